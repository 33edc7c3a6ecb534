import fs from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { Failure } from '../messages.mjs'
import { columnList, EXACT, nameOf, SCHEMAS, tablesOf } from './catalog.mjs'
import { copyIn } from './copy.mjs'
import { contentSum } from './dump.mjs'

/** The foreign keys, which are taken away while tables are filled: so the order does not matter, and no superuser is needed. */
async function takeForeignKeys(client, schemas) {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name, quote_ident(k.conname) as key, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`,
    [schemas],
  )
  for (const row of rows) await client.query(`alter table ${nameOf(row)} drop constraint ${row.key}`)
  return async () => {
    for (const row of rows) await client.query(`alter table ${nameOf(row)} add constraint ${row.key} ${row.definition}`)
  }
}

const setTriggers = async (client, tables, state) => {
  for (const table of tables) await client.query(`alter table ${nameOf(table)} ${state} trigger user`)
}

async function fill(client, folder, dumped, table) {
  const known = new Set(table.columns.map(({ name }) => name))
  // The queue's own tables may have lost a column in a newer version; what is new has its default.
  const isWhole = dumped.columns.every((name) => known.has(name))
  if (!isWhole && dumped.schema !== 'jobs')
    throw new Failure(`The table ${dumped.name} of the backup has columns that this version does not know.`)
  const columns = isWhole ? dumped.columns : dumped.columns.filter((name) => known.has(name))
  const packed = fs.createReadStream(path.join(folder, dumped.file))
  const plain = packed.pipe(createGunzip())
  packed.on('error', (error) => plain.destroy(error))
  const rows = isWhole
    ? await copyIn(client, `copy ${nameOf(table)} (${columnList(columns)}) from stdin`, plain)
    : await fillPartly(client, dumped, table, columns, plain)
  if (rows !== dumped.rows)
    throw new Failure(`The table ${dumped.name} has ${rows} rows, and the backup says ${dumped.rows}.`)
  if (isWhole && (await contentSum(client, table, columns)) !== dumped.contentSha256)
    throw new Failure(`The table ${dumped.name} does not hold what the backup says.`)
  return rows
}

/** By way of a table that has all columns of the backup, as texts. */
async function fillPartly(client, dumped, table, columns, plain) {
  const all = dumped.columns.map((name) => `${columnList([name])} text`).join(', ')
  await client.query(`create temporary table dumped_rows (${all}) on commit drop`)
  await copyIn(client, 'copy pg_temp.dumped_rows from stdin', plain)
  const { rows: types } = await client.query(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass`,
    [nameOf(table)],
  )
  const values = columns.map((name) => `${columnList([name])}::${types.find((one) => one.name === name).type}`)
  const { rowCount } = await client.query(
    `insert into ${nameOf(table)} (${columnList(columns)}) select ${values.join(', ')} from pg_temp.dumped_rows`,
  )
  await client.query('drop table pg_temp.dumped_rows')
  return rowCount
}

const isThere = (tables, { schema, name }) => tables.find((one) => one.schema === schema && one.name === name)

/**
 * Fills a database that the migrations have made with the tables of a backup, all in one transaction: rows are counted
 * and summed as they are stored, and PostgreSQL checks every foreign key anew.
 * @param {import('pg').Client} client its user owns the tables
 * @param {string} folder
 * @param {{ tables: import('./dump.mjs').DumpedTable[],
 *   sequences: { schema: string, name: string, lastValue: string, isCalled: boolean }[] }} backup
 * @param {{ schemas?: string[], onTable?: (table: import('./dump.mjs').DumpedTable) => void }} [options]
 * @returns {Promise<{ unknown: string[] }>} tables of the backup that are none of the product's
 */
export async function loadDatabase(client, folder, backup, { schemas = SCHEMAS, onTable } = {}) {
  await client.query(EXACT)
  await client.query('begin')
  try {
    const tables = await tablesOf(client, schemas)
    const returnForeignKeys = await takeForeignKeys(client, schemas)
    await setTriggers(client, tables, 'disable')
    await client.query(`truncate table ${tables.map(nameOf).join(', ')}`)
    const unknown = []
    for (const dumped of backup.tables) {
      const table = isThere(tables, dumped)
      if (!table) unknown.push(`${dumped.schema}.${dumped.name}`)
      else {
        await fill(client, folder, dumped, table)
        onTable?.(dumped)
      }
    }
    for (const sequence of backup.sequences)
      await client.query(`select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null`, [
        nameOf(sequence),
        sequence.lastValue,
        sequence.isCalled,
      ])
    await setTriggers(client, tables, 'enable')
    await returnForeignKeys()
    await client.query('commit')
    await client.query('analyze')
    return { unknown }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
