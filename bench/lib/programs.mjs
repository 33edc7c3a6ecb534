import { spawn } from 'node:child_process'
import { openSync, closeSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { boundToParent, endChild, hasEnded } from '../../scripts/lib/child.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { findFreePort } from '../../scripts/lib/port.mjs'
import { atShutdown } from '../../scripts/lib/shutdown.mjs'

const READY_PATIENCE = 180_000

/** Whether an address answers with success. */
export const answers = (url) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )

/**
 * Waits until an address answers with success.
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child what should answer
 * @param {string} log the file to look into when it does not
 */
export async function untilItAnswers(url, child, log) {
  const deadline = Date.now() + READY_PATIENCE
  while (!(await answers(url))) {
    if (hasEnded(child) || Date.now() > deadline)
      throw new Error(`${url} does not answer:\n${(await readFile(log, 'utf8')).slice(-2000)}`)
    await sleep(10)
  }
}

/**
 * Starts a program that goes away with this one, whatever happens to it; what it says of errors goes to a file.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, log: string }} options
 */
export function startProgram(command, args, { env = process.env, log }) {
  const handle = openSync(log, 'a')
  const [program, rest] = boundToParent('TERM', command, args)
  const detached = process.platform !== 'win32'
  const child = spawn(program, rest, { cwd: root, env, stdio: ['ignore', 'ignore', handle], detached })
  closeSync(handle)
  const end = (force) => endChild(child, { patience: 40_000, force, group: true })
  const forget = atShutdown(end)
  const stop = async () => {
    forget()
    await end()
  }
  return { child, stop }
}

/**
 * A server of ours on the loopback address: the site's own program, or another one in the same environment.
 * @param {{ folder: string, name: string, env: NodeJS.ProcessEnv, args?: string[] | ((port: number) => string[]),
 *   ready?: string }} options `folder`: where its files are
 */
export async function startServer({ folder, name, env, args = ['src/server.ts'], ready = '/readyz' }) {
  await mkdir(folder, { recursive: true })
  const port = await findFreePort()
  const log = path.join(folder, `${name}.log`)
  const given = typeof args === 'function' ? args(port) : args
  const program = startProgram(process.execPath, given, { env: { ...env, PORT: String(port) }, log })
  const url = (route) => `http://127.0.0.1:${port}${route}`
  await untilItAnswers(url(ready), program.child, log)
  return { ...program, url, port }
}
