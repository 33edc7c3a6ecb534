import autocannon from 'autocannon'

/**
 * Sends requests for some seconds after one second of warming up.
 * @returns requests a second, the 99th percentile in milliseconds, and answers that were no success
 */
export async function measure({ url, method = 'GET', headers, body }, { seconds, connections }) {
  const options = { url, method, headers, body, connections }
  await autocannon({ ...options, duration: 1 })
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds })
  return { perSecond: Math.round(requests.average), p99: latency.p99, errors: non2xx + errors }
}

/** The middle one of several numbers. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** The median of several runs; errors are added up. */
export const medianOf = (runs) => ({
  perSecond: median(runs.map((run) => run.perSecond)),
  p99: median(runs.map((run) => run.p99)),
  errors: runs.reduce((sum, run) => sum + run.errors, 0),
})
