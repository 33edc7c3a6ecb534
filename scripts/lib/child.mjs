import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { signalProcess } from './processes.mjs'
import { atShutdown } from './shutdown.mjs'

/** The end of a command's output that is worth showing when it fails. */
const KEPT_OUTPUT = 20_000

let canDieWithParent
/** Whether the system can tell a child that its parent is gone, even when the parent was killed outright. */
export function diesWithParent() {
  canDieWithParent ??=
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true'], { stdio: 'ignore' }).status === 0
  return canDieWithParent
}

/**
 * A command that receives `signal` as soon as its parent is gone, where the system can do that.
 * @param {'INT' | 'TERM' | 'KILL'} signal
 * @param {string} command
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export const boundToParent = (signal, command, args) =>
  diesWithParent() ? ['setpriv', ['--pdeathsig', signal, command, ...args]] : [command, args]

/** @param {import('node:child_process').ChildProcess} child */
export const hasEnded = (child) => child.pid === undefined || child.exitCode !== null || child.signalCode !== null

/**
 * Waits until a child has ended; one that could not be started at all is an error.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
export const ended = (child) =>
  new Promise((resolve, reject) => {
    if (child.pid === undefined) return child.once('error', reject)
    if (hasEnded(child)) return resolve({ code: child.exitCode, signal: child.signalCode })
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })

/**
 * Asks a child to end and waits for it; what is still there after `patience`, or when `force` says so, is killed.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ signal?: NodeJS.Signals, last?: NodeJS.Signals, patience: number, force?: AbortSignal, group?: boolean }} options
 */
export async function endChild(child, { signal = 'SIGTERM', last = 'SIGKILL', patience, force, group = false }) {
  if (hasEnded(child)) return
  const end = ended(child)
  signalProcess(child.pid, signal, { group })
  const timer = new AbortController()
  const stop = force ? AbortSignal.any([timer.signal, force]) : timer.signal
  const inTime = await Promise.race([end.then(() => true), sleep(patience, false, { signal: stop }).catch(() => false)])
  if (!inTime) signalProcess(child.pid, last, { group })
  await end
  timer.abort()
}

/**
 * Runs a command to its end in a process group of its own, so that all it started can be ended with it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, input?: string, stream?: boolean, timeout?: number,
 *   uid?: number, gid?: number }} [options]
 * @returns {Promise<{ ok: boolean, code: number | null, output: string }>} `output` is empty when streamed
 */
export async function runCommand(command, args, { stream = false, input, ...options } = {}) {
  const out = stream ? 'inherit' : 'pipe'
  const stdio = /** @type {import('node:child_process').StdioOptions} */ ([
    input === undefined ? 'ignore' : 'pipe',
    out,
    out,
  ])
  const child = spawn(command, args, { ...options, stdio, detached: process.platform !== 'win32', windowsHide: true })
  // As a Ctrl-C would: test programs answer it by ending what they started themselves.
  const forget = atShutdown((force) => endChild(child, { signal: 'SIGINT', patience: 15_000, force, group: true }))
  let output = ''
  const keep = (data) => (output = (output + data).slice(-KEPT_OUTPUT))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.stdin?.on('error', () => undefined).end(input)
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once(stream ? 'exit' : 'close', resolve)
    })
    return { ok: code === 0, code, output }
  } finally {
    forget()
    if (hasEnded(child)) signalProcess(child.pid, 'SIGKILL', { group: true })
  }
}
