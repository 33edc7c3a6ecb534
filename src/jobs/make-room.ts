import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { runtime } from '@/lib/server/runtime'

/** From this share of its time on a process counts as busy. */
const BUSY = 0.7
const PAUSE_MILLISECONDS = 200

let last: EventLoopUtilization | undefined

/**
 * Waits a moment when the visitors of this process keep it busy: a mail can come a little later, an answer cannot. A
 * process that only works has nobody to make room for.
 */
export async function makeRoom(): Promise<void> {
  const now = performance.eventLoopUtilization()
  const { utilization } = last ? performance.eventLoopUtilization(now, last) : { utilization: 0 }
  if (runtime.isStarted && utilization > BUSY) await pause(PAUSE_MILLISECONDS)
  last = performance.eventLoopUtilization()
}
