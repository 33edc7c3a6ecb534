const ROUNDS = 200

const known = { username: 'client', email: 'client@heartlandgrain.example' }
const nobody = { username: 'nobody.here', email: 'nobody.here@heartlandgrain.example' }
const calls = {
  'POST /api/login': ({ username }) => ({ username, password: 'this is not the one' }),
  'POST /api/forgot-password': ({ email }) => ({ email }),
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

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
 * @param {(route: string) => string} urlOf
 * @returns {Promise<{ call: string, known: number, nobody: number, difference: number }[]>} milliseconds
 */
export async function sameTime(urlOf) {
  const rows = []
  for (const [call, bodyFor] of Object.entries(calls)) {
    const url = urlOf(call.split(' ')[1])
    const times = { known: [], nobody: [] }
    for (let round = 0; round < ROUNDS; round++)
      for (const side of round % 2 ? ['nobody', 'known'] : ['known', 'nobody'])
        times[side].push(await timeOf(url, bodyFor(side === 'known' ? known : nobody)))
    const [ours, theirs] = [median(times.known), median(times.nobody)]
    rows.push({ call, known: ours, nobody: theirs, difference: Math.abs(ours - theirs) })
  }
  return rows
}
