import { spawn } from 'node:child_process'
import path from 'node:path'
import { endChild, ended } from './lib/child.mjs'
import { loadEnvFile } from './lib/env-file.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { acquireLock, LockHeld } from './lib/lock.mjs'
import { Failure } from './lib/messages.mjs'
import { dataDir } from './lib/paths.mjs'
import { findServer } from './lib/postgres-running.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode, runtimePath } from './lib/runtime.mjs'
import { loadSecrets } from './lib/secrets.mjs'
import { atShutdown, run } from './lib/shutdown.mjs'

const SERVER = 'npm start'

/** Whether this command is the only one at the database; beside the running server it is a guest. */
async function isAlone(folder) {
  try {
    const lock = await acquireLock(path.join(folder, 'lock'), { holder: 'a command' })
    atShutdown(() => lock.release())
    return true
  } catch (error) {
    if (error instanceof LockHeld && error.record.holder === SERVER) return false
    throw error
  }
}

async function embeddedEnvironment() {
  const folder = dataDir()
  const exclusive = await isAlone(folder)
  if (!exclusive && !findServer(path.join(folder, 'postgres', 'data')))
    throw new Failure('The server in this folder is still starting: try again when it is ready.')
  const { values } = loadSecrets(folder)
  const database = await startPostgres({ dataDir: path.join(folder, 'postgres'), exclusive })
  atShutdown((force) => database.stop(force))
  return { ...values, DATABASE_URL: database.url, PATCHBAY_EMBEDDED: '1' }
}

/** A script is run by this runtime; anything else is a command. */
const toCommand = ([first, ...rest]) => {
  if (first === 'node') return [process.execPath, rest]
  return /\.[cm]?[jt]s$/.test(first) ? [process.execPath, [first, ...rest]] : [first, rest]
}

await run(
  async () => {
    requireBootstrapNode()
    const given = process.argv.slice(2)
    if (given.length === 0) throw new Failure('Say what to run: "node scripts/with-db.mjs <script or command> …".')
    loadEnvFile()
    await ensureInstalled()
    await continueUnderPinnedRuntime()
    const env = process.env.DATABASE_URL ? {} : await embeddedEnvironment()
    const [command, args] = toCommand(given)
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH: runtimePath(), ...env } })
    atShutdown((force) => endChild(child, { patience: 10_000, force }))
    const { code } = await ended(child).catch((error) => {
      throw error.code === 'ENOENT' ? new Failure(`The command "${command}" was not found.`) : error
    })
    return code ?? 1
  },
  { signalCode: 1 },
)
