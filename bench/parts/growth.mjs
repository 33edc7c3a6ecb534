import { say } from '../../scripts/lib/messages.mjs'
import { signIn } from '../lib/context.mjs'
import { grow } from '../lib/grow.mjs'
import { inTurns, median, percentile } from '../lib/numbers.mjs'
import { worst } from '../lib/promises.mjs'
import { figure } from '../lib/tables.mjs'

/** How many quote requests there are; the first size is the measure. */
const sizes = () => (process.env.BENCH_SIZES ?? '1000,10000,100000,1000000').split(',').map(Number)
const ROUNDS = 40
/** Rounds before, so that no size is measured with code that nobody has run yet. */
const WARM_UP = 20
/** How much slower the largest may be than the smallest, and how much longer the desk's page. */
const RATIO = 1.5
const HTML_RATIO = 1.1

const desk = (queries) =>
  queries.map((query) => ({ route: `/api/admin/rfq?limit=25&count=quick&${query}`, person: 'sales' }))

/** What is asked for, and by whom. Words are rare, common and everywhere. */
const questions = {
  'desk: list': desk(['', 'page=2', 'page=20']),
  'desk: search': desk([
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
  ]),
  'desk: filter': desk([
    'status=pending',
    'status=completed',
    'status=in_progress&sort=company',
    'assignee=mine',
    'assignee=unassigned&status=rejected',
    'q=klein&status=completed',
  ]),
  'desk: order': desk(['sort=createdAt', 'sort=company', 'sort=-fullName', 'sort=status', 'sort=-serviceType']),
  'client: projects': [{ route: '/api/client/projects?limit=10', person: 'client' }],
  'client: dashboard': [{ route: '/portal', person: 'client' }],
  'home page': [{ route: '/' }],
}
/** Kinds of which a round has few are asked for more often. */
const timesOf = (kind) => (kind.startsWith('desk') ? 1 : 3)

async function timed(site, { route, person }) {
  const started = performance.now()
  const answer = await fetch(site.url(route), { headers: person ? { cookie: site.cookies[person] } : {} })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${route} answered ${answer.status}`)
  return performance.now() - started
}

/** A database and a server for each size, so that all of them can be asked in turns. */
async function startSites({ makeDatabase, start, connect }) {
  const base = await makeDatabase('growth')
  await (await start('growth', base)).stop()
  const sites = []
  for (const size of sizes()) {
    say(`Filling a database with ${figure(size)} quote requests …`)
    const url = await makeDatabase(`growth_${size}`, 'growth')
    const started = performance.now()
    await grow(connect, url, size)
    sites.push({ size, databaseUrl: url, seedSeconds: (performance.now() - started) / 1000, times: {} })
  }
  for (const site of sites) {
    Object.assign(site, await start(`growth-${site.size}`, site.databaseUrl, { WORKER: 'off', DATABASE_POOL_MAX: '5' }))
    site.cookies = { sales: await signIn(site.url, 'sales'), client: await signIn(site.url, 'client') }
  }
  return sites
}

async function ask(sites, round) {
  for (const [kind, asked] of Object.entries(questions))
    for (const question of asked)
      for (let time = 0; time < timesOf(kind); time++)
        for (const site of inTurns(sites, round + time)) {
          const milliseconds = await timed(site, question)
          if (round >= 0) (site.times[kind] ??= []).push(milliseconds)
        }
}

async function summed({ size, seedSeconds, times, url, cookies, stop }) {
  const html = await (await fetch(url('/admin/rfq'), { headers: { cookie: cookies.sales } })).text()
  await stop()
  const kinds = Object.entries(times).map(([kind, all]) => [kind, { p50: median(all), p95: percentile(all, 0.95) }])
  return { size, seedSeconds, htmlBytes: Buffer.byteLength(html), kinds: Object.fromEntries(kinds) }
}

/** Lists, searches, the dashboard and a public page with few and with very many records, one request after the other. */
async function measure(context) {
  const sites = await startSites(context)
  for (let round = -WARM_UP; round < ROUNDS; round++) await ask(sites, round)
  const rows = []
  for (const site of sites) rows.push(await summed(site))
  return { rows }
}

const kindsOf = (rows) => Object.keys(rows[0].kinds)
const ratioOf = (rows, kind, part) => rows.at(-1).kinds[kind][part] / rows[0].kinds[kind][part]

export const growth = {
  measure,

  tables: ({ rows }) => [
    {
      title: 'Growth: milliseconds by the number of quote requests, p50 / p95',
      note: `One after the other, all sizes in turns. The HTML of the desk: ${rows.map(({ size, htmlBytes }) => `${figure(size)}: ${figure(htmlBytes)} bytes`).join(', ')}. Filling took ${rows.map(({ seedSeconds }) => `${figure(seedSeconds, 0)} s`).join(', ')}.`,
      columns: ['', ...rows.map(({ size }) => figure(size)), 'Ratio p50', 'Ratio p95'],
      rows: kindsOf(rows).map((kind) => [
        kind,
        ...rows.map(({ kinds }) => `${figure(kinds[kind].p50, 1)} / ${figure(kinds[kind].p95, 1)}`),
        figure(ratioOf(rows, kind, 'p50'), 2),
        figure(ratioOf(rows, kind, 'p95'), 2),
      ]),
    },
  ],

  promises: ({ rows }) => {
    const sides = kindsOf(rows).flatMap((kind) => ['p50', 'p95'].map((part) => ({ kind, part })))
    return [
      {
        promise: `Nothing over 1.5 × from ${figure(rows[0].size)} to ${figure(rows.at(-1).size)} quote requests`,
        most: RATIO,
        ...worst(
          sides,
          ({ kind, part }) => ratioOf(rows, kind, part),
          'most',
          ({ kind, part }) => `${kind}, ${part}`,
        ),
      },
      {
        promise: 'The page of the desk is no longer with many requests: at most 1.1 ×',
        most: HTML_RATIO,
        measured: rows.at(-1).htmlBytes / rows[0].htmlBytes,
      },
    ]
  },
}
