import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import pg from 'pg'

type Dumped = { tables: { name: string; rows: number }[]; sequences: object[] }
type Options = { schemas: string[] }
type Library = {
  dumpDatabase: (client: pg.Client, folder: string, options: Options) => Promise<Dumped>
  loadDatabase: (client: pg.Client, folder: string, backup: Dumped, options: Options) => Promise<unknown>
}

const schemas = ['odd']
const folder = path.join(process.env.PATCHBAY_TEST_FOLDER ?? os.tmpdir(), `odd-${randomUUID()}`)
let client: pg.Client
let library: Library

beforeAll(async () => {
  client = new pg.Client({ connectionString: process.env.PATCHBAY_TEST_SERVER })
  await client.connect()
  const load = async (name: string) => (await import(path.resolve('scripts/lib/backup', name))) as Library
  library = { ...(await load('dump.mjs')), ...(await load('load.mjs')) }
  await client.query(`
    create schema odd;
    create type odd.mood as enum ('sad', 'ok', 'it''s "fine"');
    create table odd.b (id int generated always as identity primary key, a_id int, "odd Name" text);
    create table odd.a (
      id int generated always as identity primary key, parent_id int references odd.a (id), b_id int references odd.b (id),
      words text, short varchar(40), many text[], bytes bytea, exact numeric, loose double precision, big bigint, flag boolean,
      at timestamptz, day date, span interval, mood odd.mood, data jsonb, key uuid,
      length int generated always as (length(words)) stored);
    alter table odd.b add foreign key (a_id) references odd.a (id);
    create table odd.keyless (words text collate "C", at timestamptz);
    create function odd.refuse() returns trigger language plpgsql as $$ begin raise 'never'; end $$;
    create trigger refuse before delete or truncate on odd.a for each statement execute function odd.refuse()`)
})
afterAll(async () => {
  await client.query('drop schema odd cascade')
  await client.end()
  await rm(folder, { recursive: true, force: true })
})

// NUL is the one character that PostgreSQL cannot store; half of a pair is none.
const words = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('', '\\N', '\\.', '\t', '\\\n', 'a\r\nb', '\u2028', '🌾', 'null', ' '),
  )
  .map((text) => Buffer.from(text.replaceAll('\0', '')).toString())
const row = fc.record({
  words: fc.option(words),
  many: fc.option(fc.array(fc.option(words), { maxLength: 4 })),
  bytes: fc.option(fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes))),
  exact: fc.oneof(
    fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }).map((n) => `${n}.000123456789012345678900`),
    fc.constant('NaN'),
  ),
  loose: fc.double().map(String),
  big: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  at: fc.oneof(
    fc.integer({ min: 0, max: 999_999 }).map((n) => `2026-11-22 04:02:10.${String(n).padStart(6, '0')}-11:30`),
    fc.constantFrom('infinity', '-infinity', '0044-03-15 12:00:00 BC'),
  ),
  mood: fc.constantFrom('sad', 'ok', 'it\'s "fine"'),
  // The null of JSON is a value, and none is none.
  data: fc.option(
    fc.oneof(fc.json({ stringUnit: 'grapheme' }), fc.constant('null'), fc.constant('12345678901234567890.10')),
  ),
})

const whole = async (): Promise<string[]> => {
  await client.query("set timezone to 'UTC'; set extra_float_digits to 3")
  const texts: string[] = []
  for (const table of ['a', 'b', 'keyless']) {
    const { rows } = await client.query<{ text: string }>(
      `select t::text as text from odd.${table} t order by t::text collate "C"`,
    )
    texts.push(...rows.map(({ text }) => `${table} ${text}`))
  }
  return texts
}

test('rows of every kind come back as they were, and so do sequences, triggers and keys', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
      for (const one of rows) {
        await client.query(
          `insert into odd.a (parent_id, words, many, bytes, exact, loose, big, at, mood, data, key)
           values ((select max(id) from odd.a), $1, $2, $3, $4, $5, $6, $7, $8, $9, gen_random_uuid())`,
          [one.words, one.many, one.bytes, one.exact, one.loose, one.big, one.at, one.mood, one.data],
        )
        await client.query('insert into odd.b (a_id, "odd Name") values ((select max(id) from odd.a), $1)', [one.words])
        await client.query('insert into odd.keyless values ($1, $2), ($1, $2)', [one.words, one.at])
      }
      await client.query('update odd.a set b_id = (select max(id) from odd.b)')
      const before = await whole()
      // A connection on which values would be written with less than they have.
      await client.query("set timezone to 'America/Chicago'; set extra_float_digits to 0; set datestyle to 'SQL, DMY'")
      const dumped = await library.dumpDatabase(client, folder, { schemas })
      await client.query('update odd.a set words = null, data = null; delete from odd.keyless')
      await client.query('alter sequence odd.a_id_seq restart')
      await library.loadDatabase(client, folder, dumped, { schemas })
      expect(await whole()).toEqual(before)
    }),
    { numRuns: 6, endOnFailure: true },
  )
  const { rows } = await client.query<{ next: number; most: number }>(
    `insert into odd.a (words) values ('next') returning id as next, (select max(id) from odd.a) as most`,
  )
  expect(rows[0]?.next).toBe((rows[0]?.most ?? 0) + 1)
  await expect(client.query('delete from odd.a')).rejects.toThrow('never')
  await expect(client.query('insert into odd.b (a_id) values (-1)')).rejects.toThrow('foreign key')
})

test('a table that was cut short or changed is not taken, and nothing of it stays', async () => {
  const dumped = await library.dumpDatabase(client, folder, { schemas })
  const before = await whole()
  const [first, ...rest] = dumped.tables
  const claims = { ...dumped, tables: [{ ...first!, rows: first!.rows + 1 }, ...rest] }
  await expect(library.loadDatabase(client, folder, claims, { schemas })).rejects.toThrow(/has \d+ rows/)
  const changed = { ...dumped, tables: [{ ...first!, contentSha256: '0'.repeat(64) }, ...rest] }
  await expect(library.loadDatabase(client, folder, changed, { schemas })).rejects.toThrow('does not hold')
  expect(await whole()).toEqual(before)
})
