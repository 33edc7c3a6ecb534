import path from 'node:path'
import { createGzip } from 'node:zlib'
import { copyOut } from './copy.mjs'
import { EXACT, exportStatement, SCHEMAS, sequencesOf, tablesOf } from './catalog.mjs'
import { Seal, writeSealed } from './sealed-file.mjs'

/**
 * @typedef {{ schema: string, name: string, columns: string[], rows: number, contentSha256: string, file: string,
 *   size: number, sha256: string }} DumpedTable
 */

async function dumpTable(client, table, folder) {
  const file = path.posix.join('database', `${table.schema}.${table.name}.copy.gz`)
  const content = new Seal()
  const written = writeSealed(path.join(folder, file), content, createGzip({ level: 6 }))
  // A failure of the disk is told by the copying below, or here after it.
  written.catch(() => {})
  const rows = await copyOut(client, exportStatement(table), content).catch(async (error) => {
    await written
    throw error
  })
  const columns = table.columns.map(({ name }) => name)
  return { schema: table.schema, name: table.name, columns, rows, contentSha256: content.sum, file, ...(await written) }
}

/**
 * Writes all tables as they are at one moment, one file each, while others go on writing to them.
 * @param {import('pg').Client} client a connection of its own
 * @param {string} folder
 * @param {{ schemas?: string[], onSnapshot?: () => Promise<unknown>, onTable?: (table: DumpedTable) => void }} [options]
 *   `onSnapshot`: called inside of that moment
 */
export async function dumpDatabase(client, folder, { schemas = SCHEMAS, onSnapshot, onTable } = {}) {
  await client.query(EXACT)
  await client.query('begin isolation level repeatable read read only')
  try {
    /** @type {DumpedTable[]} */
    const tables = []
    const facts = await onSnapshot?.()
    for (const table of await tablesOf(client, schemas)) {
      const dumped = await dumpTable(client, table, folder)
      tables.push(dumped)
      onTable?.(dumped)
    }
    // A sequence knows no moment. Read last, it is never behind a row.
    return { tables, sequences: await sequencesOf(client, schemas), facts }
  } finally {
    await client.query('rollback').catch(() => {})
  }
}

/**
 * The sum of what a table holds, as the dump has it.
 * @param {import('pg').Client} client
 * @param {import('./catalog.mjs').Table} table
 * @param {string[]} columns
 */
export async function contentSum(client, table, columns) {
  const content = new Seal()
  content.resume()
  await copyOut(client, exportStatement(table, columns), content)
  return content.sum
}
