import type { Pool } from 'pg'
import { processSingleton } from './process-singleton'

/** How many calls a key has by now, and when they are forgotten, in milliseconds since 1970. */
export type Count = { calls: number; expires: number }

type Waiting = { resolve: (count: Count) => void; reject: (error: unknown) => void }

/** Those who came while the calls of a key are being counted. */
const queues = processSingleton('call-counts', () => new Map<string, Waiting[]>())

/**
 * A count that is lost when PostgreSQL itself is killed harms nobody, so it waits for no disk: else all calls of one
 * caller would wait for each other's write, row by row.
 */
const COUNT = {
  name: 'count-calls',
  text: `with relaxed as (select set_config('synchronous_commit', 'off', true))
    insert into rate_limits as known (key, points, expire) select $1, $2::int, $3::bigint from relaxed
    on conflict (key) do update set
      points = case when known.expire <= $4 then excluded.points else known.points + excluded.points end,
      expire = case when known.expire <= $4 then excluded.expire else known.expire end
    returning points, expire`,
}

async function countAll(pool: Pool, key: string, milliseconds: number, waiting: Waiting[]): Promise<void> {
  try {
    const now = Date.now()
    const { rows } = await pool.query<{ points: number; expire: string }>({
      ...COUNT,
      values: [key, waiting.length, now + milliseconds, now],
    })
    const before = (rows[0]?.points ?? waiting.length) - waiting.length
    const expires = Number(rows[0]?.expire ?? now + milliseconds)
    for (const [place, { resolve }] of waiting.entries()) resolve({ calls: before + place + 1, expires })
  } catch (error) {
    for (const { reject } of waiting) reject(error)
  }
}

async function workOff(pool: Pool, key: string, milliseconds: number, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) await countAll(pool, key, milliseconds, queue.splice(0))
  queues.delete(key)
}

/**
 * Counts one call for a key that all processes share. Those that come while others of the same key are being counted are
 * counted together, in one statement: a caller with many connections takes one of the database.
 * @param milliseconds how long after its first call a key begins anew
 */
export function countCall(pool: Pool, key: string, milliseconds: number): Promise<Count> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(key)
    if (queue) return void queue.push({ resolve, reject })
    const first: Waiting[] = [{ resolve, reject }]
    queues.set(key, first)
    void workOff(pool, key, milliseconds, first)
  })
}
