import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { Payload, Plugin, SanitizedConfig } from 'payload'
import type { Role } from '@/access/roles'

/** The application in this process, on a database of its own. */
export type TestApp = {
  payload: Payload
  config: SanitizedConfig
  /** Calls `/api` through the same door as the web. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Response>
  /** A person with this role, signed in: the cookie. */
  cookieOf: (role: Role, name?: string) => Promise<string>
  sql: <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>
  close: () => Promise<void>
}

export type CallOptions = { body?: unknown; raw?: BodyInit; cookie?: string; headers?: Record<string, string> }

/** The password of every user that a test makes. */
export const PASSWORD = 'correct horse battery'

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.PATCHBAY_TEST_SERVER })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Drops a database, whoever is still connected to it. */
async function dropDatabase(name: string): Promise<void> {
  try {
    await onServer(`drop database ${name} with (force)`)
  } catch (error) {
    // Only a superuser may end the server's own cleaning (autovacuum), and the statement then ends nobody. Without
    // force it asks the cleaning to leave by itself, and waits; the clients are ended first.
    if ((error as { code?: string }).code !== '42501') throw error
    await onServer(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = '${name}' and backend_type = 'client backend'`,
    )
    await onServer(`drop database ${name}`)
  }
}

/** A database with all migrations in it, of which the others are copies: to copy it takes a tenth of their time. */
const MIGRATED = 'patchbay_migrated'

const codeOf = (error: unknown): string => String((error as { code?: string }).code)

/** @returns whether it is a copy of one that was migrated */
async function makeDatabase(name: string): Promise<boolean> {
  try {
    await onServer(`create database ${name} template ${MIGRATED}`)
    return true
  } catch (error) {
    // There is none yet.
    if (codeOf(error) !== '3D000') throw error
    await onServer(`create database ${name}`)
    return false
  }
}

/** Keeps a database that was just migrated for the files after this one; nobody may be connected to it meanwhile. */
async function keepForOthers(name: string): Promise<void> {
  await onServer(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`)
  try {
    await onServer(`create database ${MIGRATED} template ${name}`)
  } catch (error) {
    // Somebody is connected again, or another file was first: nothing is lost but a moment.
    if (!['55006', '42P04', '23505'].includes(codeOf(error))) throw error
  }
}

/** The application's own config, or the one of the site with other plugins. */
async function configOf(plugins: Plugin[] | undefined): Promise<SanitizedConfig> {
  const { default: own, siteConfig } = await import('@payload-config')
  // One after the other: both are put together of the same collections.
  const config = await own
  const { buildConfig } = await import('payload')
  return plugins ? buildConfig(siteConfig(plugins)) : config
}

/** Starts the application on a fresh, migrated database, with other plugins where a test says so. Call it in `beforeAll`, and `close` in `afterAll`. */
export async function startApp({ plugins }: { plugins?: Plugin[] } = {}): Promise<TestApp> {
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)
  const isMigrated = await makeDatabase(name)

  const { getPayload } = await import('payload')
  const config = await configOf(plugins)
  const { handleApi } = await import('@/lib/server/api')
  const { stopQueue } = await import('@/jobs/queue')
  const { poolOf } = await import('@/lib/server/sql')
  const payload = await getPayload({ config })
  poolOf(payload).on('error', () => {})
  if (!isMigrated) {
    const { migrations } = await import('@/migrations')
    await payload.db.migrate({ migrations: migrations as never })
    await keepForOthers(name)
  }

  const call: TestApp['call'] = (method, path, { body, raw, cookie, headers } = {}) =>
    handleApi(
      config,
      new Request(`http://localhost:3000/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(cookie && { cookie }),
          origin: 'http://localhost:3000',
          ...headers,
        },
        body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
        duplex: 'half',
      } as RequestInit),
    )

  const cookieOf: TestApp['cookieOf'] = async (role, username = `the.${role}`) => {
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { username: { equals: username } },
      overrideAccess: true,
    })
    if (!totalDocs)
      await payload.create({
        collection: 'users',
        data: { username, email: `${username}@test.example`, fullName: `The ${role}`, role, password: PASSWORD },
        overrideAccess: true,
      })
    const answer = await call('POST', '/login', {
      body: { username, password: PASSWORD },
      // From an address of its own, so that no test runs into another's limit.
      headers: { 'x-patchbay-address': randomUUID() },
    })
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  return {
    payload,
    config,
    call,
    cookieOf,
    sql: async (text, values) => (await poolOf(payload).query(text, values)).rows,
    close: async () => {
      await stopQueue(2000)
      await payload.destroy()
      await dropDatabase(name)
      await rm(process.env.DATA_DIR ?? '', { recursive: true, force: true })
    },
  }
}
