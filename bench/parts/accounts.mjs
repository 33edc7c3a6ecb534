import { inTurns, median } from '../lib/numbers.mjs'
import { worst } from '../lib/promises.mjs'
import { figure } from '../lib/tables.mjs'

const ROUNDS = 200
/** How far apart answers about an account and about nobody may be, in milliseconds. */
const SAME_TIME = 10

const known = { username: 'client', email: 'client@heartlandgrain.example' }
const nobody = { username: 'nobody.here', email: 'nobody.here@heartlandgrain.example' }
const calls = {
  'POST /api/login': ({ username }) => ({ username, password: 'this is not the one' }),
  'POST /api/forgot-password': ({ email }) => ({ email }),
}

async function timeOf(url, body) {
  const started = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  if (answer.status === 429) throw new Error('The limits are in the way: set RATE_LIMIT_FACTOR')
  return performance.now() - started
}

/**
 * Whether the time of an answer tells that an account exists: medians of 200 answers each, taken in turns.
 * @returns {Promise<{ calls: { call: string, known: number, nobody: number, difference: number }[] }>} milliseconds
 */
async function measure(context) {
  const { url: urlOf } = await context.site()
  const rows = []
  for (const [call, bodyFor] of Object.entries(calls)) {
    const url = urlOf(call.split(' ')[1])
    const times = { known: [], nobody: [] }
    for (let round = 0; round < ROUNDS; round++)
      for (const side of inTurns(['known', 'nobody'], round))
        times[side].push(await timeOf(url, bodyFor(side === 'known' ? known : nobody)))
    const [ours, theirs] = [median(times.known), median(times.nobody)]
    rows.push({ call, known: ours, nobody: theirs, difference: Math.abs(ours - theirs) })
  }
  return { calls: rows }
}

export const accounts = {
  measure,

  tables: ({ calls: rows }) => [
    {
      title: 'Whether the time of an answer tells that an account exists, medians of 200 in ms',
      columns: ['', 'Known', 'Nobody', 'Difference'],
      rows: rows.map(({ call, ...times }) => [call, ...Object.values(times).map((time) => figure(time, 1))]),
    },
  ],

  promises: ({ calls: rows }) => [
    {
      promise: 'An account and nobody: answers at most 10 ms apart',
      most: SAME_TIME,
      ...worst(
        rows,
        (row) => row.difference,
        'most',
        ({ call }) => call,
      ),
    },
  ],
}
