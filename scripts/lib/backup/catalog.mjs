/** The schemas of the product: its tables, and the queue's. */
export const SCHEMAS = ['public', 'jobs']

/** What the queue makes anew at a start: its own version, its statistics and its notes. */
const MADE_ANEW = ['version', 'queue_stats', 'warning', 'bam']

/**
 * @typedef {{ name: string, ordered: string }} Column `ordered`: how to sort by it, the same in every database
 * @typedef {{ schema: string, name: string, columns: Column[], key: string[] }} Table
 */

const quote = (name) => `"${name.replaceAll('"', '""')}"`

/** @param {{ schema: string, name: string }} thing */
export const nameOf = ({ schema, name }) => `${quote(schema)}.${quote(name)}`

/** @param {string[]} columns */
export const columnList = (columns) => columns.map(quote).join(', ')

/** Settings under which every value is written so that it reads back as it was. */
export const EXACT = `
  set client_encoding to 'UTF8'; set datestyle to 'ISO, MDY'; set intervalstyle to 'postgres'; set timezone to 'UTC';
  set extra_float_digits to 3; set bytea_output to 'hex'; set xmloption to 'content';
  set statement_timeout to 0; set idle_in_transaction_session_timeout to 0; set search_path to pg_catalog`

/**
 * The tables of the product with the columns that are stored; generated columns compute themselves.
 * A table in partitions is one table.
 * @param {import('pg').Client} client
 * @param {string[]} [schemas]
 * @returns {Promise<Table[]>}
 */
export async function tablesOf(client, schemas = SCHEMAS) {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name,
       coalesce((select json_agg(json_build_object('name', a.attname, 'ordered',
           quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end) order by a.attnum)
         from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and a.attgenerated = ''), '[]') as columns,
       coalesce((select json_agg(a.attname order by k.position)
         from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k(attnum, position)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
         where i.indrelid = c.oid and i.indisprimary), '[]') as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by n.nspname collate "C", c.relname collate "C"`,
    [schemas],
  )
  return rows.filter(({ schema, name }) => schema !== 'jobs' || !MADE_ANEW.includes(name))
}

/**
 * What reads a table in an order that depends on nothing but its rows, so that equal tables give equal bytes.
 * @param {Table} table
 * @param {string[]} [columns] those to read; all of them when left out
 */
export function exportStatement(table, columns = table.columns.map(({ name }) => name)) {
  const orderOf = (name) => table.columns.find((column) => column.name === name)?.ordered ?? quote(name)
  const order = table.key.length > 0 ? table.key.map(orderOf).join(', ') : 't::text collate "C"'
  return `copy (select ${columnList(columns)} from ${nameOf(table)} t order by ${order}) to stdout`
}

/**
 * Where the sequences stand. Their values are text: some are larger than a JavaScript number is exact.
 * @param {import('pg').Client} client
 * @param {string[]} [schemas]
 */
export async function sequencesOf(client, schemas = SCHEMAS) {
  const { rows } = await client.query(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1)
     order by 1, 2`,
    [schemas],
  )
  const found = []
  for (const sequence of rows) {
    const { rows: values } = await client.query(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${nameOf(sequence)}`,
    )
    found.push({ ...sequence, ...values[0] })
  }
  return found
}
