import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What separates words: ASCII and typographic punctuation, so that `TIA/EIA` or `24/7` is found by each of its parts. */
const SEPARATORS =
  '[\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4\\u00b6-\\u00b8\\u00bb\\u00bf\\u2000-\\u206f\\u2190-\\u2bff]+'

/** The stems of a text, for words in any form, and its words as they stand, for those that are still being typed. */
const wordsOf = (column: string): string => {
  const text = `regexp_replace(${column}, '${SEPARATORS}', ' ', 'g')`
  return `to_tsvector('pg_catalog.english', ${text}) || to_tsvector('pg_catalog.simple', ${text})`
}

/** What the site's search looks through, which is no collection, and by which version of the application it was made. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    create table search_entries (
      id bigint generated always as identity primary key,
      source text not null unique,
      path text not null,
      kind text not null check (kind in ('page', 'service')),
      title text not null,
      body text not null,
      updated_at timestamptz not null default now(),
      title_words tsvector not null generated always as (${wordsOf('title')}) stored,
      words tsvector not null generated always as
        (setweight(${wordsOf('title')}, 'A') || setweight(${wordsOf('body')}, 'B')) stored
    );
    create index search_entries_title_words_idx on search_entries using gin (title_words);
    create index search_entries_words_idx on search_entries using gin (words);
    create table search_state (version text not null);
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table search_state; drop table search_entries;`)
}
