import { describe, expect, test } from '@jest/globals'
import { keyedHash, randomToken, seal, unseal } from './crypto'

describe('what is sealed', () => {
  test.each([['JBSWY3DPEHPK3PXP'], [''], ['Zürich – 東京']])('%j opens in its place', (text) => {
    expect(unseal(seal(text, 'totp:7'), 'totp:7')).toBe(text)
  })
  test('is different each time, names its version, and does not show the text', () => {
    const [one, two] = [seal('JBSWY3DPEHPK3PXP', 'totp:7'), seal('JBSWY3DPEHPK3PXP', 'totp:7')]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^v1\.[\w-]+$/)
    expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('JBSW')
  })
  test('opens nowhere else', () => {
    expect(() => unseal(seal('secret', 'totp:7'), 'totp:8')).toThrow()
  })
  test('does not open once it was changed', () => {
    const bytes = Buffer.from(seal('secret', 'totp:7').slice(3), 'base64url')
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => unseal(`v1.${changed.toString('base64url')}`, 'totp:7')).toThrow()
    }
  })
  test.each([['v2.AAAA'], ['v1.AAAA'], ['v1'], ['']])('%j is refused', (sealed) => {
    expect(() => unseal(sealed, 'totp:7')).toThrow(/not known|cut short/)
  })
})

test('a keyed hash is the same for the same text, and another for another purpose', () => {
  expect(keyedHash('abc', 'reset')).toBe(keyedHash('abc', 'reset'))
  expect(keyedHash('abc', 'reset')).not.toBe(keyedHash('abc', 'challenge'))
  expect(keyedHash('abc', 'reset')).not.toBe(keyedHash('abd', 'reset'))
})

test('a token has 256 bits', () => {
  expect(Buffer.from(randomToken(), 'base64url')).toHaveLength(32)
  expect(randomToken()).not.toBe(randomToken())
})
