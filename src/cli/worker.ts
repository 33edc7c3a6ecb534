/** `npm run worker`: background jobs in a process of their own, beside any number of web processes with WORKER=off. */
process.env.WORKER = 'web'

const { getPayload } = await import('payload')
const { default: config } = await import('@payload-config')
const { stopQueue } = await import('@/jobs/queue')
const { startWorkers } = await import('@/jobs/workers')
const { surviveLostConnections } = await import('@/lib/server/lost-connections')

const payload = await getPayload({ config })
surviveLostConnections(payload)
await startWorkers(payload)
payload.logger.info('The worker is ready.')

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void stopQueue(8_000).then(() => process.exit(0)))

export {}
