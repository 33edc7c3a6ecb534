/** `npm run worker`: background jobs in a process of their own, beside any number of web processes with WORKER=off. */
process.env.WORKER = 'web'

const { getPayload } = await import('payload')
const { default: config } = await import('@payload-config')
const { stopQueue } = await import('@/jobs/queue')
const { startWorkers } = await import('@/jobs/workers')
const { surviveLostConnections } = await import('@/lib/server/lost-connections')

const { env } = await import('@/env')
const { captureConsole, tellLastWords } = await import('@/observe/log')
const { flushTraces } = await import('@/observe/trace-state')
const { cutSilentConnections } = await import('@/lib/server/silent-connection')

captureConsole()
tellLastWords()
if (env.OTEL_EXPORTER_OTLP_ENDPOINT) (await import('@/observe/tracing')).startTracing(env)
const payload = await getPayload({ config })
surviveLostConnections(payload)
await startWorkers(payload)
cutSilentConnections()
payload.logger.info('The worker is ready.')

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(
    signal,
    () =>
      void stopQueue(8_000)
        .then(flushTraces)
        .then(() => process.exit(0)),
  )

export {}
