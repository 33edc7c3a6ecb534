import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { CollectionSlug } from 'payload'
import { startApp, type TestApp } from '../../../../tests/helpers/app'
import type { AlertEvent } from '../collections/alerts/schema'
import type { FleetOverview } from './fleet'

const moment = '2026-11-20T10:00:00.000Z'

let app: TestApp
let admin: string
let adminId: number
const people: Record<string, number> = {}

const store = async (collection: CollectionSlug, data: object) =>
  // The test arranges what the seed would.
  (await app.payload.create({ collection, data: data as never, overrideAccess: true })) as { id: number }

async function server(name: string, user: number, status: string, [cpu, memory, disk]: [number, number, number]) {
  const text = { name, purpose: `Does ${name}`, location: 'Rack 50%', system: 'Debian 12', hardware: 'x', address: 'x' }
  await store('monitored_servers', { ...text, user, status, cpu, memory, disk, bootedAt: moment })
}
const alert = (title: string, user: number, severity: string, minute = 0) =>
  store('alerts', {
    title,
    message: `About ${title}`,
    user,
    severity,
    occurredAt: `2026-11-20T10:${10 + minute}:00.000Z`,
  })

beforeAll(async () => {
  app = await startApp()
  admin = await app.cookieOf('admin')
  for (const name of ['alpha', 'beta']) await app.cookieOf('client', name)
  for (const { id, username } of await app.sql<{ id: number; username: string }>('select id, username from users'))
    people[username] = id
  adminId = people['the.admin'] ?? 0
  await app.sql("update users set company = 'Alpha Mills' where username = 'alpha'")
  const { alpha = 0, beta = 0 } = people
  await store('monitored_services', {
    user: alpha,
    name: 'a',
    description: 'a',
    area: 'network',
    checks: 4,
    checksHealthy: 3,
  })
  await store('monitored_services', {
    user: beta,
    name: 'b',
    description: 'b',
    area: 'network',
    checks: 996,
    checksHealthy: 996,
  })
  for (const [user, cpu] of [
    [alpha, 20],
    [alpha, 30],
    [beta, 40],
  ])
    await store('usage_samples', { user, takenAt: moment, cpu, memory: 50, storage: 60, network: 10 })
  await server('one', alpha, 'online', [10, 20, 30])
  await server('two', alpha, 'degraded', [95, 5, 5])
  await server('three', beta, 'offline', [0, 60, 0])
}, 180_000)
afterAll(() => app.close())

const get = async <T>(path: string): Promise<T> => (await (await app.call('GET', path, { cookie: admin })).json()) as T
type List = { items: { name: string; title: string; id: number }[]; total: number; hasMore: boolean }
const servers = async (query: string) => {
  const { items, total } = await get<List>(`/admin/monitoring/servers?${query}`)
  return [items.map(({ name }) => name), total]
}

describe('GET /admin/monitoring/overview', () => {
  test('computes the figures of all clients and of each', async () => {
    const overview = await get<FleetOverview>('/admin/monitoring/overview')
    expect([overview.systemHealth, overview.checks]).toEqual([99.9, { checks: 1000, checksHealthy: 999 }])
    expect(overview.usage.map(({ percent }) => percent)).toEqual([33, 50, 60, 10])
    expect(overview.clients).toMatchObject({
      isSample: true,
      items: [
        {
          name: 'Alpha Mills',
          systemHealth: 75,
          networkServices: 1,
          networkTroubled: 1,
          servers: 2,
          serversTroubled: 1,
        },
        { name: 'The client', systemHealth: 100, networkTroubled: 0, usage: { cpu: 40 } },
      ],
    })
    expect(Date.parse(overview.clients.updatedAt ?? '')).toBeGreaterThan(Date.now() - 120_000)
  })
})

describe('GET /admin/monitoring/servers', () => {
  test.each<[string, string[]]>([
    ['', ['two', 'three', 'one']],
    ['sort=-cpu', ['two', 'one', 'three']],
    ['sort=-memory', ['three', 'one', 'two']],
    ['sort=-disk', ['one', 'two', 'three']],
    ['sort=name', ['one', 'three', 'two']],
    ['sort=client', ['one', 'two', 'three']],
    ['status=offline', ['three']],
    ['q=alpha', ['two', 'one']],
    ['q=does%20t', ['two', 'three']],
    ['q=50%25', ['two', 'three', 'one']],
    ['q=5_%25', []],
    ["q='%20or%201=1--", []],
  ])('?%s', async (query, expected) => {
    expect(await servers(query)).toEqual([expected, expected.length])
  })
  test('of one client, page by page', async () => {
    expect(await servers(`client=${people.alpha}`)).toEqual([['two', 'one'], 2])
    expect(await servers('limit=2&page=2')).toEqual([['one'], 3])
    expect(await servers('limit=2&page=9')).toEqual([[], 3])
  })
  test.each(['sort=id', 'status=x', 'page=0', 'limit=201', 'client=x'])('?%s is 400', async (query) => {
    expect((await app.call('GET', `/admin/monitoring/servers?${query}`, { cookie: admin })).status).toBe(400)
  })
})

