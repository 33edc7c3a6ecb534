import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endChild, hasEnded } from './child.mjs'
import { isDiskFull } from './files.mjs'
import { diskFull, Failure, saysDiskFull } from './messages.mjs'
import { findFreePort } from './port.mjs'
import { DATABASE, ensureCluster } from './postgres-cluster.mjs'
import { endOrphan, joinServer, readPidFile, stopServer } from './postgres-running.mjs'
import { findPrograms, giveToPostgres, postgresCommand, postgresUser } from './postgres-programs.mjs'

const LARGEST_LOG = 5 * 1024 * 1024
const START_PATIENCE = 120_000
const STOP_PATIENCE = 20_000

// For a small machine. No parallel workers: they need shared memory that small containers do not have.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  logging_collector: 'off',
  log_line_prefix: '%m [%p] ',
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: '128MB',
  max_connections: '60',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
}
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * @typedef {{ dataDir: string, port?: number, durable?: boolean, exclusive?: boolean, onExit?: () => void }} Options
 * @typedef {{ url: string, port: number, child: import('node:child_process').ChildProcess | null,
 *   stop: (force?: AbortSignal) => Promise<void> }} Database
 */

function openLog(file) {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const handle = fs.openSync(file, size > LARGEST_LOG ? 'w' : 'a', 0o600)
  giveToPostgres(file)
  return { file, handle, start: size > LARGEST_LOG ? 0 : size }
}

const logSince = ({ file, start }) => fs.readFileSync(file).subarray(start).toString()

function spawnServer(programs, data, log, port, durable) {
  const settings = Object.entries({ ...SETTINGS, ...(durable ? {} : FORGETFUL) })
  const args = ['-D', data, '-p', String(port), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const [command, rest] = postgresCommand(programs.postgres, args)
  // A group of its own: a Ctrl-C at the terminal is for the launcher, which stops the database last.
  const detached = process.platform !== 'win32'
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'ignore', log.handle])
  return spawn(command, rest, { ...postgresUser(), cwd: data, stdio, detached, windowsHide: true })
}

/** @returns {Promise<boolean>} whether the server is ready; otherwise it has ended */
async function becomesReady(child, data) {
  const deadline = Date.now() + START_PATIENCE
  while (!hasEnded(child)) {
    const status = readPidFile(data)
    if (status?.pid === child.pid && status.status === 'ready') return true
    if (Date.now() > deadline) child.kill('SIGQUIT')
    await sleep(10)
  }
  return false
}

function explain(folder, log) {
  const text = logSince(log)
  if (saysDiskFull(text) || isDiskFull(folder)) return diskFull(folder)
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(text)?.[1] ?? text.trim().split('\n').at(-1) ?? ''
  return new Failure(`PostgreSQL did not start (${reason}); its log is ${log.file}.`)
}

/** Backends of a killed server need a moment to notice, and a port may be taken between its choice and its use. */
const isPassing = (text, port) =>
  /pre-existing shared memory|lock file .* already exists/.test(text) || (!port && /could not bind/.test(text))

async function launch(programs, data, options) {
  const folder = options.dataDir
  const log = openLog(path.join(folder, 'postgres.log'))
  try {
    for (let attempt = 1; ; attempt++) {
      const port = options.port ?? (await findFreePort())
      const child = spawnServer(programs, data, log, port, options.durable ?? true)
      const failed = new Promise((_, reject) => child.once('error', reject))
      if (await Promise.race([becomesReady(child, data), failed])) return { child, port }
      if (attempt > 50 || !isPassing(logSince(log), options.port)) throw explain(folder, log)
      log.start = fs.statSync(log.file).size
      await sleep(100)
    }
  } finally {
    fs.closeSync(log.handle)
  }
}

const urlOf = (password, port) => `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`

/**
 * Starts the embedded PostgreSQL, or joins the one that another of our processes runs on the same folder.
 * @param {Options} options
 *   `dataDir`: its folder, made when missing. `port`: a free one unless given. `durable: false`: for tests, nothing
 *   survives a power cut. `exclusive`: the caller holds the installation's lock, so a server found running is an
 *   orphan to be stopped. `onExit`: called when the server ends without having been asked to.
 * @returns {Promise<Database>} `child` is null for a joined server, which `stop` leaves running
 */
export async function startPostgres(options) {
  const folder = path.resolve(options.dataDir)
  const programs = await findPrograms()
  const { data, password } = await ensureCluster(programs, folder, options.durable ?? true)
  if (options.exclusive) await endOrphan(programs, data)
  const joined = options.exclusive ? undefined : await joinServer(data)
  if (joined) return { url: urlOf(password, joined), port: joined, child: null, stop: async () => undefined }

  const { child, port } = await launch(programs, data, { ...options, dataDir: folder })
  let stopping = false
  child.once('exit', () => {
    if (!stopping) options.onExit?.()
  })
  const stop = async (force) => {
    stopping = true
    if (process.platform === 'win32') stopServer(programs, data, child.pid, 'fast')
    await endChild(child, { signal: 'SIGINT', last: 'SIGQUIT', patience: STOP_PATIENCE, force })
  }
  return { url: urlOf(password, port), port, child, stop }
}
