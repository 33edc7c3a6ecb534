import type { Pool } from 'pg'
import { together } from './together'

/** One call to be counted: whose, and how long after the first of its calls a key begins anew. */
type Call = { pool: Pool; key: string; milliseconds: number }

/** How many calls a key has by now, and when they are forgotten, in milliseconds since 1970. */
export type Count = { calls: number; expires: number }

type Row = { key: string; points: number; expire: string }

/**
 * A count that is lost when PostgreSQL itself is killed harms nobody, so it waits for no disk: else all calls of one
 * caller would wait for each other's write. Keys come in one order, so that two processes never wait for each other.
 */
const COUNT = {
  name: 'count-calls',
  text: `with relaxed as (select set_config('synchronous_commit', 'off', true))
    insert into rate_limits as known (key, points, expire)
      select key, points, expire from relaxed, unnest($1::text[], $2::int[], $3::bigint[]) as given (key, points, expire)
      order by key
    on conflict (key) do update set
      points = case when known.expire <= $4 then excluded.points else known.points + excluded.points end,
      expire = case when known.expire <= $4 then excluded.expire else known.expire end
    returning key, points, expire`,
}

/** Counts several calls in one statement. Each gets its own place among those of its key, in their order. */
async function countAll(calls: Call[]): Promise<Count[]> {
  const now = Date.now()
  const keys = new Map<string, { calls: number; expires: number }>()
  for (const { key, milliseconds } of calls)
    keys.set(key, { calls: (keys.get(key)?.calls ?? 0) + 1, expires: now + milliseconds })
  const values = [
    [...keys.keys()],
    [...keys.values()].map((one) => one.calls),
    [...keys.values()].map((one) => one.expires),
  ]
  const { rows } = await (calls[0] as Call).pool.query<Row>({ ...COUNT, values: [...values, now] })
  const before = new Map(
    rows.map(({ key, points, expire }) => [
      key,
      { calls: points - (keys.get(key)?.calls ?? 0), expires: Number(expire) },
    ]),
  )
  return calls.map(({ key }) => {
    const count = before.get(key)
    if (!count) throw new Error('A call was not counted')
    count.calls += 1
    return { ...count }
  })
}

/** Counts one call for a key that all processes share; those that come at once are counted together. */
export const countCall = together(countAll)
