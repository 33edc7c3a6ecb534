import { pageClock } from './page-clock'

/**
 * Keeps a value until content changes next, as the prerendered pages are kept. What was read before a change and
 * arrives after it is not kept.
 * @param read reads the value anew
 */
export function untilContentChanges<Args extends unknown[], T>(
  read: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let kept: { at: number; value: T } | undefined
  return async (...args) => {
    const at = pageClock.expiredAt
    if (kept?.at === at) return kept.value
    const value = await read(...args)
    kept = { at, value }
    return value
  }
}
