import { expect, test } from '@jest/globals'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { keepPagesFresh } from './cache-headers'

function response(): ServerResponse {
  const made = new ServerResponse(new IncomingMessage(new Socket()))
  keepPagesFresh(made)
  return made
}

test.each(['Cache-Control', 'cache-control', 'CACHE-CONTROL'])(
  'a page kept for a year by %s is asked for again',
  (name) => {
    expect(response().setHeader(name, 's-maxage=31536000').getHeader('cache-control')).toBe(
      'public, max-age=0, must-revalidate',
    )
  },
)

test('caches in front may show a page, and nothing else, when nobody answers them', () => {
  const behind = (value: string) => response().setHeader('Cache-Control', value).getHeader('cdn-cache-control')
  expect(behind('s-maxage=31536000')).toBe('public, max-age=0, stale-if-error=86400')
  for (const value of ['no-store', 'private, no-cache', 'public, max-age=31536000, immutable'])
    expect(behind(value)).toBeUndefined()
})

test('a page kept while it is made anew is asked for again', () => {
  const answer = response().setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=31535940')
  expect(answer.getHeader('cache-control')).toBe('public, max-age=0, must-revalidate')
})

test.each(['public, max-age=31536000, immutable', 'no-store', 'private, no-cache'])('%s stays', (value) => {
  expect(response().setHeader('Cache-Control', value).getHeader('cache-control')).toBe(value)
})

test('another header stays', () => {
  expect(response().setHeader('X-Other', 's-maxage=1').getHeader('x-other')).toBe('s-maxage=1')
})

test('a list of values stays a list', () => {
  expect(response().setHeader('Set-Cookie', ['a=1', 'b=2']).getHeader('set-cookie')).toEqual(['a=1', 'b=2'])
})
