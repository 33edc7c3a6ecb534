import { PgBoss, type ConstructorOptions, type QueueOptions } from 'pg-boss'
import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { processSingleton } from '@/lib/server/process-singleton'
import { type AddValue, sqlOf } from '@/lib/server/sql'

/** The queues and how each treats a failure. */
export const queues = {
  // Twelve more tries from seconds to hours apart: half a day and more.
  'send-email': {
    retryLimit: 12,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 6 * 3600,
    expireInSeconds: 120,
    heartbeatSeconds: 15,
    // Its workers look every second. PostgreSQL lets only one transaction commit at a time that has something to tell.
    notify: false,
  },
  'password-reset': { retryLimit: 3, retryDelay: 5, expireInSeconds: 60, heartbeatSeconds: 15, notify: true },
  'content-schedule': {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
    heartbeatSeconds: 15,
    notify: true,
  },
  housekeeping: { retryLimit: 2, retryDelay: 60, expireInSeconds: 600, heartbeatSeconds: 15 },
} satisfies Record<string, QueueOptions & { notify?: boolean }>

export type QueueName = keyof typeof queues

const options: ConstructorOptions & { query_timeout: number } = {
  connectionString: env.DATABASE_URL,
  // Goes on to `pg`: a frozen server, or a network that swallows packets, must not hold a worker for ever. Milliseconds.
  query_timeout: 30_000,
  schema: 'jobs',
  application_name: 'patchbay-jobs',
  max: 3,
  useListenNotify: true,
  // A job whose worker was killed is found by its missing heartbeat within half a minute.
  superviseIntervalSeconds: 10,
  monitorIntervalSeconds: 10,
  supervise: env.WORKER === 'web',
  schedule: env.WORKER === 'web',
}

const holder = processSingleton('queue', () => ({ starting: undefined as Promise<PgBoss> | undefined }))

async function start(): Promise<PgBoss> {
  const boss = new PgBoss(options)
  let lastReport = 0
  boss.on('error', (error) => {
    // While the database is away this fires all the time; one line a minute says enough.
    if (Date.now() - lastReport < 60_000) return
    lastReport = Date.now()
    console.error(`The job queue has trouble: ${error.message}`)
  })
  await boss.start()
  for (const [name, settings] of Object.entries(queues)) {
    await boss.createQueue(name, settings)
    // What an older version of this product has made.
    await boss.updateQueue(name, settings)
  }
  return boss
}

/** The queue of this process, started at its first use. */
export const getQueue = (): Promise<PgBoss> =>
  (holder.starting ??= start().catch((error: unknown) => {
    holder.starting = undefined
    throw error
  }))

/** Lets running jobs finish, at most `milliseconds` long, and stops the queue. */
export async function stopQueue(milliseconds = 10_000): Promise<void> {
  const boss = await holder.starting?.catch(() => undefined)
  holder.starting = undefined
  await boss?.stop({ graceful: true, timeout: milliseconds })
}

/**
 * Puts a job into the queue within the transaction of `req`: both are stored, or neither.
 * @param startAfter when it may begin at the earliest; at once when left out
 */
export async function enqueue(req: PayloadRequest, name: QueueName, data: object, startAfter?: Date): Promise<void> {
  const boss = await getQueue()
  const sql = sqlOf(req)
  await boss.send(name, data, {
    ...(startAfter && { startAfter }),
    db: { executeSql: async (text: string, values?: unknown[]) => ({ rows: (await sql.query(text, values)).rows }) },
  })
}

const statements = processSingleton('queue-statements', () => new Map<QueueName, string>())

/** The statement by which pg-boss stores jobs, as it makes it: it is asked to run it by something that only listens. */
async function statementOf(name: QueueName): Promise<string> {
  const boss = await getQueue()
  let statement = ''
  const executeSql = (text: string) => {
    statement = text
    return Promise.resolve({ rows: [] })
  }
  await boss.insert(name, [], { db: { executeSql } })
  return statement
}

/** SQL that puts jobs into a queue whose workers nobody tells, as a part of a larger statement. */
export async function insertJobs(name: QueueName, jobs: object[], add: AddValue): Promise<string> {
  const statement = statements.get(name) ?? (await statementOf(name))
  statements.set(name, statement)
  return statement.replace('$1', add(JSON.stringify(jobs.map((data) => ({ data })))))
}
