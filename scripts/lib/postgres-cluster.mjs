import { createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { runCommand } from './child.mjs'
import { isDiskFull, makePrivateFolder, readIfThere, writeAtomically } from './files.mjs'
import { diskFull, Failure, saysDiskFull } from './messages.mjs'
import { giveToPostgres, postgresCommand, postgresUser, privilegeHint } from './postgres-programs.mjs'

/** The role and the database of the application. */
export const DATABASE = 'patchbay'

// One collation on every system: PostgreSQL's own, not that of the system's C library.
const INITDB = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-instructions']
const COLLATION = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']

function adminPassword(folder) {
  const file = path.join(folder, 'password')
  if (!readIfThere(file)) writeAtomically(file, randomBytes(24).toString('hex'))
  giveToPostgres(file)
  return { file, value: fs.readFileSync(file, 'utf8').trim() }
}

/** The application's role is no superuser: a flaw in a query must not reach the machine's files. */
const applicationPassword = (admin) => createHmac('sha256', admin).update(DATABASE).digest('hex')

async function runProgram(folder, program, args, input) {
  const [command, rest] = postgresCommand(program, args)
  const { ok, output } = await runCommand(command, rest, { ...postgresUser(), cwd: folder, input })
  if (ok) return
  if (saysDiskFull(output) || isDiskFull(folder)) throw diskFull(folder)
  const reason = /(?:FATAL|PANIC|error): +(.*)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1)
  throw new Failure(`The database could not be created (${path.basename(program)}: ${reason}).${privilegeHint()}`)
}

async function createCluster(programs, folder, target, admin, durable) {
  const draft = `${target}.new`
  fs.rmSync(draft, { recursive: true, force: true, maxRetries: 5 })
  await runProgram(folder, programs.initdb, [
    '-D',
    draft,
    ...INITDB,
    ...COLLATION,
    `--pwfile=${admin.file}`,
    '--no-sync',
  ])
  const sql = [
    `create role ${DATABASE} login createdb password '${applicationPassword(admin.value)}'`,
    `create database ${DATABASE} owner ${DATABASE}`,
  ]
  const single = [
    '--single',
    '-D',
    draft,
    '-c',
    'exit_on_error=on',
    '-c',
    `fsync=${durable ? 'on' : 'off'}`,
    'postgres',
  ]
  await runProgram(folder, programs.postgres, single, `${sql.join('\n')}\n`)
  if (durable) await runProgram(folder, programs.initdb, ['--sync-only', '-D', draft])
  fs.renameSync(draft, target)
}

/**
 * Makes the database's files unless they are there. They get their final name when they are complete, so that
 * a start which was cut short leaves nothing that could pass for a database.
 * @param {import('./postgres-programs.mjs').Programs} programs
 * @param {string} folder
 * @param {boolean} durable
 */
export async function ensureCluster(programs, folder, durable) {
  makePrivateFolder(folder)
  giveToPostgres(folder)
  const data = path.join(folder, 'data')
  const admin = adminPassword(folder)
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) await createCluster(programs, folder, data, admin, durable)
  return { data, password: applicationPassword(admin.value) }
}
