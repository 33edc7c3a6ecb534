import { setTimeout as sleep } from 'node:timers/promises'
import { inTurns, median } from '../lib/numbers.mjs'
import { figure } from '../lib/tables.mjs'

const ROUNDS = 100
const WARM_UP = 20
/** How much longer the dashboard of a client with many records may take. */
const MANY_RECORDS = 1.5
/** Clients with few and with many records. */
const clients = { small: { projects: 5, alerts: 5 }, large: { projects: 200, alerts: 2000 } }
/** What the dashboard reads of a client, each from its own source. */
const SOURCES = [
  'alerts',
  'monitored_services',
  'monitored_resources',
  'usage_samples',
  'tech_docs',
  'client_projects',
  'service_requests',
  'rfq_requests',
  'backstage_plugins',
]
/** A session tells the statistics what it did when it has been idle for ten seconds. */
const UNTIL_COUNTED = 11_000

/** A new client with so many records: the cookie of its session. */
async function makeClient(urlOf, database, name, { projects, alerts }) {
  const username = `bench.${name}`
  const person = {
    username,
    fullName: `Bench ${name}`,
    email: `${username}@bench.example`,
    password: 'prairie bench 2026',
  }
  const answer = await fetch(urlOf('/api/register'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (answer.status !== 201) throw new Error(`No client for the bench: ${answer.status} ${await answer.text()}`)
  const { id } = await answer.json()
  const insert = (text, count) => database.query(text, [id, count])
  await insert(
    `insert into client_projects (user_id_id, name, status) select $1, 'Project ' || n, 'active' from generate_series(1, $2::int) n`,
    projects,
  )
  await insert(
    `insert into alerts (user_id, title, message, severity, occurred_at)
     select $1, 'Alert ' || n, 'A message', 'info', now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    alerts,
  )
  await insert(
    `insert into usage_samples (user_id, taken_at, cpu, memory, storage, network)
     select $1, now() - n * interval '1 hour', 42, 67, 85, 23 from generate_series(1, $2::int) n`,
    24,
  )
  return answer.headers.get('set-cookie').split(';')[0]
}

async function timeOf(url, cookie) {
  const started = performance.now()
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  await answer.text()
  if (answer.status !== 200) throw new Error(`The dashboard answered with ${answer.status}`)
  return performance.now() - started
}

async function scansOf(database) {
  await sleep(UNTIL_COUNTED)
  const { rows } = await database.query(
    `select relname as name, seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = any($1)`,
    [SOURCES],
  )
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]))
}

/** How often a page of the large client reads each source. One question is one scan of its table. */
async function questionsPerPage(url, cookie, database) {
  const before = await scansOf(database)
  for (let page = 0; page < WARM_UP; page++) await timeOf(url, cookie)
  const after = await scansOf(database)
  return Object.fromEntries(SOURCES.map((name) => [name, ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / WARM_UP]))
}

/**
 * The server's time for the portal's dashboard of a client with few records and of one with many, taken in turns, and
 * how many questions it puts to each of its sources.
 */
async function measure(context) {
  const { url: urlOf, database } = await context.site()
  const cookies = {}
  for (const [name, records] of Object.entries(clients))
    cookies[name] = await makeClient(urlOf, database, name, records)
  await database.query('analyze')
  const url = urlOf('/portal')
  const times = { small: [], large: [] }
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const name of inTurns(['small', 'large'], Math.abs(round))) {
      const time = await timeOf(url, cookies[name])
      if (round >= 0) times[name].push(time)
    }
  const [small, large] = [median(times.small), median(times.large)]
  const questions = await questionsPerPage(url, cookies.large, database)
  return {
    small: { ...clients.small, milliseconds: small },
    large: { ...clients.large, milliseconds: large },
    ratio: large / small,
    questions,
  }
}

const inWords = ({ projects, alerts }) => `${figure(projects)} projects, ${figure(alerts)} alerts`

export const dashboard = {
  measure,

  tables: ({ small, large, ratio, questions }) => [
    {
      title: 'The portal’s dashboard of a client, medians of 100 pages in ms',
      note: `Questions that a page puts to each source: ${Object.entries(questions)
        .map(([source, count]) => `${source} ${figure(count, 1)}`)
        .join(', ')}.`,
      columns: ['Records of the client', 'ms', 'Ratio'],
      rows: [
        [inWords(small), figure(small.milliseconds, 1), ''],
        [inWords(large), figure(large.milliseconds, 1), figure(ratio, 2)],
      ],
    },
  ],

  promises: ({ ratio }) => [
    { promise: 'The dashboard of many records: at most 1.5 × that of few', most: MANY_RECORDS, measured: ratio },
  ],
}
