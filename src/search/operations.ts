import type { PayloadRequest } from 'payload'
import type { RateLimit } from '@/lib/server/rate-limit'
import { sqlOf } from '@/lib/server/sql'
import { HIT_END, HIT_START, segmentsOf } from './excerpt'
import type { SearchKind, SearchResult } from './result'
import { textQueryOf, type Lexeme } from './text-query'
import { wordsOf } from './words'

/** Searches of one address, through the call and the page together: enough for typing. */
export const searchLimit: RateLimit = { name: 'search', points: 240, seconds: 60 }

/** What PostgreSQL itself makes of the words: nothing that was typed is ever read as a sign of its query language. */
async function lexemesOf(req: PayloadRequest, words: string[]): Promise<Lexeme[]> {
  const { rows } = await sqlOf(req).query<Lexeme>(
    `select plainto_tsquery('simple', word)::text as raw, stem = '' as "isStopWord",
       -- "ins" has the stem "in": no English text has that one, and it is not what was meant.
       case when plainto_tsquery('english', stem)::text = '' then '' else stem end as stem
     from unnest($1::text[]) with ordinality as given (word, place),
       lateral (select plainto_tsquery('english', word)::text as stem) as stems
     order by place`,
    [words],
  )
  return rows
}

const HEADLINE = `StartSel=${HIT_START}, StopSel=${HIT_END}, MaxWords=32, MinWords=18, ShortWord=0, MaxFragments=1`

/**
 * What the site says about a search, the best first: what has it in the title, then what has it often. A word that is
 * everywhere is ranked among the first few hundred entries that have it, so that it is answered as fast as a rare one.
 *
 * For a word that is everywhere an index is slow and the beginning of the table is fast; for a rare one it is the other
 * way round, and PostgreSQL cannot tell the two apart by a beginning. So the first entries are looked at, and the index is
 * asked when they were not enough. That the query comes from `asked` keeps PostgreSQL from guessing.
 */
export async function searchSite(
  req: PayloadRequest,
  { q, limit }: { q: string; limit: number },
): Promise<SearchResult[]> {
  const words = wordsOf(q)
  const query = words.length > 0 ? textQueryOf(await lexemesOf(req, words)) : undefined
  if (!query) return []
  const { rows } = await sqlOf(req).query<{
    title: string
    path: string
    kind: SearchKind
    marked: string
    opening: string
  }>(
    `with asked as materialized (select $1::tsquery as q),
     near as materialized (select id, title_words, words from search_entries limit 2000),
     titled_near as materialized (select id from near where title_words @@ (select q from asked) limit 100),
     found_near as materialized (select id from near where words @@ (select q from asked) limit 300),
     titled as (
       select id from search_entries
       where title_words @@ (select q from asked) and (select count(*) from titled_near) < 100 limit 100
     ),
     found as (
       select id from search_entries
       where words @@ (select q from asked) and (select count(*) from found_near) < 300 limit 300
     ),
     ranked as (
       select distinct on (path) id, title_words @@ $1::tsquery as in_title,
         ts_rank('{0, 0, 0.1, 1}', words, $1::tsquery, 1) as rank
       from search_entries where id in (
         select id from titled_near union select id from found_near union select id from titled union select id from found
       )
       order by path, in_title desc, rank desc, id
     ),
     best as materialized (select * from ranked order by in_title desc, rank desc, id limit $3)
     select title, path, kind, ts_headline('simple', body, $2::tsquery, $4) as marked, left(body, 120) as opening
     from best join search_entries using (id) order by in_title desc, rank desc, id`,
    [query.wanted, query.hits, limit, HEADLINE],
  )
  return rows.map(({ title, path, kind, marked, opening }) => ({
    title,
    path,
    kind,
    excerpt: segmentsOf(marked, opening),
  }))
}
