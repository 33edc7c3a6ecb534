import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readIfThere } from './files.mjs'
import { Failure } from './messages.mjs'
import { commandOf, identityOf, signalProcess } from './processes.mjs'

/** How long a database may take to come up after a crash, or to go down, in milliseconds. */
const PATIENCE = 60_000

/** Greater than any system gives to a process. */
const UNUSED_PID = 2_147_483_646

const pidFileOf = (data) => path.join(data, 'postmaster.pid')

/**
 * What PostgreSQL writes about itself into its folder.
 * @param {string} data
 */
export function readPidFile(data) {
  const text = readIfThere(pidFileOf(data))
  if (!text) return undefined
  const lines = text.split('\n').map((line) => line.trim())
  return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7] ?? '' }
}

/**
 * PostgreSQL refuses to start while the process in this file exists, though it may be a dead one that nobody has
 * collected, or another program with its number. The file itself stays: it leads to backends that live on.
 */
function disown(data) {
  const file = pidFileOf(data)
  const text = readIfThere(file)
  if (text) fs.writeFileSync(file, text.replace(/^.*/, String(UNUSED_PID)))
}

/**
 * The PostgreSQL that serves this folder, if one does.
 * @param {string} data
 */
export function findServer(data) {
  const found = readPidFile(data)
  if (!found || found.pid === UNUSED_PID) return undefined
  if (identityOf(found.pid) && commandOf(found.pid).includes(data)) return found
  disown(data)
  return undefined
}

/**
 * Waits for a server that another of our processes runs, and tells its port; nothing when there is none.
 * @param {string} data
 * @returns {Promise<number | undefined>}
 */
export async function joinServer(data) {
  const deadline = Date.now() + PATIENCE
  let sightings = 0
  for (let server = findServer(data); server; server = findServer(data)) {
    // One whose parent was killed still says "ready" for a moment before it goes down.
    if (server.status === 'ready' && ++sightings > 3) return server.port
    if (Date.now() > deadline) throw new Failure(`PostgreSQL (process ${server.pid}) neither comes up nor goes down.`)
    await sleep(50)
  }
  return undefined
}

/**
 * Stops a running server without waiting for its clients.
 * @param {import('./postgres-programs.mjs').Programs} programs
 * @param {string} data
 * @param {number | undefined} pid
 * @param {'fast' | 'immediate'} mode
 */
export function stopServer(programs, data, pid, mode) {
  // Windows has no signals: a kill there would be a crash.
  if (process.platform === 'win32')
    spawnSync(programs.pg_ctl, ['stop', '-D', data, '-m', mode, '-W'], { stdio: 'ignore', windowsHide: true })
  else signalProcess(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
}

/**
 * Stops a server whose launcher was killed. The caller knows by its lock that nobody else owns it.
 * @param {import('./postgres-programs.mjs').Programs} programs
 * @param {string} data
 */
export async function endOrphan(programs, data) {
  const started = Date.now()
  let asked = ''
  for (let server = findServer(data); server; server = findServer(data)) {
    const mode = Date.now() - started > PATIENCE / 2 ? 'immediate' : 'fast'
    if (mode !== asked) stopServer(programs, data, server.pid, mode)
    asked = mode
    if (Date.now() - started > PATIENCE) throw new Failure(`An older PostgreSQL (process ${server.pid}) does not stop.`)
    await sleep(20)
  }
}
