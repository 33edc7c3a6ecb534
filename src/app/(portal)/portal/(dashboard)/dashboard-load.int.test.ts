import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import pg from 'pg'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'

let app: TestApp
let small: PayloadRequest
let large: PayloadRequest

/** A client with so many projects and alerts, and as much of the rest as a client has. */
async function client(username: string, projects: number, alerts: number): Promise<PayloadRequest> {
  await app.cookieOf('client', username)
  const [row] = await app.sql<{ id: number }>('select id from users where username = $1', [username])
  const id = row?.id
  await app.sql(
    `insert into client_projects (user_id_id, name, status) select $1, 'Project ' || n, 'active' from generate_series(1, $2::int) n`,
    [id, projects],
  )
  await app.sql(
    `insert into alerts (user_id, title, message, severity, occurred_at)
     select $1, 'Alert ' || n, 'A message', 'info', now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    [id, alerts],
  )
  await app.sql(
    `insert into usage_samples (user_id, taken_at, cpu, memory, storage, network)
     select $1, now() - n * interval '1 hour', 42, 67, 85, 23 from generate_series(1, 24) n`,
    [id],
  )
  const user = { collection: 'users', id, role: 'client' } as unknown as PayloadRequest['user']
  return createLocalReq({ user: user ?? undefined }, app.payload)
}

/** All that the dashboard asks for. */
async function readDashboard(req: PayloadRequest): Promise<void> {
  const { getOverview } = await import('@/plugins/portal/sources/operations')
  const { listEnabledPlugins } = await import('@/plugins/portal/collections/backstage-plugins/operations')
  const { listOwnRequests } = await import('../own-requests')
  const { countActiveProjects } = await import('@/plugins/portal/collections/client-projects/operations')
  const { projectListQuery } = await import('@/plugins/portal/collections/client-projects/schema')
  const { ownProjects } = await import('../projects/own-projects')
  const { countOpenRequests } = await import('./own-counts')
  await Promise.all([
    getOverview(req),
    ownProjects(req, projectListQuery.parse({ limit: 10 })),
    countActiveProjects(req),
    countOpenRequests(req),
    listEnabledPlugins(req),
    listOwnRequests(req),
  ])
}

async function queriesOf(req: PayloadRequest): Promise<string[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query')
  await readDashboard(req)
  const texts = spy.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text))
  spy.mockRestore()
  return texts.filter((text) => /^select/i.test(text)).toSorted()
}

beforeAll(async () => {
  app = await startApp()
  small = await client('small.client', 5, 5)
  large = await client('large.client', 200, 2000)
  await app.sql('analyze')
}, 60_000)
afterAll(() => app.close())

test('each source is asked once, however much there is', async () => {
  await readDashboard(small)
  const queries = await queriesOf(small)
  for (const table of ['alerts', 'monitored_services', 'monitored_resources', 'usage_samples', 'tech_docs'])
    expect(queries.filter((text) => text.includes(`from "${table}"`)).length).toBe(1)
  expect(await queriesOf(large)).toEqual(queries)
})
