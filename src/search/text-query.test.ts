import { expect, test } from '@jest/globals'
import { textQueryOf, type Lexeme } from './text-query'

const word = (raw: string, stem: string, isStopWord = false): Lexeme => ({ raw, stem, isStopWord })
const the = word(`'the'`, '', true)
const fibers = word(`'fibers'`, `'fiber'`)

test('the last word may be the beginning of one, the others have to be whole', () => {
  expect(textQueryOf([fibers, word(`'installati'`, `'installati'`)])).toEqual({
    wanted: `('fiber') & ('installati' | 'installati':*)`,
    hits: `('fibers' | 'fiber':*) | ('installati':* | 'installati':*)`,
  })
})

test('a word that is everywhere is passed over, but where it may become another', () => {
  expect(textQueryOf([the, fibers])?.wanted).toBe(`('fiber' | 'fibers':*)`)
  expect(textQueryOf([fibers, the])?.wanted).toBe(`('fiber') & ('the':*)`)
})

test('a word without a stem of its own is taken as it stands', () => {
  expect(textQueryOf([word(`'ins'`, ''), fibers])?.wanted).toBe(`('ins') & ('fiber' | 'fibers':*)`)
})

test('a short stem is a hit only as it stands', () => {
  expect(textQueryOf([word(`'its'`, `'it'`)])?.hits).toBe(`('its':* | 'it')`)
})

test.each([[[]], [[word('', '')]]])('%j is nothing to search for', (lexemes) => {
  expect(textQueryOf(lexemes)).toBeUndefined()
})
