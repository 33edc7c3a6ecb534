import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { boundToParent, endChild, ended, hasEnded } from '../../scripts/lib/child.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { findFreePort } from '../../scripts/lib/port.mjs'
import { signalProcess } from '../../scripts/lib/processes.mjs'
import { ask } from './http.mjs'
import { until } from './until.mjs'

/** The password of the demonstration's accounts. */
export const PASSWORD = 'a storm over the prairie'

/** Nothing of the caller's settings: an experiment is the same everywhere. */
const environment = (dataDir, databaseUrl, more) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  UV_THREADPOOL_SIZE: '8',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: 'chaos-signs-with-this-on-one-machine-only',
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  DEMO_PASSWORD: PASSWORD,
  // What holds under load is looked at, not the limits.
  RATE_LIMIT_FACTOR: '100000',
  ...more,
})

function launch(args, env, logFile) {
  fs.mkdirSync(path.dirname(logFile), { recursive: true })
  const log = fs.openSync(logFile, 'a')
  const [command, rest] = boundToParent('KILL', process.execPath, args)
  const child = spawn(command, rest, { cwd: root, env, stdio: ['ignore', log, log] })
  fs.closeSync(log)
  const isRunning = () => !hasEnded(child)
  return {
    child,
    pid: child.pid ?? 0,
    isRunning,
    /** Asks it to end. @returns {Promise<number | null>} its exit code */
    stop: async () => {
      await endChild(child, { patience: 40_000 })
      return child.exitCode
    },
    /** `kill -9`. */
    kill: async () => {
      signalProcess(child.pid, 'SIGKILL')
      await ended(child)
    },
    log: () => fs.readFileSync(logFile, 'utf8'),
  }
}

const orItsEnd = (run, condition) => () => {
  if (!run.isRunning()) throw new Error('ended')
  return condition()
}

const failed = (what, run) => new Error(`${what} did not start: ${run.log().trim().split('\n').slice(-3).join(' | ')}`)

/**
 * Starts the built site as `npm start` does, without the launcher, and waits until it can be used.
 * @param {{ dataDir: string, databaseUrl: string, logFile: string, port?: number, env?: Record<string, string>, flags?: string[] }} options
 */
export async function startSite({ dataDir, databaseUrl, logFile, port, env = {}, flags = [] }) {
  const own = port ?? (await findFreePort())
  const started = performance.now()
  const run = launch(
    [...flags, 'src/server.ts'],
    environment(dataDir, databaseUrl, { PORT: String(own), ...env }),
    logFile,
  )
  const isReady = async () => (await ask(own, { path: '/readyz' })).status === 200
  if (
    !(await until(() => (run.isRunning() ? orItsEnd(run, isReady)() : 'ended'), { seconds: 90, every: 20 })) ||
    !run.isRunning()
  )
    throw failed('The site', run)
  return { ...run, port: own, seconds: (performance.now() - started) / 1000 }
}

/** Starts a worker process, as `npm run worker` does, and waits until it is ready. */
export async function startWorker({ dataDir, databaseUrl, logFile, env = {} }) {
  const before = fs.existsSync(logFile) ? fs.statSync(logFile).size : 0
  const run = launch(
    ['--import', 'tsx', 'src/cli/worker.ts'],
    environment(dataDir, databaseUrl, { LOG_LEVEL: 'info', ...env }),
    logFile,
  )
  const isReady = () => run.log().slice(before).includes('The worker is ready.') || !run.isRunning()
  await until(isReady, { seconds: 90 })
  if (!run.isRunning()) throw failed('A worker', run)
  return run
}
