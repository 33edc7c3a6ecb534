import path from 'node:path'
import { acquireLock, LockHeld } from './lock.mjs'
import { Failure } from './messages.mjs'
import { findServer } from './postgres-running.mjs'
import { startPostgres } from './postgres.mjs'
import { loadSecrets } from './secrets.mjs'
import { atShutdown } from './shutdown.mjs'

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

/**
 * The environment of a command that works on the installation of a folder: its database, which is started when it does
 * not run, and its secrets. Both end with the command.
 * @param {string} folder
 */
export async function embeddedEnvironment(folder) {
  const exclusive = await isAlone(folder)
  if (!exclusive && !findServer(path.join(folder, 'postgres', 'data')))
    throw new Failure('The server in this folder is still starting: try again when it is ready.')
  const { values } = loadSecrets(folder)
  const database = await startPostgres({ dataDir: path.join(folder, 'postgres'), exclusive })
  atShutdown((force) => database.stop(force))
  return { ...values, DATABASE_URL: database.url, PATCHBAY_EMBEDDED: '1' }
}
