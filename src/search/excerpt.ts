import type { ExcerptSegment } from './result'

/** Mark where a hit begins and ends in an excerpt. They stand for nothing in any text, and are taken out of what is indexed. */
export const HIT_START = '\uE000'
export const HIT_END = '\uE001'

/** A text without the marks. */
export const withoutMarks = (text: string): string => text.replace(/[\uE000\uE001]/g, '')

/**
 * The marked excerpt of a text as plain pieces.
 * @param opening how the text begins: an excerpt from further on says so with an ellipsis
 */
export function segmentsOf(marked: string, opening: string): ExcerptSegment[] {
  const plain = withoutMarks(marked)
  const isFromStart = opening.startsWith(plain.slice(0, opening.length).trim().slice(0, 40))
  const isWhole = /[.!?]\s*$/.test(plain)
  const text = `${isFromStart ? '' : '… '}${marked}${isWhole ? '' : ' …'}`
  return text.split(/(\uE000[^\uE001]*\uE001)/).flatMap((piece) => {
    const text = withoutMarks(piece)
    return text ? [{ text, hit: piece.startsWith(HIT_START) }] : []
  })
}
