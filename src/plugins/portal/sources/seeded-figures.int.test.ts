import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../../tests/helpers/app'
import type { QuoteRecord } from '../collections/quotes/schema'
import type { FleetList, FleetOverview } from './fleet'
import type { FleetAlert } from './fleet-source'
import { RECENT_ALERTS, type Monitoring, type Platform } from './operations'
import type { Answer, ServerHealth } from './source'

let app: TestApp
let cookie: string
beforeAll(async () => {
  process.env.PATCHBAY_SEED = 'demo'
  process.env.DEMO_PASSWORD = 'demo password'
  app = await startApp()
  const { seedOnce } = await import('@/seed')
  await seedOnce(app.payload)
  const login = await app.call('POST', '/login', { body: { username: 'client', password: 'demo password' } })
  cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
}, 180_000)
afterAll(() => app.close())

const get = async <T>(path: string): Promise<T> => (await (await app.call('GET', path, { cookie })).json()) as T

test('the figures of the demonstration are computed from its rows', async () => {
  const { services, usage } = await get<Monitoring>('/portal/monitoring')
  expect([services.systemHealth, usage.resourceUsage]).toEqual([98, 65])
  expect(usage.items.map(({ label, percent }) => [label, percent])).toEqual([
    ['CPU', 42],
    ['Memory', 67],
    ['Storage', 85],
    ['Network', 23],
  ])
})

test('the System Health of the whole fleet is 99.9%, and each of its figures is computed', async () => {
  const login = await app.call('POST', '/login', { body: { username: 'admin', password: 'demo password' } })
  const admin = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const ask = async <T>(path: string) => (await (await app.call('GET', path, { cookie: admin })).json()) as T
  const { systemHealth, checks, clients, usage } = await ask<FleetOverview>('/admin/monitoring/overview')
  expect([systemHealth, checks]).toEqual([99.9, { checks: 2180, checksHealthy: 2178 }])
  expect(clients.items).toHaveLength(12)
  expect(clients.items.every((client) => client.servers > 1 && client.networkServices > 0)).toBe(true)
  expect(clients.items.find(({ name }) => name === 'Heartland Grain Cooperative')).toMatchObject({
    systemHealth: 98,
    usage: { cpu: 42, memory: 67, storage: 85, network: 23 },
  })
  expect(usage.every(({ percent }) => percent !== null && percent > 20 && percent < 80)).toBe(true)

  const alerts = await ask<FleetList<FleetAlert>>('/admin/monitoring/alerts?state=acknowledged')
  expect(new Set(alerts.items.map(({ acknowledgedBy }) => acknowledgedBy))).toEqual(new Set(['Avery Lindqvist']))
  expect((await ask<FleetList<FleetAlert>>('/admin/monitoring/servers')).hasMore).toBe(true)
})

test('the load of its servers agrees with them', async () => {
  const { items } = await get<Answer<ServerHealth>>('/portal/servers')
  const mean = (key: 'cpu' | 'memory' | 'disk') => items.reduce((sum, server) => sum + server[key], 0) / items.length
  expect([mean('cpu'), mean('memory'), mean('disk')]).toEqual([42, 67, 85])
})

test('there is enough of everything to fill the screens', async () => {
  const { alerts, docs, resources } = await get<Platform>('/portal/platform')
  expect(alerts.items.length).toBeGreaterThan(RECENT_ALERTS)
  expect(new Set(alerts.items.map(({ severity }) => severity)).size).toBe(3)
  expect(new Set(alerts.items.map(({ acknowledged }) => acknowledged)).size).toBe(2)
  expect(resources.items.some(({ status }) => status !== 'Running')).toBe(true)
  expect(new Set(docs.items.map(({ lastUpdated }) => lastUpdated)).size).toBe(docs.items.length)
})

test('its four plugins are on, and no token of theirs is told', async () => {
  const answer = await app.call('GET', '/backstage/plugins', { cookie })
  const text = await answer.text()
  expect((JSON.parse(text) as { name: string }[]).map(({ name }) => name)).toEqual([
    'Service Catalog',
    'TechDocs',
    'Kubernetes',
    'CI/CD',
  ])
  expect(text).not.toContain('demonstration-')
})

test('each completed request has the quote that was accepted for it, over the very amount', async () => {
  const rows = await app.sql<{ amount: number; total: number; signed: number; quotes: number }>(
    `select r.quote_amount::int as amount, max(q.total_cents)::int as total, count(q.id)::int as quotes,
       count(d.quote_id)::int as signed
     from rfq_requests r left join quotes q on q.request_id = r.id and q.status = 'accepted'
       left join quote_documents d on d.quote_id = q.id
     where r.status = 'completed' group by r.id`,
  )
  expect(rows).toHaveLength(6)
  expect(rows.every(({ amount, total, quotes, signed }) => total === amount && quotes === 1 && signed === 1)).toBe(true)
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_258_000)
})

test('there is a quote in every state, with a history in the order of time and numbers without a gap', async () => {
  const login = await app.call('POST', '/login', { body: { username: 'sales', password: 'demo password' } })
  const sales = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const requests = await app.sql<{ id: number }>('select distinct request_id as id from quotes')
  const all: QuoteRecord[] = []
  for (const { id } of requests) {
    const answer = await app.call('GET', `/admin/rfq/${id}/quotes`, { cookie: sales })
    all.push(...((await answer.json()) as QuoteRecord[]))
  }
  expect(new Set(all.map(({ state }) => state))).toEqual(
    new Set(['accepted', 'sent', 'viewed', 'draft', 'declined', 'expired', 'superseded']),
  )
  const now = new Date().toISOString()
  for (const { events } of all) {
    const times = events.map(({ at }) => at)
    expect(times).toEqual([...times].sort())
    expect(times.every((at) => at <= now)).toBe(true)
  }
  const given = await app.sql<{ last: number; count: number }>(
    'select max(sequence)::int as last, count(distinct sequence)::int as count from quotes where series is not null group by series',
  )
  for (const { last, count } of given) expect(last).toBe(count)
  const own = all.filter(({ client, state }) => client?.email === 'client@heartlandgrain.example' && state === 'sent')
  expect(own.map(({ lines }) => lines.filter(({ isOptional }) => isOptional).length)).toEqual([2])
})
