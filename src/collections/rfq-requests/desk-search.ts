import type { PayloadRequest } from 'payload'
import { type AddValue, sqlOf, statementValues } from '@/lib/server/sql'

/** Up to this many finds are known by their numbers. */
export const FEW = 1000
/** Up to this many entries of one word are read; a word that has more is everywhere. Of several words, more are worth it. */
const MANY = 5000
const MANY_OF_SEVERAL = 20_000
const MOST_WORDS = 8

/** The beginning of a word, and how many entries it has as far as they were counted. */
export type Word = { word: string; hits: number }

/**
 * What a search comes down to: the numbers of the requests; or a set that the index of words names, which is walked past
 * in the order of the list; or words that are everywhere, asked of each request of the list until a page is full. PostgreSQL
 * cannot tell these apart beforehand, since it does not know how many texts begin in a certain way.
 */
export type SearchPlan = { kind: 'ids'; ids: number[] } | { kind: 'set' | 'walk'; words: Word[]; id?: number }

const beginsWith = (word: string): string => `term >= ${word} and term < ${word} || chr(1114111)`
const entriesOf = ({ word }: Word, add: AddValue): string =>
  `select request_id from rfq_terms where ${beginsWith(`${add(word)}::text`)}`

/** A telephone number in groups is one word; so is an e-mail address that has been begun. */
const asNumber = (q: string): string => {
  const digits = q.replace(/\D/g, '')
  return digits.length >= 7 && /^[\d\s+()./-]+$/.test(q) ? digits : q
}

/**
 * Looks the words of a search up, as beginnings: how many entries each has, as far as it matters. PostgreSQL makes the
 * words, as it does of the requests themselves; the rarest comes first.
 */
async function wordsOf(req: PayloadRequest, q: string, most: number): Promise<Word[]> {
  const isWhole = /^[^\s@]+@\S+$/.test(q)
  const { rows } = await sqlOf(req).query<Word>(
    `select word, (
       select count(*)::int from (select from rfq_terms where ${beginsWith('word')} limit $2) as entries
     ) as hits
     from ${isWhole ? 'rfq_fold($1)' : 'rfq_words($1)'} as word limit $3`,
    [asNumber(q), most + 1, MOST_WORDS],
  )
  return rows.toSorted((a, b) => a.hits - b.hits)
}

/** How often several words occur matters up to a higher number, but only where none of them is rare. */
async function countedWords(req: PayloadRequest, q: string): Promise<Word[]> {
  const words = await wordsOf(req, q, MANY)
  const isCommon = words.length > 1 && words[0] !== undefined && words[0].hits > FEW
  return isCommon ? wordsOf(req, q, MANY_OF_SEVERAL) : words
}

/**
 * Whether the request of `id` has words, each looked up by itself: a scalar subquery is never turned into a join, so
 * PostgreSQL cannot take it for a reason to read a whole index.
 */
const hasWords = (words: Word[], id: string, add: AddValue): string[] =>
  words.map(
    ({ word }) =>
      `coalesce((select true from rfq_terms where request_id = ${id} and ${beginsWith(`${add(word)}::text`)} limit 1), false)`,
  )

type Words = { words: Word[]; id?: number }

/** The numbers of the requests that have all words, read from the rarest on; or of the one whose number was asked for. */
export function setOf({ words: [rarest, ...others], id }: Words, add: AddValue): string {
  if (!rarest) return 'select 0 as request_id where false'
  // Lists of like length are laid over each other; where the first is short, or the other is long, each find is asked.
  const isListed = ({ hits }: Word) => rarest.hits > FEW && (hits <= MANY_OF_SEVERAL || rarest.hits > MANY_OF_SEVERAL)
  const conditions = [
    ...others.filter(isListed).map((word) => `request_id in (${entriesOf(word, add)})`),
    ...hasWords(
      others.filter((word) => !isListed(word)),
      'found.request_id',
      add,
    ),
  ]
  const found = ['true', ...conditions].join(' and ')
  const named = id === undefined ? '' : ` union all select id from rfq_requests where id = ${add(id)}`
  return `select request_id from (${entriesOf(rarest, add)}) as found where ${found}${named}`
}

/** Whether a request `r` is found, asked of it alone. */
export function isFound({ words, id }: Words, add: AddValue): string {
  const has = hasWords(words, 'r.id', add).join(' and ')
  return id === undefined ? has : `(${has} or r.id = ${add(id)})`
}

async function readSet(req: PayloadRequest, words: Words): Promise<{ ids: number[]; total: number }> {
  const { values, add } = statementValues()
  const { rows } = await sqlOf(req).query<{ ids: number[] | null; total: number }>(
    `with found as materialized (select distinct request_id from (${setOf(words, add)}) as entries)
     select (select count(*)::int from found) as total, array(select request_id from found limit ${FEW}) as ids`,
    values,
  )
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 }
}

/** Decides how to search. A number is that of a request, or the beginning of a telephone number or a name. */
export async function planSearch(req: PayloadRequest, q: string): Promise<SearchPlan | undefined> {
  if (!q) return undefined
  const [, sign, digits] = /^(#?)(\d{1,9})$/.exec(q) ?? []
  if (sign) return { kind: 'ids', ids: [Number(digits)] }
  const id = digits ? Number(digits) : undefined
  const words = await countedWords(req, q)
  const most = words.length > 1 ? MANY_OF_SEVERAL : MANY
  if (words[0] && words[0].hits > most) return { kind: 'walk', words, id }
  const { ids, total } = await readSet(req, { words, id })
  return total > FEW ? { kind: 'set', words, id } : { kind: 'ids', ids }
}
