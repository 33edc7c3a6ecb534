import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { CollectionSlug } from 'payload'
import { startApp, type TestApp } from '../../../../tests/helpers/app'

type Person = { id: number; cookie: string; mark: string }

const calls = ['/portal/platform', '/portal/monitoring', '/portal/servers']
const collections = [
  'alerts',
  'monitored_services',
  'monitored_resources',
  'monitored_servers',
  'usage_samples',
  'tech_docs',
] as const
const moment = '2026-11-20T10:00:00.000Z'

let app: TestApp
let one: Person
let other: Person
let editor: Person
let admin: string

/** A person with one record of each kind; every text of them carries the person's mark. */
async function person(role: 'client' | 'editor', mark: string): Promise<Person> {
  const cookie = await app.cookieOf(role, mark)
  const [row] = await app.sql<{ id: number }>('select id from users where username = $1', [mark])
  const user = row?.id ?? 0
  const store = (collection: CollectionSlug, data: object) =>
    app.payload.create({ collection, data: { user, ...data } as never, overrideAccess: true })
  await store('alerts', { title: mark, message: mark, severity: 'warning', occurredAt: moment })
  await store('monitored_services', { name: mark, description: mark, area: 'network', checks: 4, checksHealthy: 3 })
  await store('monitored_resources', { name: mark, namespace: mark, kind: 'Pod', startedAt: moment })
  await store('monitored_servers', {
    name: mark,
    purpose: mark,
    cpu: 1,
    memory: 2,
    disk: 3,
    location: mark,
    system: mark,
    hardware: mark,
    address: mark,
    bootedAt: moment,
  })
  await store('usage_samples', { takenAt: moment, cpu: user % 100, memory: 1, storage: 1, network: 1 })
  await store('tech_docs', { title: mark, description: mark, path: mark, body: mark })
  return { id: user, cookie, mark }
}

beforeAll(async () => {
  app = await startApp()
  one = await person('client', 'mark-one')
  other = await person('client', 'mark-other')
  editor = await person('editor', 'mark-editor')
  admin = await app.cookieOf('admin')
}, 60_000)
afterAll(() => app.close())

const textOf = async (path: string, cookie: string) => (await app.call('GET', path, { cookie })).text()

describe.each(calls)('GET %s', (path) => {
  test('tells each client its own, and nothing of another', async () => {
    for (const [mine, theirs] of [
      [one, other],
      [other, one],
      [editor, one],
    ] as const) {
      const text = await textOf(path, mine.cookie)
      expect(text).toContain(mine.mark)
      expect(text).not.toContain(theirs.mark)
    }
  })
  test('no query widens it', async () => {
    const query = `?user=${other.id}&clientId=${other.id}&where[user][equals]=${other.id}&limit=1000&depth=2`
    expect(await textOf(path + query, one.cookie)).not.toContain(other.mark)
  })
  test('an administrator sees its own in the portal: there is none', async () => {
    expect(await textOf(path, admin)).not.toContain('mark-')
  })
  test('is never kept by a cache', async () => {
    const answer = await app.call('GET', path, { cookie: one.cookie })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('Payload’s own routes', () => {
  test.each(collections)('%s: a client finds no list and no record, not even its own', async (slug) => {
    const table = slug
    const rows = await app.sql<{ id: number }>(`select id from ${table}`)
    for (const { id } of rows)
      expect((await app.call('GET', `/${slug}/${id}`, { cookie: one.cookie })).status).toBe(404)
    expect((await app.call('GET', `/${slug}`, { cookie: one.cookie })).status).toBe(404)
    expect((await app.call('GET', `/${slug}/count`, { cookie: one.cookie })).status).toBe(404)
  })
  test.each(collections)('%s: staff finds its own, an administrator all', async (slug) => {
    const idsOf = async (cookie: string, query = '') => {
      const answer = await app.call('GET', `/${slug}?limit=100&sort=user${query}`, { cookie })
      return ((await answer.json()) as { docs: { user: number }[] }).docs.map(({ user }) => user)
    }
    expect(await idsOf(editor.cookie)).toEqual([editor.id])
    expect(await idsOf(editor.cookie, `&where[or][0][user][equals]=${one.id}`)).toEqual([])
    expect(await idsOf(admin)).toEqual([one.id, other.id, editor.id])
  })
  test.each(collections)('%s: another’s record is not there for staff, nor can it be changed', async (slug) => {
    const [row] = await app.sql<{ id: number }>(`select id from ${slug} where user_id = $1`, [one.id])
    expect((await app.call('GET', `/${slug}/${row?.id}`, { cookie: editor.cookie })).status).toBe(404)
    const answer = await app.call('PATCH', `/${slug}/${row?.id}`, { cookie: editor.cookie, body: { user: editor.id } })
    expect(answer.status).toBe(403)
  })
})

describe('what an answer says', () => {
  test('when its data was last updated, and that it is sample data', async () => {
    const { services } = JSON.parse(await textOf('/portal/platform', one.cookie))
    expect(services).toMatchObject({ isSample: true, hasMore: false, systemHealth: 75 })
    expect(new Date(services.updatedAt).getTime()).toBeGreaterThan(Date.now() - 120_000)
    expect(services.items).toMatchObject([{ name: 'mark-one', status: 'warning' }])
  })
  test('of nothing: no time and no figure', async () => {
    const cookie = await app.cookieOf('client', 'nobody.yet')
    const answer = JSON.parse(await textOf('/portal/monitoring', cookie))
    expect(answer.services).toEqual({ items: [], updatedAt: null, isSample: true, hasMore: false, systemHealth: null })
    expect(answer.usage).toMatchObject({ items: [], resourceUsage: null })
  })
  test('the newest alerts only, and that there are more', async () => {
    const cookie = await app.cookieOf('client', 'noisy')
    await app.sql(
      `insert into alerts (user_id, title, message, severity, occurred_at)
       select (select id from users where username = 'noisy'), 'Alert ' || n, 'x', 'info', now() - n * interval '1 minute'
       from generate_series(1, 60) n`,
    )
    const { alerts } = JSON.parse(await textOf('/portal/monitoring', cookie))
    expect([alerts.items.length, alerts.items[0].title, alerts.hasMore]).toEqual([50, 'Alert 1', true])
  })
})
