import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '../../scripts/lib/postgres.mjs'

/** One server for the whole run; each test file makes a database of its own in it. PATCHBAY_TEST_SERVER names another one to use. */
export default async function start() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'patchbay-test-'))
  process.env.PATCHBAY_TEST_FOLDER = folder
  globalThis.__folder = folder
  if (process.env.PATCHBAY_TEST_SERVER) return
  const database = await startPostgres({ dataDir: path.join(folder, 'postgres'), durable: false })
  globalThis.__database = database
  process.env.PATCHBAY_TEST_SERVER = database.url
}
