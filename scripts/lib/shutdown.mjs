import { showFailure } from './messages.mjs'

/** A terminal and npm both deliver one Ctrl-C, so a second one counts only after this many milliseconds. */
const SECOND_SIGNAL_AFTER = 1000
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @type {((force: AbortSignal) => unknown)[]} */
const tasks = []
const force = new AbortController()
let startedAt = 0

/** Whether the process is already ending: what fails from now on is a consequence, not news. */
export const isShuttingDown = () => startedAt > 0

/**
 * Registers what must be undone before the process ends; the latest comes first.
 * @param {(force: AbortSignal) => unknown} task told through `force` when it has to hurry
 * @returns {() => void} takes the registration back
 */
export function atShutdown(task) {
  tasks.push(task)
  return () => {
    const index = tasks.indexOf(task)
    if (index >= 0) tasks.splice(index, 1)
  }
}

/**
 * Undoes everything that was registered, then ends the process.
 * @param {number} code
 */
export async function shutdown(code) {
  if (isShuttingDown()) return
  startedAt = Date.now()
  let exitCode = code
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    try {
      await task(force.signal)
    } catch (error) {
      showFailure(error)
      exitCode ||= 1
    }
  }
  process.exit(exitCode)
}

const onSignal = (code) => {
  if (!isShuttingDown()) void shutdown(code)
  else if (Date.now() - startedAt > SECOND_SIGNAL_AFTER) force.abort()
}

const onFailure = (error) => {
  if (isShuttingDown()) return
  showFailure(error)
  void shutdown(1)
}

/**
 * A SIGTERM to `npm start` ends npm and its shell without a word to us. Only npm is watched: whoever runs the script
 * itself may leave it alone.
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = () => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }
  const timer = setInterval(watch, 500)
  timer.unref()
}

/**
 * Runs a program: its failures become one sentence, and signals end it in good order.
 * @param {() => Promise<number | void>} program returns an exit code, or nothing to stay alive for its children
 * @param {{ signalCode?: number }} [options] the exit code after Ctrl-C: 0 for a server that was asked to stop
 */
export async function run(program, { signalCode = 0 } = {}) {
  for (const signal of SIGNALS) process.on(signal, () => onSignal(signalCode))
  // A reader that closes its end of the pipe (`npm start | head -1`) must not take the server down.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  endWithNpm(() => onSignal(signalCode))
  process.on('uncaughtException', onFailure)
  process.on('unhandledRejection', onFailure)
  try {
    const code = await program()
    if (code !== undefined) await shutdown(code)
  } catch (error) {
    onFailure(error)
  }
}
