import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { fileSize } from './file-size'
import { telephone } from './telephone'
import { createCallKeys, uniqueKey } from './unique-key'

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [860_160, '840 KB'],
  [1_048_576, '1 MB'],
  [2_516_582, '2.4 MB'],
  [26_214_400, '25 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})

test.each([
  ['(555) 010-0199', '+15550100199'],
  ['+44 20 7946 0000', '+442079460000'],
  ['1-555-010-0199', '15550100199'],
  ['112', '112'],
  ['', ''],
])('the phone number %j is dialled as %j', (written, dialled) => {
  expect(telephone(written)).toBe(dialled)
})

describe('a key', () => {
  afterEach(() => {
    jest.restoreAllMocks()
  })

  test('is another one each time', () => {
    expect(uniqueKey()).not.toBe(uniqueKey())
  })

  test('is one that the calls take', () => {
    expect(uniqueKey()).toMatch(/^[\x21-\x7e]{8,128}$/)
  })

  test('can be made on a page without https', () => {
    const getRandomValues = (bytes: Uint8Array) => bytes.fill(10)
    jest.replaceProperty(globalThis, 'crypto', { getRandomValues } as unknown as Crypto)
    expect(uniqueKey()).toBe('0a'.repeat(16))
  })
})

describe('the key of a call', () => {
  test('is the same for the same content', () => {
    const { keyFor } = createCallKeys()
    expect(keyFor('a')).toBe(keyFor('a'))
  })

  test('is a new one for other content', () => {
    const { keyFor } = createCallKeys()
    expect(keyFor('a')).not.toBe(keyFor('b'))
  })

  test('is a new one after a success', () => {
    const { keyFor, forget } = createCallKeys()
    const first = keyFor('a')
    forget()
    expect(keyFor('a')).not.toBe(first)
  })

  test('is a form’s own', () => {
    expect(createCallKeys().keyFor('a')).not.toBe(createCallKeys().keyFor('a'))
  })
})
