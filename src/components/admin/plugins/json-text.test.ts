import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { placeOf, readJson, tokensOf } from './json-text'

const parses = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('the pieces of a text', () => {
  test('are the text again, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(
          tokensOf(text)
            .map((token) => token.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
  test('have their kinds', () => {
    const kinds = tokensOf('{"a": "b", "c": [1.5e3, true], ?}')
    expect(
      kinds.filter(({ kind }) => kind !== 'space' && kind !== 'mark').map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ['key', '"a"'],
      ['string', '"b"'],
      ['key', '"c"'],
      ['number', '1.5e3'],
      ['word', 'true'],
      ['error', '?'],
    ])
  })
})

describe('reading JSON', () => {
  test('accepts what JSON.parse accepts, with the same value, and nothing else', () => {
    const almost = fc.string({ unit: fc.constantFrom(...'{}[],:"\\-+.0123eEutrnfals \n') })
    fc.assert(
      fc.property(fc.oneof(fc.json({ maxDepth: 4 }), almost, fc.string()), (text) => {
        const { problem, value } = readJson(text)
        expect(problem === undefined).toBe(parses(text))
        if (!problem) expect(value).toEqual(JSON.parse(text))
      }),
      { numRuns: 2000 },
    )
  })
  test.each([
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'Expected a comma or }'],
    ['{\n  "a" 1\n}', 2, 7, 'Expected a colon after the key'],
    ['{\n  a: 1\n}', 2, 3, 'Expected a key in double quotes'],
    ['{"a": }', 1, 7, 'Expected a value'],
    ['{"a": 1,}', 1, 9, 'Expected a key in double quotes'],
    ['{"a": "b\n}', 1, 7, 'This text is not closed'],
    ['{"a": 01}', 1, 7, 'Expected a value'],
    ['{} {}', 1, 4, 'Nothing may follow'],
    ['{"a": 1', 1, 8, 'Expected a comma or }; the text ends here'],
    ['', 1, 1, 'Expected a value'],
    [`${'['.repeat(70)}${']'.repeat(70)}`, 1, 65, 'nested too deeply'],
  ])('%j: line %d, column %d: %s', (text, line, column, message) => {
    const { problem } = readJson(text)
    expect(problem?.message).toContain(message)
    expect(placeOf(text, problem?.offset ?? -1)).toEqual({ line, column })
  })
  test('knows where the outermost keys begin', () => {
    expect([...readJson('{"a": {"b": 1},\n "c": 2}').keys]).toEqual([
      ['a', 1],
      ['c', 17],
    ])
  })
})
