import { execFileSync } from 'node:child_process'
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

/** The processes of a server, itself first. Only where `ps` is. @param {number} pid */
function family(pid) {
  const children = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).trim().split('\n')
  const own = children.map((line) => line.trim().split(/\s+/).map(Number)).filter(([parent]) => parent === pid)
  return [pid, ...own.map(([, child]) => child)]
}

/**
 * A PostgreSQL of the experiment's own, which it may stop, kill and start again at the same address.
 * @param {string} folder
 */
export async function startDatabase(folder) {
  let server = await startPostgres({ dataDir: folder, exclusive: true })
  let isFrozen = false
  const thaw = () => {
    for (const pid of family(server.child?.pid)) signalProcess(pid, 'SIGCONT')
    isFrozen = false
  }
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
    /** Keeps its connections open and does nothing any more, as on a machine that is stopped or out of reach. */
    freeze: () => {
      isFrozen = true
      // The first one makes no more children then.
      signalProcess(server.child?.pid, 'SIGSTOP')
      for (const pid of family(server.child?.pid)) signalProcess(pid, 'SIGSTOP')
    },
    /** Goes on. */
    thaw,
    /** Starts it again. @returns {Promise<number>} the moment at which it took a connection, by `performance.now()` */
    start: async () => {
      server = await startPostgres({ dataDir: folder, exclusive: true, port })
      await until(() => answers(url), { seconds: 60, every: 10, what: 'The start of PostgreSQL' })
      return performance.now()
    },
    close: async () => {
      // What is frozen hears of no end.
      if (isFrozen) thaw()
      await pool.end().catch(() => undefined)
      await server.stop()
    },
  }
}
