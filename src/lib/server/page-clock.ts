import { processSingleton } from './process-singleton.ts'

type PageClock = {
  expiredAt: number
  /** What was rendered before is of the build or of an earlier run. */
  startedAt: number
  /** Asks whether pages cannot be rendered now. While it says yes, a page that has expired is better than none. */
  cannotRender?: () => Promise<boolean>
}

/**
 * Pages that were rendered before `expiredAt` (milliseconds) are never served again. It begins at the start of the
 * process, so that neither the build nor an earlier run leaves anything behind. The cache handler reads the same object.
 */
export const pageClock = processSingleton<PageClock>('page-clock', () => ({
  expiredAt: Date.now(),
  startedAt: Date.now(),
}))

/** Lets every prerendered page be rendered anew at its next request, in this process. */
export function expireAllPages(): void {
  // Two changes within a millisecond are two changes.
  pageClock.expiredAt = Math.max(Date.now(), pageClock.expiredAt + 1)
}
