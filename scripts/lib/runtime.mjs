import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { boundToParent, endChild, ended } from './child.mjs'
import { readIfThere } from './files.mjs'
import { Failure } from './messages.mjs'
import { inRoot } from './paths.mjs'
import { atShutdown, isShuttingDown, shutdown } from './shutdown.mjs'

/** The oldest Node that runs the TypeScript sources as they are. */
const OLDEST_MAJOR = 24
const OLDEST_BOOTSTRAP = 20

const pinnedVersion = () => readIfThere(inRoot('.node-version'))?.trim()
const platform = process.platform === 'win32' ? 'win' : process.platform
const pinnedPath = inRoot(
  'node_modules',
  `node-${platform}-${process.arch}`,
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
const currentMajor = () => Number(process.versions.node.split('.')[0])

/** Stops with one sentence on a Node that cannot even install the project. */
export function requireBootstrapNode() {
  if (currentMajor() < OLDEST_BOOTSTRAP)
    throw new Failure(`Patchbay needs Node ${OLDEST_BOOTSTRAP} or newer to start; this is ${process.version}.`)
}

/** Whether this process already is the runtime that the project is tested with. */
export const isPinnedRuntime = () => process.versions.node === pinnedVersion()

/** A library that this system lacks (another libc, say) shows only when the program is run. */
const pinnedRuns = () =>
  fs.existsSync(pinnedPath) && spawnSync(pinnedPath, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Goes on under the pinned runtime: starts this same script again with it and ends with its exit code.
 * Returns only when this process may do the work itself.
 * @param {Record<string, string>} [env] what the new process has to know
 */
export async function continueUnderPinnedRuntime(env = {}) {
  if (isPinnedRuntime()) return
  if (!pinnedRuns()) {
    if (currentMajor() >= OLDEST_MAJOR) return
    throw new Failure(`There is no packaged Node for ${platform} ${process.arch}: install Node ${pinnedVersion()}.`)
  }
  const [command, args] = boundToParent('TERM', pinnedPath, process.argv.slice(1))
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  atShutdown((force) => {
    // The other process counts signals itself, so a second Ctrl-C is handed on rather than turned into a kill.
    force.addEventListener('abort', () => child.kill('SIGTERM'))
    return endChild(child, { patience: 60_000 })
  })
  const { code, signal } = await ended(child)
  if (signal && !isShuttingDown()) process.stderr.write(`Patchbay was ended by ${signal}.\n`)
  await shutdown(code ?? 1)
  await new Promise(() => undefined)
}

/** A PATH on which `node` is this runtime and the project's own commands are found. */
export const runtimePath = () =>
  [path.dirname(process.execPath), inRoot('node_modules', '.bin'), process.env.PATH]
    .filter(Boolean)
    .join(path.delimiter)
