import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for a condition, asked again and again.
 * @param {() => unknown} condition what it gives when it is met is returned; an error counts as not yet
 * @param {{ seconds: number, every?: number, what?: string }} options `every`: milliseconds between two tries.
 *   With `what`, running out of time is an error that names it; else it returns undefined.
 */
export async function until(condition, { seconds, every = 50, what }) {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    const met = await Promise.resolve()
      .then(condition)
      .catch(() => undefined)
    if (met) return met
    if (performance.now() > deadline) break
    await sleep(every)
  }
  if (what) throw new Error(`${what} did not come about within ${seconds} s`)
  return undefined
}
