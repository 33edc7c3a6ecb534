import type { PayloadRequest } from 'payload'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '@/env'
import { count, counters } from '@/observe/counters'
import { HttpError } from './http-error'
import { processSingleton } from './process-singleton'
import { poolOf } from './sql'

/** `points` calls in `seconds`, counted for each key under `name`. */
export type RateLimit = { name: string; points: number; seconds: number }

const limiters = processSingleton('rate-limiters', () => new Map<string, RateLimiterPostgres>())

function limiterFor(req: PayloadRequest, limit: RateLimit): RateLimiterPostgres {
  const known = limiters.get(limit.name)
  if (known) return known
  const settings = {
    points: Math.ceil(limit.points * env.RATE_LIMIT_FACTOR),
    duration: limit.seconds,
    keyPrefix: limit.name,
  }
  const made = new RateLimiterPostgres({
    ...settings,
    storeClient: poolOf(req.payload),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // While the database is away each process counts for itself.
    insuranceLimiter: new RateLimiterMemory(settings),
  })
  limiters.set(limit.name, made)
  return made
}

/**
 * Counts one call against a limit that all instances share.
 * @throws HttpError 429 with `Retry-After` in seconds when the limit is reached
 */
export async function consume(req: PayloadRequest, limit: RateLimit, key: string): Promise<void> {
  try {
    await limiterFor(req, limit).consume(key.slice(0, 200))
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    count(counters.refusals, limit.name)
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw new HttpError(429, `Too many tries. Please wait ${waitText(seconds)} and try again.`, {
      headers: { 'Retry-After': String(seconds) },
    })
  }
}

const waitText = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

/** The header in which our server passes the caller's address on; whatever a caller sends in it is dropped there. */
export const ADDRESS_HEADER = 'x-patchbay-address'

/** The caller's address. */
export const addressOf = (req: Pick<PayloadRequest, 'headers'>): string => req.headers.get(ADDRESS_HEADER) ?? 'local'
