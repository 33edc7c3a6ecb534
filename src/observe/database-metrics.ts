import { AsyncResource } from 'node:async_hooks'
import type { Pool } from 'pg'
import { registerMetric, type Sample } from '@/observe/sources'

/** Numbers that PostgreSQL has to count are asked for this often at most, in milliseconds. */
const KEPT = 5_000
const PATIENCE = 2_000

type Figures = {
  jobs: { queue: string; state: string; count: number; age: number }[]
  mails: { status: string; count: number }[]
}

async function readFigures(pool: Pool): Promise<Figures> {
  const jobs = await pool.query<Figures['jobs'][number]>(
    `select name as queue, state::text, count(*)::int,
       coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0)::float as age
     from jobs.job where state < 'completed' group by 1, 2`,
  )
  const mails = await pool.query<Figures['mails'][number]>(
    `select status::text, count(*)::int from outbound_emails where status in ('queued', 'retrying', 'failed') group by 1`,
  )
  return { jobs: jobs.rows, mails: mails.rows }
}

/** One question for all that read from the same figures; a database that does not answer in time has none. */
function keeper(pool: Pool): () => Promise<Figures> {
  let asked = 0
  let figures: Promise<Figures> | undefined
  return () => {
    if (!figures || Date.now() - asked > KEPT) {
      asked = Date.now()
      const tooLate = new Promise<never>((_resolve, reject) =>
        setTimeout(() => reject(new Error('The database did not answer in time')), PATIENCE).unref(),
      )
      figures = Promise.race([readFigures(pool), tooLate])
      figures.catch(() => {})
    }
    return figures
  }
}

/** Who waits for a connection is given it by whoever returns one, and must not be taken for that. */
function keepScopes(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown
  pool.connect = ((callback?: (...args: unknown[]) => void) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect
}

/** Offers what the database and its pool can tell. */
export function registerDatabaseMetrics(pool: Pool): void {
  keepScopes(pool)
  const figures = keeper(pool)
  const connections = (): Sample[] => [
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
  ]
  registerMetric({
    name: 'patchbay_db_pool_connections',
    help: 'Connections of the pool',
    type: 'gauge',
    labels: ['state'],
    collect: connections,
  })
  registerMetric({
    name: 'patchbay_db_pool_waiting',
    help: 'Callers that wait for a connection',
    type: 'gauge',
    collect: () => pool.waitingCount,
  })
  registerMetric({
    name: 'patchbay_db_up',
    help: '1 when the database answers within two seconds',
    type: 'gauge',
    collect: () =>
      figures().then(
        () => 1,
        () => 0,
      ),
  })
  registerMetric({
    name: 'patchbay_queue_jobs',
    help: 'Jobs that are not done, by queue and state',
    type: 'gauge',
    labels: ['queue', 'state'],
    collect: async () =>
      (await figures()).jobs.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
  })
  registerMetric({
    name: 'patchbay_queue_oldest_waiting_seconds',
    help: 'How long the oldest job has been due that nobody has begun',
    type: 'gauge',
    labels: ['queue'],
    collect: async () => oldest((await figures()).jobs),
  })
  registerMetric({
    name: 'patchbay_mails',
    help: 'Mails that were not sent: queued, retrying (failed, will be tried again) and failed (given up)',
    type: 'gauge',
    labels: ['state'],
    collect: async () => mailSamples((await figures()).mails),
  })
}

function oldest(jobs: Figures['jobs']): Sample[] {
  const ages = new Map<string, number>()
  for (const { queue, state, age } of jobs) if (state !== 'active') ages.set(queue, Math.max(age, ages.get(queue) ?? 0))
  return [...ages].map(([queue, value]) => ({ labels: { queue }, value }))
}

const mailSamples = (mails: Figures['mails']): Sample[] =>
  ['queued', 'retrying', 'failed'].map((state) => ({
    labels: { state },
    value: mails.find(({ status }) => status === state)?.count ?? 0,
  }))
