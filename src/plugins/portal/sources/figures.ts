import { metrics, type Metric } from '../collections/usage-samples/schema'
import type { ServiceHealth, ServiceStatus, UsageSample } from './source'

/*
 * How each figure of the portal is computed:
 *
 *   status of a service  all checks healthy: healthy; at least half of them: warning; fewer: critical
 *   System Health        healthy checks of all services as a share of all their checks, cut off after one decimal
 *   CPU, Memory, …       mean of the newest 24 samples (a day of hourly ones), rounded to whole percent
 *   Resource Usage       mean of CPU, Memory and Storage, rounded; Network is a throughput, nothing that fills up
 *   Network Status       operational when every service of the network is healthy
 *
 * A figure without data is `null`, never 0%.
 */

/** How many samples a figure of usage and its chart are made of. */
export const SAMPLES = 24

/** From this use on, in percent, a capacity is watched (yellow). */
export const HIGH = 80
/** From this use on, in percent, a capacity needs room now. */
export const FULL = 95

/** What the use of one capacity was: its figure, its extremes in percent, and the samples behind it, oldest first. */
export type Usage = {
  metric: Metric
  label: string
  percent: number | null
  lowest: number | null
  highest: number | null
  series: { at: string; value: number }[]
}

/** How a capacity does: enough room, watched, or full. */
export type UsageLevel = 'normal' | 'high' | 'full'

const mean = (values: number[]): number | null =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value))

/** The status of a service from its checks. */
export function statusOf({ checks, checksHealthy }: Pick<ServiceHealth, 'checks' | 'checksHealthy'>): ServiceStatus {
  if (checksHealthy >= checks) return 'healthy'
  return checksHealthy * 2 >= checks ? 'warning' : 'critical'
}

/** The share of healthy checks in percent. It is cut off, not rounded: while one check fails, it is not 100. */
export function systemHealth(services: Pick<ServiceHealth, 'checks' | 'checksHealthy'>[]): number | null {
  const checks = services.reduce((sum, service) => sum + service.checks, 0)
  const healthy = services.reduce((sum, service) => sum + service.checksHealthy, 0)
  return checks ? Math.floor((healthy * 1000) / checks) / 10 : null
}

/** The use of each capacity. */
export const usageOf = (samples: UsageSample[]): Usage[] => {
  const newest = samples.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, SAMPLES)
  return metrics.map(({ value: metric, label }) => {
    const series = newest.toReversed().map((sample) => ({ at: sample.at, value: sample[metric] }))
    const values = series.map(({ value }) => value)
    return {
      metric,
      label,
      percent: rounded(mean(values)),
      lowest: values.length ? Math.min(...values) : null,
      highest: values.length ? Math.max(...values) : null,
      series,
    }
  })
}

/** How much of what can fill up is in use, in percent. */
export function resourceUsage(samples: UsageSample[]): number | null {
  const newest = samples.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, SAMPLES)
  return rounded(mean(newest.flatMap(({ cpu, memory, storage }) => [cpu, memory, storage])))
}

/** How a capacity does at a use in percent. */
export function levelOf(percent: number | null): UsageLevel {
  if (percent === null || percent < HIGH) return 'normal'
  return percent < FULL ? 'high' : 'full'
}

/** The services of the network, and how many of them are not healthy. */
export function networkStatus(services: ServiceHealth[]): { services: ServiceHealth[]; troubled: number } {
  const network = services.filter(({ area }) => area === 'network')
  return { services: network, troubled: network.filter(({ status }) => status !== 'healthy').length }
}
