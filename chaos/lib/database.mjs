import pg from 'pg'
import { ended } from '../../scripts/lib/child.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { signalProcess } from '../../scripts/lib/processes.mjs'
import { until } from './until.mjs'

const answers = async (url) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return Boolean(await client.query('select 1'))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * A PostgreSQL of the experiment's own, which it may stop, kill and start again at the same address.
 * @param {string} folder
 */
export async function startDatabase(folder) {
  let server = await startPostgres({ dataDir: folder, exclusive: true })
  const { url, port } = server
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'chaos' })
  pool.on('error', () => undefined)
  return {
    url,
    /** Asks the database itself. @param {string} text @param {unknown[]} [values] */
    sql: async (text, values) => (await pool.query(text, values)).rows,
    /** Ends it as a system that goes down does: clients are cut off, nothing is lost. */
    stop: () => server.stop(),
    /** Ends it as a power cut does. */
    kill: async () => {
      signalProcess(server.child?.pid, 'SIGKILL')
      if (server.child) await ended(server.child)
    },
    /** Starts it again. @returns {Promise<number>} the moment at which it took a connection, by `performance.now()` */
    start: async () => {
      server = await startPostgres({ dataDir: folder, exclusive: true, port })
      await until(() => answers(url), { seconds: 60, every: 10, what: 'The start of PostgreSQL' })
      return performance.now()
    },
    close: async () => {
      await pool.end().catch(() => undefined)
      await server.stop()
    },
  }
}
