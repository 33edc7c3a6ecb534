import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import type { PublicPlugin } from './schema'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  const store = (name: string, enabled: boolean, config: object) =>
    app.payload.create({
      collection: 'backstage_plugins',
      data: { name, enabled, config: config as Record<string, unknown> },
      // The test arranges what an administrator would.
      overrideAccess: true,
    })
  await store('Kubernetes', true, {
    clusterName: 'kc-1',
    serviceAccountToken: 'hidden-1',
    clusterUrl: 'https://hidden',
  })
  await store('TechDocs', false, { builder: 'local', storageKey: 'hidden-2' })
  await store('Something else', true, { apiKey: 'hidden-3', public: 'hidden-4' })
}, 180_000)
afterAll(() => app.close())

const plugins = async (cookie: string, query = '') => app.call('GET', `/backstage/plugins${query}`, { cookie })

test('are listed for any signed-in user: those that are enabled', async () => {
  for (const role of ['client', 'editor', 'sales', 'admin'] as const) {
    const answer = await plugins(await app.cookieOf(role))
    const list = (await answer.json()) as PublicPlugin[]
    expect(list.map(({ name, config }) => [name, config])).toEqual([
      ['Kubernetes', { clusterName: 'kc-1' }],
      ['Something else', {}],
    ])
  }
})

test('no secret is in the answer, whatever is asked', async () => {
  const cookie = await app.cookieOf('client')
  for (const query of ['', '?depth=2&select[config]=true', '?where[config][exists]=true&enabled=false'])
    expect(await (await plugins(cookie, query)).text()).not.toMatch(/hidden|storageKey|apiKey|Token/)
})

test('the panel’s own route of them is not there for a client', async () => {
  expect((await app.call('GET', '/backstage_plugins', { cookie: await app.cookieOf('client') })).status).toBe(404)
})

test('a visitor is asked to sign in', async () => {
  expect((await app.call('GET', '/backstage/plugins')).status).toBe(401)
})
