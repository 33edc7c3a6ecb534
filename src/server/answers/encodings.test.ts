import { describe, expect, test } from '@jest/globals'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { acceptedEncodings, encode } from './encodings'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['br;q=0.5, gzip;q=1.0', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['identity', ['identity']],
  ['identity;q=0, gzip', ['gzip']],
  ['identity;q=1, gzip;q=0.5', ['identity', 'gzip']],
  ['X-GZIP', ['gzip', 'identity']],
  ['zstd', ['identity']],
  ['gzip;q=many', ['identity']],
])('who accepts %p gets the best of %p', (accepted, expected) => {
  expect(acceptedEncodings(accepted)).toEqual(expected)
  expect(acceptedEncodings(accepted)).toEqual(expected)
})

describe('an answer is encoded', () => {
  const text = Buffer.from('From the trench to the rack. '.repeat(200))

  test('in ways that give the same bytes, each shorter', async () => {
    const { identity, gzip, br } = await encode(text, 'text/html; charset=utf-8')
    expect(identity).toBe(text)
    expect(gunzipSync(gzip ?? '')).toEqual(text)
    expect(brotliDecompressSync(br ?? '')).toEqual(text)
    expect(br?.length).toBeLessThan(gzip?.length ?? 0)
  })

  test.each([
    'image/svg+xml',
    'application/json',
    'application/javascript; charset=UTF-8',
    'application/manifest+json',
  ])('when it is %s', async (type) => expect(Object.keys(await encode(text, type))).toContain('br'))

  test.each(['font/woff2', 'image/avif', 'application/pdf', ''])('but not when it is %p', async (type) =>
    expect(await encode(text, type)).toEqual({ identity: text }),
  )

  test('but not when it is short', async () =>
    expect(await encode(Buffer.from('ok'), 'text/plain')).toEqual({ identity: Buffer.from('ok') }))
})
