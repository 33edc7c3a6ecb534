import { processSingleton } from './process-singleton.ts'

/**
 * Pages that were rendered before `expiredAt` (milliseconds) are never served again. It begins at the start of the
 * process, so that neither the build nor an earlier run leaves anything behind. The cache handler reads the same object.
 */
export const pageClock = processSingleton('page-clock', () => ({ expiredAt: Date.now() }))

/** Lets every prerendered page be rendered anew at its next request, in this process. */
export function expireAllPages(): void {
  // Two changes within a millisecond are two changes.
  pageClock.expiredAt = Math.max(Date.now(), pageClock.expiredAt + 1)
}
