import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import type { AdminPlugin } from './schema'

type Stored = { config: Record<string, unknown> }

let app: TestApp
let admin: string
let id: number
beforeAll(async () => {
  app = await startApp()
  admin = await app.cookieOf('admin')
}, 180_000)
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql('delete from backstage_plugins')
  const plugin = await app.payload.create({
    collection: 'backstage_plugins',
    data: { name: 'Kubernetes', enabled: true, config: { clusterName: 'kc-1', serviceAccountToken: 'hidden-1' } },
    // The test arranges what the seed would.
    overrideAccess: true,
  })
  id = plugin.id
})

const patch = (body: object, headers?: Record<string, string>) =>
  app.call('PATCH', `/admin/plugins/${id}`, { cookie: admin, body, headers })
const list = async () => (await (await app.call('GET', '/admin/plugins', { cookie: admin })).json()) as AdminPlugin[]
const stored = async () =>
  (await app.sql<Stored>('select config from backstage_plugins where id = $1', [id]))[0]?.config

describe('GET /admin/plugins', () => {
  test('has them all, with the names of their secrets and without the secrets', async () => {
    await patch({ enabled: false })
    const plugins = await list()
    expect(plugins).toMatchObject([
      {
        id,
        name: 'Kubernetes',
        enabled: false,
        config: { clusterName: 'kc-1', serviceAccountToken: '' },
        secrets: ['serviceAccountToken'],
      },
    ])
    expect(JSON.stringify(plugins)).not.toContain('hidden')
  })
})

describe('PATCH /admin/plugins/:id', () => {
  test('switches one off and on; updatedAt is the server’s', async () => {
    const answer = await patch({ enabled: false, updatedAt: '2001-01-01' })
    const body = (await answer.json()) as AdminPlugin
    expect([answer.status, body.enabled, answer.headers.get('etag')]).toEqual([200, false, `"${body.updatedAt}"`])
    expect(body.updatedAt).not.toContain('2001')
    expect(await stored()).toEqual({ clusterName: 'kc-1', serviceAccountToken: 'hidden-1' })
  })
  test.each<[string, object, object]>([
    ['that is empty is kept', { serviceAccountToken: '' }, { serviceAccountToken: 'hidden-1' }],
    ['that is left out is kept', { clusterName: 'kc-2' }, { clusterName: 'kc-2', serviceAccountToken: 'hidden-1' }],
    ['that is new replaces the old one', { serviceAccountToken: 'hidden-2' }, { serviceAccountToken: 'hidden-2' }],
    ['that is null goes', { clusterName: 'kc-1', serviceAccountToken: null }, { clusterName: 'kc-1' }],
  ])('a secret %s', async (_what, config, expected) => {
    const answer = await patch({ config })
    expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('hidden')])
    expect(await stored()).toEqual(expected)
  })
  test.each<[string, unknown, string]>([
    ['a setting that it does not have', { owner: 'x' }, 'config.owner'],
    ['a value of another kind', { refreshSeconds: 'often' }, 'config.refreshSeconds'],
    ['an address that is none', { clusterUrl: 'ftp://example.com' }, 'config.clusterUrl'],
    ['an address with a password', { clusterUrl: 'https://me:hidden@example.com' }, 'config.clusterUrl'],
    ['a list', [], 'config'],
    ['a text', '{}', 'config'],
    ['null', null, 'config'],
  ])('refuses %s and stores nothing', async (_what, config, path) => {
    const answer = await patch({ config, enabled: false })
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ path }] }])
    expect((await list())[0]).toMatchObject({ enabled: true, config: { clusterName: 'kc-1' } })
  })
  test('refuses what says nothing', async () => {
    expect((await patch({})).status).toBe(400)
  })
  test('a stale If-Match answers 412 with the newer one, and overwrites nothing', async () => {
    const [before] = await list()
    await patch({ config: { clusterName: 'theirs' } })
    const answer = await patch({ config: { clusterName: 'mine' } }, { 'if-match': `"${before?.updatedAt}"` })
    const text = await answer.text()
    expect([answer.status, JSON.parse(text)]).toMatchObject([412, { current: { config: { clusterName: 'theirs' } } }])
    expect(text).not.toContain('hidden')
    expect(await stored()).toMatchObject({ clusterName: 'theirs' })
  })
  test('of many who save the same state at once, one succeeds', async () => {
    const [before] = await list()
    const saves = Array.from({ length: 10 }, (_, n) =>
      patch({ config: { clusterName: `kc-${n}` } }, { 'if-match': `"${before?.updatedAt}"` }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 412)).toHaveLength(9)
  })
  test('a plugin that nobody knows gives none of its values', async () => {
    await app.sql(`update backstage_plugins set name = 'Grafana', config = '{"anything": "hidden-3"}' where id = $1`, [
      id,
    ])
    expect(await list()).toMatchObject([{ config: { anything: '' }, secrets: ['anything'] }])
  })
})

describe('the audit trail', () => {
  const deeds = () =>
    app.sql<{ fields: { field: string }[] }>(
      `select fields from audit_events where entity = 'backstage_plugins' and record_id = $1 order by id`,
      [String(id)],
    )
  test('says what was changed, and no value of a configuration', async () => {
    await patch({ enabled: false })
    await patch({ config: { clusterName: 'kc-9', serviceAccountToken: 'hidden-9' } })
    expect((await deeds()).map(({ fields }) => fields)).toEqual([
      [{ field: 'enabled', from: 'true', to: 'false' }],
      [{ field: 'config' }],
    ])
  })
  test('speaks of no configuration when the panel changes something else', async () => {
    const answer = await app.call('PATCH', `/backstage_plugins/${id}`, { cookie: admin, body: { description: 'New' } })
    expect(answer.status).toBe(200)
    expect((await deeds()).map(({ fields }) => fields)).toEqual([[{ field: 'description', from: '', to: 'New' }]])
  })
})

describe('Payload’s own route', () => {
  test('gives an administrator no configuration, and no way to guess it', async () => {
    expect(await (await app.call('GET', `/backstage_plugins/${id}`, { cookie: admin })).text()).not.toContain('hidden')
    const guess = await app.call('GET', '/backstage_plugins?where[config][like]=hidden', { cookie: admin })
    expect(guess.status).toBeGreaterThanOrEqual(400)
  })
  test('changes none', async () => {
    await app.call('PATCH', `/backstage_plugins/${id}`, { cookie: admin, body: { config: { clusterName: 'x' } } })
    expect(await stored()).toEqual({ clusterName: 'kc-1', serviceAccountToken: 'hidden-1' })
  })
})

describe('POST /admin/plugins/:id/test', () => {
  const tried = async () =>
    (await app.call('POST', `/admin/plugins/${id}/test`, { cookie: admin })).json() as Promise<unknown>
  test('without an address there is nothing to connect to', async () => {
    expect(await tried()).toEqual({ isReachable: false, message: 'Nothing to connect to: clusterUrl is not set' })
  })
  test('tries the address that is stored', async () => {
    await patch({ config: { clusterUrl: 'http://127.0.0.1:1/' } })
    expect(await tried()).toMatchObject({ isReachable: false, message: expect.stringContaining('refused') })
    await patch({ config: { clusterUrl: 'http://169.254.169.254/latest/meta-data' } })
    expect(await tried()).toMatchObject({ message: expect.stringMatching(/^This address is not allowed/) })
  })
})
