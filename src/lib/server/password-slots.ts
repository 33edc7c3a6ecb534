import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { processSingleton } from './process-singleton'

// One password costs 0.1 s of a processor. At most two at once, and one processor is left to the pages of everybody else.
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const slots = processSingleton('password-slots', () => pLimit(AT_ONCE))

/** Runs work that hashes a password; at most two at once in this process, one where there are two processors. */
export const withPasswordSlot = <T>(work: () => Promise<T>): Promise<T> => slots(work)

// The figures are those of Payload's own hash, which writes its name before it.
const SCHEME = 'pbkdf2-sha256-v1:'
const hashOf = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    pbkdf2(password, salt, 600_000, 32, 'sha256', (error, hash) => (error ? reject(error) : resolve(hash))),
  )

/** What is kept of a password. */
export type StoredPassword = { hash: string | null; salt: string | null }

/**
 * Whether a password is the one that is stored, checked in a slot of its own. Without a stored one it takes as long, so
 * that the time of an answer doesn't tell whether a user exists.
 */
export const passwordMatches = (password: string, stored: StoredPassword | undefined): Promise<boolean> =>
  withPasswordSlot(async () => {
    const given = await hashOf(password, stored?.salt ?? 'nobody-has-this-salt')
    if (!stored?.salt || !stored.hash?.startsWith(SCHEME)) return false
    const kept = Buffer.from(stored.hash.slice(SCHEME.length), 'hex')
    return kept.length === given.length && timingSafeEqual(kept, given)
  })
