import { processSingleton } from '../lib/server/process-singleton.ts'

/** One value of a metric, with its labels. */
export type Sample = { labels?: Record<string, string>; value: number }

/** A metric that is read when somebody asks. A counter's name ends in `_total`; units are seconds and bytes. */
export type Source = {
  name: string
  help: string
  type: 'counter' | 'gauge'
  labels?: string[]
  collect: () => number | Sample[] | Promise<number | Sample[]>
}

/** The metrics that parts of the application have to offer. They are asked by our server, which is built apart. */
export const sources = processSingleton('metric-sources', () => new Map<string, Source>())

/**
 * Offers a metric.
 * @example registerMetric({ name: 'patchbay_answers_hits_total', help: '…', type: 'counter', collect: () => hits })
 */
export function registerMetric(source: Source): void {
  sources.set(source.name, source)
}
