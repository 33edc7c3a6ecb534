import type { PayloadRequest } from 'payload'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/env'
import { count, counters } from '@/observe/counters'
import { countCall } from './count-calls'
import { HttpError } from './http-error'
import { processSingleton } from './process-singleton'
import { poolOf } from './sql'

/** `points` calls in `seconds`, counted for each key under `name`. */
export type RateLimit = { name: string; points: number; seconds: number }

/** While the database is away each process counts for itself. */
const insurances = processSingleton('rate-limiters', () => new Map<string, RateLimiterMemory>())

function insuranceOf({ name, seconds }: RateLimit, points: number): RateLimiterMemory {
  const known = insurances.get(name) ?? new RateLimiterMemory({ points, duration: seconds, keyPrefix: name })
  insurances.set(name, known)
  return known
}

/** How long a caller has to wait, in milliseconds; nothing for one who is within the limit. */
async function waitOf(req: PayloadRequest, limit: RateLimit, key: string): Promise<number | undefined> {
  const points = Math.ceil(limit.points * env.RATE_LIMIT_FACTOR)
  try {
    const call = { pool: poolOf(req.payload), key: `${limit.name}:${key}`, milliseconds: limit.seconds * 1000 }
    const { calls, expires } = await countCall(call)
    return calls > points ? expires - Date.now() : undefined
  } catch {
    return insuranceOf(limit, points)
      .consume(key)
      .then(
        () => undefined,
        (refused: RateLimiterRes) => refused.msBeforeNext,
      )
  }
}

/**
 * Counts one call against a limit that all instances share.
 * @throws HttpError 429 with `Retry-After` in seconds when the limit is reached
 */
export async function consume(req: PayloadRequest, limit: RateLimit, key: string): Promise<void> {
  const wait = await waitOf(req, limit, key.slice(0, 200))
  if (wait === undefined) return
  count(counters.refusals, limit.name)
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  throw new HttpError(429, `Too many tries. Please wait ${waitText(seconds)} and try again.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

const waitText = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

/** The header in which our server passes the caller's address on; whatever a caller sends in it is dropped there. */
export const ADDRESS_HEADER = 'x-patchbay-address'

/** The caller's address. */
export const addressOf = (req: Pick<PayloadRequest, 'headers'>): string => req.headers.get(ADDRESS_HEADER) ?? 'local'
