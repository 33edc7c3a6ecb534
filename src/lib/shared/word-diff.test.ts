import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { wordDiff } from './word-diff'

/** The difference as one line: what is gone in [-…-], what is new in {+…+}. */
const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

describe('the difference', () => {
  test.each([
    ['', '', ''],
    ['A line.', 'A line.', 'A line.'],
    ['', 'New', '{+New+}'],
    ['Old', '', '[-Old-]'],
    ['We answer in two days.', 'We answer in one day.', 'We answer in [-two-]{+one+} [-days-]{+day+}.'],
    ['One\nTwo\nThree', 'One\nThree', 'One\n[-Two\n-]Three'],
    ['One\nThree', 'One\nTwo\nThree', 'One\n{+Two\n+}Three'],
    ['Größe 3', 'Größe 4', 'Größe [-3-]{+4+}'],
  ])('of %j and %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected)
  })

  test('gives both texts back, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '.', 'ä'), { maxLength: 40 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDiff(before, after)
        const without = (kind: string) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map((piece) => piece.text)
            .join('')
        expect([without('new'), without('gone')]).toEqual([before, after])
      }),
    )
  })

  test('of two long texts takes no time to speak of', () => {
    const words = (count: number, word: string) => Array.from({ length: count }, (_none, n) => `${word}${n}`).join(' ')
    const start = performance.now()
    expect(wordDiff(words(20_000, 'a'), words(20_000, 'b')).map(({ kind }) => kind)).toEqual(['gone', 'new'])
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
