import path from 'node:path'
import pg from 'pg'
import { seedRequests } from './rfq-seed.mjs'
import { startSite } from './site.mjs'

/** The sizes of the table that are compared; the first is the measure. `RFQ_BENCH_SIZES` names others. */
const SIZES = (process.env.RFQ_BENCH_SIZES ?? '1000,100000').split(',').map(Number)
const ROUNDS = 30
/** Rounds before, so that the first size is not measured with code that nobody has run yet. */
const WARM_UP = 20
/** How much slower the largest table may be. */
const RATIO = 1.5
const PASSWORD = 'bench-desk-password'

/** What the desk asks for: its list, its searches, its filters and orders. Words are rare, common and everywhere. */
const questions = {
  list: ['', 'page=2', 'page=20'],
  search: [
    'q=ada.adler20@',
    'q=klein',
    'q=klein+mills',
    'q=fay+grant+grain',
    'q=a',
    'q=example',
    'q=%28700%29+555-0500',
    'q=500',
    'q=%23500',
    'q=nothing',
  ],
  filter: [
    'status=pending',
    'status=completed',
    'status=in_progress&sort=company',
    'assignee=mine',
    'assignee=unassigned&status=rejected',
    'q=klein&status=completed',
  ],
  sort: ['sort=createdAt', 'sort=company', 'sort=-fullName', 'sort=status', 'sort=-serviceType'],
}

const p95 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]

async function timed(url, headers) {
  const started = performance.now()
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - started
}

/** Asks everything in turns, so that what else the machine does meets all alike. */
async function measure(url, headers) {
  const times = Object.fromEntries(Object.keys(questions).map((kind) => [kind, []]))
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [kind, queries] of Object.entries(questions))
      for (const query of queries) {
        const time = await timed(url(`/api/admin/rfq?limit=25&count=quick&${query}`), headers)
        if (round >= 0) times[kind].push(time)
      }
  const html = await (await fetch(url('/admin/rfq'), { headers })).text()
  return {
    htmlBytes: Buffer.byteLength(html),
    ...Object.fromEntries(Object.entries(times).map(([kind, all]) => [kind, p95(all)])),
  }
}

async function signIn(url, client) {
  const { rows } = await client.query("select username from users where role = 'sales' order by id limit 1")
  const answer = await fetch(url('/api/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: rows[0].username, password: PASSWORD }),
  })
  if (!answer.ok) throw new Error('The bench could not sign in')
  return { cookie: answer.headers.get('set-cookie').split(';')[0] }
}

/**
 * The quote desk with few and with many requests, in a database of its own.
 * @returns {Promise<{ size: number, seedSeconds: number, htmlBytes: number, list: number, search: number, filter: number, sort: number }[]>}
 */
export async function rfqDesk(folder, ends) {
  process.env.DEMO_PASSWORD = PASSWORD
  const site = await startSite(path.join(folder, 'desk'), ends)
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  ends.push(() => client.end())
  const headers = await signIn(site.url, client)
  const rows = []
  for (const size of SIZES) {
    await client.query('delete from rfq_events; delete from rfq_requests')
    const started = performance.now()
    await seedRequests(client, size)
    const seedSeconds = (performance.now() - started) / 1000
    rows.push({ size, seedSeconds, ...(await measure(site.url, headers)) })
  }
  return rows
}

/** How often as long the largest table takes than the smallest, for each kind of question. */
export const ratiosOf = (rows) =>
  Object.fromEntries(Object.keys(questions).map((kind) => [kind, rows.at(-1)[kind] / rows[0][kind]]))

/** Whether the desk has become slower than it may, or its screen larger. */
export const isSlower = (rows) =>
  Object.values(ratiosOf(rows)).some((ratio) => ratio > RATIO) || rows.at(-1).htmlBytes > rows[0].htmlBytes * 1.1
