/**
 * What PostgreSQL makes of a word: `raw` as it stands, and its English `stem`. `isStopWord` for one that English texts are
 * not searched for, such as "the". Both are lexemes as PostgreSQL writes them, or empty.
 */
export type Lexeme = { raw: string; stem: string; isStopWord: boolean }

/** How a text search of PostgreSQL is written: what is wanted, and what of it is a hit in an excerpt. */
export type TextQuery = { wanted: string; hits: string }

const either = (parts: string[]): string => `(${parts.filter(Boolean).join(' | ')})`
const beginsWith = (lexeme: string): string => lexeme && `${lexeme}:*`
/** A short stem begins too many words; its length counts the quotes round it. */
const hitOf = (stem: string): string => (stem.length >= 5 ? beginsWith(stem) : stem)

/**
 * All words have to be there, in any form; the last one may be the beginning of a word, since somebody may be typing it.
 * @returns `undefined` when there is nothing to search for
 */
export function textQueryOf(lexemes: Lexeme[]): TextQuery | undefined {
  const last = lexemes.length - 1
  const wanted = lexemes.flatMap(({ raw, stem, isStopWord }, index) => {
    if (!raw || (isStopWord && index < last)) return []
    return index < last
      ? [{ match: either([stem || raw]), hit: either([raw, hitOf(stem)]) }]
      : [{ match: either([stem, beginsWith(raw)]), hit: either([beginsWith(raw), hitOf(stem)]) }]
  })
  if (wanted.length === 0) return undefined
  return { wanted: wanted.map(({ match }) => match).join(' & '), hits: wanted.map(({ hit }) => hit).join(' | ') }
}
