import { listenTo, startPayload, startSameSql } from '../lib/calls.mjs'
import { compare } from '../lib/load.mjs'
import { signIn } from '../lib/context.mjs'
import { worst } from '../lib/promises.mjs'
import { figure } from '../lib/tables.mjs'
import { seedRequests } from '../rfq-seed.mjs'

const SECONDS = 3
const ENOUGH = 3
const REQUESTS = 10_000
const PROJECTS = 200

/** Lists of ten, each for somebody of the demonstration, and the same rows by Payload’s own REST. */
const LISTS = {
  'projects of a client': {
    username: 'client',
    ours: '/api/client/projects?limit=10',
    payload: (id) => `/api/client_projects?limit=10&sort=-createdAt&depth=0&joins=false&where[userId][equals]=${id}`,
  },
  'quote requests of the desk': {
    username: 'sales',
    ours: '/api/admin/rfq?limit=10',
    payload: () => '/api/rfq_requests?limit=10&sort=-createdAt&depth=0',
  },
}

async function addRecords(database) {
  await database.query(
    `insert into client_projects (user_id_id, name, status) select id, 'Project ' || n, 'active'
     from users, generate_series(1, $1::int) n where username = 'client'`,
    [PROJECTS],
  )
  await database.query('analyze client_projects')
  await seedRequests(database, REQUESTS)
}

const idOf = async (database, username) =>
  (await database.query('select id from users where username = $1', [username])).rows[0].id

async function get(url, cookie) {
  const answer = await fetch(url, { headers: { cookie } })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`)
}

/** Each list of ten against the same statements in a bare Node server, and against Payload’s own REST list. */
async function measure(context) {
  const { url, databaseUrl, database } = await context.site()
  await addRecords(database)
  const people = {}
  for (const { username } of Object.values(LISTS))
    people[username] = { cookie: await signIn(url, username), id: await idOf(database, username) }
  const calls = Object.entries(LISTS).map(([name, { username, ours }]) => [
    name,
    async (listened) => get(listened(ours), people[username].cookie),
  ])
  const heard = await listenTo(context, Object.fromEntries(calls))
  const payload = await startPayload(context, databaseUrl)
  const rows = []
  for (const [name, list] of Object.entries(LISTS)) {
    const { cookie, id } = people[list.username]
    const sameSql = await startSameSql(databaseUrl, heard[name].plan, 200)
    await get(payload.url(list.payload(id)), cookie)
    const sides = [
      { name: 'ours', url: url(list.ours), headers: { cookie } },
      { name: 'same SQL', url: sameSql.url },
      { name: 'Payload REST', url: payload.url(list.payload(id)), headers: { cookie } },
    ]
    rows.push({ name, results: await compare(sides, { seconds: SECONDS }), statements: heard[name].statements })
    await sameSql.stop()
  }
  await payload.stop()
  return { rows }
}

const ratioTo = ({ results }, other) => results.ours.perSecond / results[other].perSecond
const nameOf = ({ name }) => name

export const lists = {
  measure,

  tables: ({ rows }) => [
    {
      title: 'Lists of ten, 16 connections, requests a second',
      note: `${PROJECTS} projects of the client, ${figure(REQUESTS)} quote requests; all sides but “same SQL” ask who is calling, which is among its statements. Statements of a list: ${rows.map(({ name, statements }) => `${name} ${statements.length}`).join(', ')}.`,
      columns: ['', 'Ours', 'p99 ms', 'Same SQL', 'Ratio', 'Payload REST', 'Ratio', 'Failed'],
      rows: rows.map((row) => [
        row.name,
        row.results.ours.perSecond,
        figure(row.results.ours.p99, 1),
        row.results['same SQL'].perSecond,
        figure(ratioTo(row, 'same SQL'), 2),
        row.results['Payload REST'].perSecond,
        figure(ratioTo(row, 'Payload REST'), 2),
        Object.values(row.results).reduce((sum, { errors }) => sum + errors, 0),
      ]),
    },
  ],

  promises: ({ rows }) => [
    {
      promise: 'A list of ten: at least 3 × Payload’s own REST list',
      least: ENOUGH,
      ...worst(rows, (row) => ratioTo(row, 'Payload REST'), 'least', nameOf),
    },
    {
      promise: 'A list of ten: no failed answer',
      most: 0,
      ...worst(rows, ({ results }) => results.ours.errors, 'most', nameOf),
    },
  ],
}