describe('alerts', () => {
  let ids: number[]
  beforeEach(async () => {
    await app.sql('delete from alerts')
    const { alpha = 0, beta = 0 } = people
    const made = [
      await alert('First', alpha, 'warning', 1),
      await alert('Second', beta, 'critical', 2),
      await alert('Third', beta, 'info', 3),
    ]
    ids = made.map(({ id }) => id)
  })
  const titles = async (query: string) =>
    (await get<List>(`/admin/monitoring/alerts?${query}`)).items.map(({ title }) => title)
  const post = (path: string, body: object = {}) => app.call('POST', `/admin/alerts/${path}`, { cookie: admin, body })
  const historyOf = async (id = ids[0]) =>
    (await get<{ history: AlertEvent[] }>(`/admin/alerts/${id}`)).history.map(({ kind, byName, comment }) => [
      kind,
      byName,
      comment,
    ])

  test('are listed newest first, and narrowed', async () => {
    expect(await titles('')).toEqual(['Third', 'Second', 'First'])
    expect(await titles('severity=critical')).toEqual(['Second'])
    expect(await titles(`client=${people.beta}`)).toEqual(['Third', 'Second'])
    expect(await titles('q=about%20FIRST')).toEqual(['First'])
    expect(await titles('q=alpha')).toEqual(['First'])
    await post(`${ids[0]}/acknowledge`)
    expect([await titles('state=new'), await titles('state=acknowledged')]).toEqual([['Third', 'Second'], ['First']])
  })

  test('acknowledging one says who and when, keeps the comment, and the client sees it', async () => {
    const answer = await post(`${ids[0]}/acknowledge`, { comment: '  Disks are on order  ' })
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { acknowledged: true, acknowledgedBy: 'The admin', history: [{ kind: 'raised' }, { kind: 'acknowledged' }] },
    ])
    expect(await historyOf()).toEqual([
      ['raised', null, null],
      ['acknowledged', 'The admin', 'Disks are on order'],
    ])
    const own = await (
      await app.call('GET', '/portal/monitoring', { cookie: await app.cookieOf('client', 'alpha') })
    ).text()
    expect(JSON.parse(own).alerts.items).toMatchObject([{ title: 'First', acknowledged: true }])
    expect(own).not.toMatch(/The admin|on order/)
  })

  test('doing it again changes nothing; a second comment is one of its own', async () => {
    await post(`${ids[0]}/acknowledge`)
    const [before] = await app.sql<{ updated_at: Date }>('select updated_at from alerts where id = $1', [ids[0]])
    await post(`${ids[0]}/acknowledge`)
    await post(`${ids[0]}/acknowledge`, { comment: 'They come tomorrow' })
    expect(await app.sql('select updated_at from alerts where id = $1', [ids[0]])).toEqual([before])
    expect((await historyOf()).slice(1)).toEqual([
      ['acknowledged', 'The admin', null],
      ['comment', 'The admin', 'They come tomorrow'],
    ])
  })

  test('of many who acknowledge at once, one does', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => post(`${ids[0]}/acknowledge`)))
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await historyOf()).toHaveLength(2)
  })

  test('one can be opened again', async () => {
    await post(`${ids[0]}/acknowledge`)
    const answer = await post(`${ids[0]}/reopen`, { comment: 'It is back' })
    expect(await answer.json()).toMatchObject({ acknowledged: false, acknowledgedBy: null })
    expect((await historyOf()).at(-1)).toEqual(['reopened', 'The admin', 'It is back'])
  })

  test('several at once: those that are there, each once', async () => {
    const answer = await post('acknowledge', { ids: [ids[2], ids[1], ids[1], 999_999], comment: 'One cause' })
    expect([answer.status, await answer.json()]).toEqual([200, { acknowledged: [ids[1], ids[2]] }])
    expect(await titles('state=new')).toEqual(['First'])
    expect((await historyOf(ids[1])).at(-1)).toEqual(['acknowledged', 'The admin', 'One cause'])
  })

  test('several at once are all or none', async () => {
    await app.sql(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await app.sql(
      `create trigger refuse before insert on alert_events for each row when (new.alert_id = ${ids[2]}) execute function refuse()`,
    )
    const error = app.payload.logger.error
    app.payload.logger.error = () => undefined
    const answer = await post('acknowledge', { ids })
    app.payload.logger.error = error
    await app.sql('drop function refuse() cascade')
    expect(answer.status).toBe(500)
    expect(await titles('state=acknowledged')).toEqual([])
  })

  test.each<[string, object]>([
    ['no alerts', { ids: [] }],
    ['too many', { ids: Array.from({ length: 101 }, (_, n) => n + 1) }],
    ['no numbers', { ids: ['1'] }],
    ['a comment that is too long', { ids: [1], comment: 'x'.repeat(1001) }],
    ['a comment that is no text', { ids: [1], comment: {} }],
  ])('%s: 400', async (_what, body) => {
    expect((await post('acknowledge', body)).status).toBe(400)
  })

  test('the record screen of the panel keeps the same history', async () => {
    await app.call('PATCH', `/alerts/${ids[0]}`, { cookie: admin, body: { acknowledged: true } })
    await app.call('PATCH', `/alerts/${ids[0]}`, { cookie: admin, body: { title: 'Renamed' } })
    await app.call('PATCH', `/alerts/${ids[0]}`, { cookie: admin, body: { acknowledged: false } })
    expect((await historyOf()).map(([kind]) => kind)).toEqual(['raised', 'acknowledged', 'reopened'])
  })

  test('the audit trail has it too', async () => {
    await post(`${ids[0]}/acknowledge`, { comment: 'x' })
    expect(
      await app.sql('select actor_id, action, fields from audit_events where entity = $1 and record_id = $2', [
        'alerts',
        String(ids[0]),
      ]),
    ).toEqual([
      { actor_id: adminId, action: 'changed', fields: [{ field: 'acknowledged', from: 'false', to: 'true' }] },
    ])
  })

  test('an alert that goes takes its history along', async () => {
    await post(`${ids[0]}/acknowledge`)
    await app.call('DELETE', `/alerts/${ids[0]}`, { cookie: admin })
    expect(await app.sql('select 1 from alert_events where alert_id = $1', [ids[0]])).toEqual([])
    expect((await app.call('GET', `/admin/alerts/${ids[0]}`, { cookie: admin })).status).toBe(404)
  })
})
