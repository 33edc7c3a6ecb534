import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from './env-file.mjs'
import { readIfThere } from './files.mjs'
import { inRoot } from './paths.mjs'
import { environmentOf, signalProcess } from './processes.mjs'
import { runtimePath } from './runtime.mjs'
import { atShutdown } from './shutdown.mjs'

const FOLDER = 'PATCHBAY_TEST_FOLDER'
/** What would point the tests at an installation that somebody uses. */
const OUTWARD = ['DATABASE_URL', 'SMTP_URL', 'SITE_URL', 'PORT', 'HOST', 'DEMO_PASSWORD', 'PATCHBAY_SEED']

/**
 * Ends what a killed test program left running: whatever has this run's folder in its environment.
 * Where the system does not show environments, process groups have to do.
 */
async function killProcessesOf(folder) {
  if (process.platform !== 'linux') return
  const isOurs = (pid) => pid !== process.pid && environmentOf(pid).includes(folder)
  const left = () =>
    fs
      .readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && isOurs(pid))
  for (let attempt = 0, pids = left(); attempt < 50 && pids.length > 0; attempt++, pids = left()) {
    for (const pid of pids) signalProcess(pid, 'SIGKILL')
    await sleep(20)
  }
}

/**
 * The temporary folder of this test run, which goes away with it.
 * @returns {{ folder: string, handover: Record<string, string> }} `handover`: for the process that goes on with the run
 */
export function openTestFolder() {
  const given = process.env[FOLDER]
  if (given) return { folder: given, handover: {} }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'patchbay-test-'))
  atShutdown(async () => {
    await killProcessesOf(folder)
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  })
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder
  return { folder, handover: { [FOLDER]: folder } }
}

const isWritable = (folder) => {
  try {
    fs.accessSync(folder, fs.constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Gives npm and the browser a home to write to where the user has none, as some build machines do. */
export function ensureHome(folder) {
  if (!isWritable(os.homedir())) process.env.HOME = folder
}

/**
 * The environment of the test programs: nothing in it, nor in `.env`, leads to real data or a real mail server.
 * @param {string} folder the run's temporary folder
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(folder) {
  const fromFile = Object.keys(parseEnv(readIfThere(inRoot('.env')) ?? '')).filter((name) => !(name in process.env))
  // An empty value counts as not set, and keeps other readers of the file from filling it in.
  const silenced = Object.fromEntries([...OUTWARD, ...fromFile].map((name) => [name, '']))
  const env = { ...process.env, ...silenced, DATA_DIR: path.join(folder, 'data'), PATH: runtimePath() }
  for (const name of [FOLDER, 'NODE_ENV']) delete env[name]
  // The tests make databases of their own on the server that is given, and drop them.
  if (process.env.DATABASE_URL) env.PATCHBAY_TEST_SERVER = process.env.DATABASE_URL
  return { ...env, NEXT_TELEMETRY_DISABLED: '1' }
}
