import { spawn } from 'node:child_process'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { boundToParent, diesWithParent, hasEnded } from './child.mjs'
import { Failure, say } from './messages.mjs'
import { isAlive, signalProcess } from './processes.mjs'
import { root } from './paths.mjs'

const ORPHAN_PATIENCE = 8000
const READY_PATIENCE = 180_000
const SLOW = 20_000

/**
 * Starts the server in a process group of its own, so that a Ctrl-C reaches it through the launcher alone.
 * It learns that the launcher was killed by a SIGTERM, or, where the system cannot send one, by the end of an
 * IPC channel ('disconnect').
 * @param {{ dev: boolean, env: NodeJS.ProcessEnv }} options
 */
export function spawnApp({ dev, env }) {
  const [command, args] = boundToParent('TERM', process.execPath, ['src/server.ts', ...(dev ? ['--dev'] : [])])
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (
    diesWithParent() ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc']
  )
  return spawn(command, args, { cwd: root, env, stdio, detached: process.platform !== 'win32', windowsHide: true })
}

/**
 * Ends a server that outlived its launcher.
 * @param {import('./processes.mjs').ProcessMark | undefined} mark
 */
export async function endOrphanedApp(mark) {
  if (!mark || !isAlive(mark)) return
  say('Waiting for the server of the last start to end …')
  signalProcess(mark.pid, 'SIGTERM')
  const deadline = Date.now() + ORPHAN_PATIENCE
  while (isAlive(mark) && Date.now() < deadline) await sleep(50)
  if (isAlive(mark)) signalProcess(mark.pid, 'SIGKILL')
}

const answersReady = (host, port) =>
  new Promise((resolve) => {
    const request = http.get({ host, port, path: '/readyz', agent: false, timeout: 5000 }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
  })

/** Where this machine reaches the server: a server that listens everywhere is asked over the loopback. */
const probeHost = (host) => (!host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

/**
 * Waits until the server answers that it is ready.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} port
 * @returns {Promise<boolean>} false when the server has ended instead
 */
export async function appIsReady(child, port) {
  const started = Date.now()
  let told = false
  while (!hasEnded(child)) {
    if (await answersReady(probeHost(process.env.HOST), port)) return true
    const waited = Date.now() - started
    if (waited > READY_PATIENCE) throw new Failure('The server did not become ready within three minutes.')
    if (waited > SLOW && !told) {
      say('Still starting …')
      told = true
    }
    await sleep(50)
  }
  return false
}
