import { processSingleton } from './process-singleton.ts'

type PageClock = {
  expiredAt: number
  /** Asks whether pages cannot be rendered now. While it says yes, a page that has expired is better than none. */
  cannotRender?: () => Promise<boolean>
}

/**
 * A page is served only while `expiredAt` is what it was when its rendering began. It only ever grows; that it begins with
 * the time (milliseconds) tells one run from another. The cache handler reads the same object.
 */
export const pageClock = processSingleton<PageClock>('page-clock', () => ({ expiredAt: Date.now() }))

/** Lets every prerendered page be rendered anew at its next request, in this process. */
export function expireAllPages(): void {
  // Two changes within a millisecond are two changes.
  pageClock.expiredAt = Math.max(Date.now(), pageClock.expiredAt + 1)
}
