import { after, atRate, inTurns } from './lib/load.mjs'
import { percentile, rounded } from './lib/numbers.mjs'

const CONNECTIONS = 32
const SECONDS = 20
const P99 = 100
/** Some of them exist. */
const names = ['admin', 'editor', 'sales', 'client', 'nobody', 'somebody']

const loginOf = (count) => ({
  method: 'POST',
  path: '/api/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: names[count % names.length], password: `guess number ${count}` }),
})

/** Home pages at a steady rate. */
async function visit(port, isOver) {
  const answers = []
  await atRate(port, { perSecond: 50, isOver, next: () => ({ path: '/' }), onAnswer: (answer) => answers.push(answer) })
  return answers
}

export const loginFlood = {
  name: 'login-flood',
  promise: 'logins over 32 connections: p99 of the home page at most 100 ms',
  /** @param {import('./lib/context.mjs').Context} context */
  async run({ startSite }) {
    const site = await startSite()
    // Code is compiled and the page rendered before anything counts.
    await visit(site.port, after(3))
    const quiet = await visit(site.port, after(5))
    const isOver = after(SECONDS)
    const statuses = {}
    let count = 0
    const flood = inTurns(site.port, {
      connections: CONNECTIONS,
      next: () => (isOver() ? undefined : loginOf(count++)),
      onAnswer: ({ status, error }) => {
        statuses[status || error] = (statuses[status || error] ?? 0) + 1
      },
    })
    const pages = await visit(site.port, isOver)
    await flood
    const p99 = percentile(
      pages.map((one) => one.milliseconds),
      0.99,
    )
    const figures = {
      'home page p99, ms': rounded(p99, 1),
      'without the flood, ms': rounded(
        percentile(
          quiet.map((one) => one.milliseconds),
          0.99,
        ),
        1,
      ),
      pages: pages.length,
      'pages that were not 200': pages.filter(({ status }) => status !== 200).length,
      'answers to logins': Object.entries(statuses)
        .map(([status, times]) => `${times} × ${status}`)
        .join(', '),
    }
    return { figures, kept: p99 <= P99 && figures['pages that were not 200'] === 0 && (statuses[401] ?? 0) > 0 }
  },
}
