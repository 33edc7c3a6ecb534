import { execFileSync } from 'node:child_process'
import { readIfThere } from './files.mjs'

/**
 * @typedef {{ pid: number, identity: string }} ProcessMark a process, told apart from a later one with its number
 */

const ask = (command, args) => {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
    }).trim()
  } catch {
    return ''
  }
}

const readProc = (file) => {
  try {
    return readIfThere(file)
  } catch {
    return undefined
  }
}

const linuxIdentity = (pid) => {
  const stat = readProc(`/proc/${pid}/stat`)
  if (!stat) return undefined
  // The name in the second field may hold spaces and brackets, so the fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  return `${readProc('/proc/sys/kernel/random/boot_id')?.trim()}:${fields[19]}`
}

/**
 * When a process was started, in its system's own words; nothing when there is no such process.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function identityOf(pid) {
  if (!Number.isInteger(pid) || pid < 1) return undefined
  if (process.platform === 'linux') return linuxIdentity(pid)
  if (process.platform !== 'win32') return ask('ps', ['-o', 'lstart=', '-p', String(pid)]) || undefined
  return ask('powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]) || undefined
}

/**
 * @param {number} pid
 * @returns {ProcessMark}
 */
export const markOf = (pid) => ({ pid, identity: identityOf(pid) ?? '' })

/**
 * Whether the marked process itself still runs, and not another one that was given its number.
 * @param {ProcessMark | undefined} mark
 */
export const isAlive = (mark) => mark !== undefined && mark.identity !== '' && identityOf(mark.pid) === mark.identity

/**
 * The command line of a process as far as the system tells; empty when there is no such process.
 * @param {number} pid
 */
export function commandOf(pid) {
  if (process.platform === 'linux') return (readProc(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ')
  if (process.platform !== 'win32') return ask('ps', ['-o', 'command=', '-p', String(pid)])
  return ask('powershell', [
    '-NoProfile',
    '-Command',
    `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
  ])
}

/**
 * The environment a process was started with, on Linux; empty for one that is gone or is another user's.
 * @param {number} pid
 */
export const environmentOf = (pid) => readProc(`/proc/${pid}/environ`) ?? ''

/**
 * Sends a signal to a process, or to its whole group, that may be gone already.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 * @param {{ group?: boolean }} [options]
 */
export function signalProcess(pid, signal, { group = false } = {}) {
  if (!pid) return
  try {
    process.kill(group && process.platform !== 'win32' ? -pid : pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
