import config from '@payload-config'
import { Client } from 'pg'
import { getPayload, type Payload } from 'payload'
import { env } from '@/env'
import { stopQueue, getQueue } from '@/jobs/queue'
import { startWorkers } from '@/jobs/workers'
import { surviveLostConnections } from '@/lib/server/lost-connections'
import { handleApi } from '@/lib/server/api'
import { listenForPageChanges } from '@/lib/server/page-listener'
import { documentedCalls } from '@/lib/server/api-routes'
import { runtime } from '@/lib/server/runtime'
import { cutSilentConnections } from '@/lib/server/silent-connection'
import { poolOf } from '@/lib/server/sql'
import { migrations } from '@/migrations'
import { registerDatabaseMetrics } from '@/observe/database-metrics'
import { rememberRoutes } from '@/observe/routes'
import { flushTraces } from '@/observe/trace-state'
import { ensureIndex } from '@/search/keep-index'
import { seedOnce } from '@/seed'

/** Names the lock under which one process migrates and seeds while the others wait. */
const START_LOCK = 5_550_142

async function withStartLock(work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_URL, application_name: 'patchbay-start' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    await work()
  } finally {
    await client.end().catch(() => {})
  }
}

async function isDatabaseUp(payload: Payload): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), 1500).unref())
  const answer = poolOf(payload)
    .query('select 1')
    .then(
      () => true,
      () => false,
    )
  return Promise.race([answer, timeout])
}

/** Brings the application up: migrates and seeds the database, starts the queue, and listens for changes of content. */
export async function boot(): Promise<void> {
  const payload = await getPayload({ config })
  surviveLostConnections(payload)
  registerDatabaseMetrics(poolOf(payload))
  rememberRoutes(documentedCalls(payload.config).map(({ path }) => path))
  await withStartLock(async () => {
    await payload.db.migrate({ migrations: migrations as never })
    await getQueue()
    await seedOnce(payload)
    await ensureIndex(payload, migrations.at(-1)?.name ?? '')
  })
  cutSilentConnections()
  if (env.WORKER === 'web') await startWorkers(payload)
  const stopListening = listenForPageChanges(() => isDatabaseUp(payload))
  runtime.isReady = () => isDatabaseUp(payload)
  runtime.stop = async () => {
    await stopListening()
    await stopQueue(7_000)
    await flushTraces()
  }
  if (env.NODE_ENV === 'production') {
    const ownConfig = await config
    runtime.handleApi = (request) => handleApi(ownConfig, request)
  }
  runtime.isStarted = true
}
