import { Counter, collectDefaultMetrics, Gauge, type Histogram, Registry } from 'prom-client'
import { BUCKETS, counters, readKey } from './counters.ts'
import { labelOf } from './routes.ts'
import { type Source, sources } from './sources.ts'

const DURATION = 'patchbay_http_request_duration_seconds'

/** The histogram of requests, put together of the plain numbers when it is asked for. */
const durations = {
  name: DURATION,
  help: 'How long requests took, in seconds',
  type: 'histogram',
  get: async () => ({ ...durations, values: durationValues() }),
}

function durationValues() {
  return [...counters.requests].flatMap(([key, tally]) => {
    const { route, method, status } = readKey(key)
    const labels = { method, route: labelOf(route), status }
    let sum = 0
    const buckets = tally.buckets.map((value, i) => {
      const le = i < BUCKETS.length ? (BUCKETS[i] ?? 0) / 1000 : '+Inf'
      return { metricName: `${DURATION}_bucket`, labels: { ...labels, le }, value: (sum += value) }
    })
    return [
      ...buckets,
      { metricName: `${DURATION}_sum`, labels, value: tally.milliseconds / 1000 },
      { metricName: `${DURATION}_count`, labels, value: tally.count },
    ]
  })
}

/** Asks a source; one that cannot answer right now (its database is away, say) is left out. */
async function read({ collect }: Source): Promise<{ labels: Record<string, string>; value: number }[]> {
  try {
    const found = await collect()
    return typeof found === 'number'
      ? [{ labels: {}, value: found }]
      : found.map(({ labels = {}, value }) => ({ labels, value }))
  } catch {
    return []
  }
}

/** The metrics of this process in Prometheus' own text, with its content type. */
export async function metricsText(): Promise<{ type: string; text: string }> {
  const registry = new Registry()
  // What a registry asks of a metric is its name and its values.
  registry.registerMetric(durations as unknown as Histogram)
  await Promise.all(
    [...sources.values()].map(async (source) => {
      const { name, help, labels: labelNames = [] } = source
      const samples = await read(source)
      if (samples.length === 0) return
      if (source.type === 'gauge') {
        const gauge = new Gauge({ name, help, labelNames, registers: [registry] })
        for (const { labels, value } of samples) gauge.set(labels, value)
      } else {
        const counter = new Counter({ name, help, labelNames, registers: [registry] })
        for (const { labels, value } of samples) counter.inc(labels, value)
      }
    }),
  )
  return { type: registry.contentType, text: `${await registry.metrics()}${await processRegistry().metrics()}` }
}

let processMetrics: Registry | undefined
/** Memory, handles, garbage collection and the delay of the event loop are watched from the first time somebody asks. */
function processRegistry(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry()
    collectDefaultMetrics({ register: processMetrics })
  }
  return processMetrics
}
