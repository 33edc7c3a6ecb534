import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../helpers/app'
import { adminOnly, all, callers, content, creates, documented, lists, type Caller } from './access-rows'

let app: TestApp
const cookies: Partial<Record<Caller, string>> = {}
beforeAll(async () => {
  app = await startApp()
  for (const role of ['client', 'editor', 'sales', 'admin'] as const) cookies[role] = await app.cookieOf(role)
}, 60_000)
afterAll(() => app.close())

const statusOf = async (caller: Caller, method: string, path: string, body?: unknown) =>
  (await app.call(method, path, { body, cookie: cookies[caller], headers: { 'x-patchbay-address': `matrix ${path}` } }))
    .status

async function rowOf(method: string, path: string, body?: unknown): Promise<number[]> {
  const row: number[] = []
  for (const caller of callers) row.push(await statusOf(caller, method, path, body))
  return row
}

describe('documented calls', () => {
  test('each has a row', async () => {
    const { documentedCalls } = await import('@/lib/server/api-routes')
    const calls = documentedCalls(app.config).map(({ method, path }) => `${method} ${path}`)
    expect([...calls].sort()).toEqual(Object.keys(documented).sort())
  })
  // Signing out ends the session, so it comes last.
  const rows = Object.entries(documented).filter(([call]) => call !== 'POST /logout')
  test.each(rows)('%s', async (call, expected) => {
    const [method = '', pattern = ''] = call.split(' ')
    const path = pattern.replace(/:(\w+)/g, (_all, name: string) => (name === 'id' ? '999999' : 'unknown-one'))
    expect(await rowOf(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})).toEqual(expected)
  })
})

describe('Payload’s own routes', () => {
  test('each collection has a row', () => {
    const slugs = app.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
    expect([...slugs].sort()).toEqual(Object.keys(lists).sort())
    expect([...slugs].sort()).toEqual(Object.keys(creates).sort())
  })
  test.each(Object.entries(lists))('GET /%s', async (slug, expected) => {
    expect(await rowOf('GET', `/${slug}`)).toEqual(expected)
  })
  test.each(Object.entries(creates))('POST /%s', async (slug, expected) => {
    const letIn = (await rowOf('POST', `/${slug}`, {})).map((status) => (status === 400 ? 200 : status))
    expect(letIn).toEqual(expected)
  })
  test.each([
    ['POST', '/users/login'],
    ['POST', '/users/logout'],
    ['POST', '/users/forgot-password'],
    ['POST', '/users/reset-password'],
    ['POST', '/users/first-register'],
    ['POST', '/users/unlock'],
    ['POST', '/users/verify/x'],
    ['GET', '/users/init'],
    ['GET', '/payload-jobs'],
    ['GET', '/payload-jobs/run'],
    ['GET', '/payload-migrations'],
    ['POST', '/payload-locked-documents'],
    ['POST', '/graphql'],
    ['GET', '/graphql-playground'],
    ['GET', '/og'],
    ['GET', '/nothing-at-all'],
  ])('%s %s is not found for anybody', async (method, path) => {
    expect(await rowOf(method, path, method === 'POST' ? {} : undefined)).toEqual(all(404))
  })
  test.each([['fiber_page'], ['contact_page'], ['careers_page'], ['help_page']])(
    'the texts of %s are for content staff',
    async (slug) => {
      expect(await rowOf('GET', `/globals/${slug}`)).toEqual(content)
      expect(await rowOf('POST', `/globals/${slug}`, {})).toEqual([404, 404, 200, 403, 200])
    },
  )
  test('each global has a row', () => {
    const tested = ['site_settings', 'fiber_page', 'contact_page', 'careers_page', 'help_page', 'billing_settings']
    expect(app.config.globals.map(({ slug }) => slug).sort()).toEqual(tested.sort())
  })
  test('the panel may ask whether somebody is still signed in; the answer makes no session longer', async () => {
    expect(await rowOf('POST', '/users/refresh-token', {})).toEqual([404, 404, 200, 200, 200])
    const answer = await app.call('POST', '/users/refresh-token', { body: {}, cookie: cookies.editor })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.json()).toMatchObject({ user: { username: 'the.editor' } })
  })
  test('the billing settings are for administrators', async () => {
    expect(await rowOf('GET', '/globals/billing_settings')).toEqual(adminOnly)
    expect(await rowOf('POST', '/globals/billing_settings', {})).toEqual(adminOnly)
  })
  test('the site settings are for administrators', async () => {
    expect(await rowOf('GET', '/globals/site_settings')).toEqual(adminOnly)
    expect(await rowOf('POST', '/globals/site_settings', {})).toEqual([404, 404, 403, 403, 400])
  })
})

describe('what a role may not do by a detour', () => {
  test('staff other than an administrator sees itself only among the users', async () => {
    const answer = await app.call('GET', '/users?limit=100', { cookie: cookies.editor })
    const { docs } = (await answer.json()) as { docs: { username: string }[] }
    expect(docs.map((user) => user.username)).toEqual(['the.editor'])
  })
  test('nobody but an administrator changes a role', async () => {
    const [editor] = await app.sql<{ id: number }>("select id from users where username = 'the.editor'")
    for (const caller of ['client', 'editor', 'sales'] as const)
      expect(await statusOf(caller, 'PATCH', `/users/${editor?.id}`, { role: 'admin' })).not.toBe(200)
    expect(await app.sql("select role from users where username = 'the.editor'")).toEqual([{ role: 'editor' }])
  })
  test('no answer about a user carries a secret', async () => {
    const answer = await app.call('GET', '/users?limit=100&depth=1', { cookie: cookies.admin })
    expect(await answer.text()).not.toMatch(/"(hash|salt|password|twoFactorSecret|resetPasswordToken|sessions)"/)
  })
  test.each([
    ['where[twoFactorSecret][like]=a'],
    ['where[or][0][and][0][hash][exists]=true'],
    ['where[uploadedBy.salt][like]=a'],
    ['sort=-resetPasswordToken'],
    ['sort=username,salt'],
    ['select[twoFactorSecret]=true'],
    ['where[sessions.id][like]=a'],
  ])('GET /users?%s is refused', async (query) => {
    expect(await statusOf('admin', 'GET', `/users?${query}`)).toBe(400)
  })
  test.each([['where[by.hash][like]=a'], ['sort=by.hash'], ['sort=-by.salt'], ['select[by][hash]=true']])(
    'GET /rfq_events?%s is refused',
    async (query) => {
      expect(await statusOf('sales', 'GET', `/rfq_events?${query}`)).toBe(400)
    },
  )
  test.each([['limit=0'], ['limit=-1'], ['limit=1000000000'], ['pagination=false'], ['depth=9']])(
    'GET /services?%s is bounded',
    async (query) => {
      const answer = await app.call('GET', `/services?${query}`, { cookie: cookies.admin })
      const { limit = 200 } = (await answer.json()) as { limit?: number }
      expect(answer.status).toBe(200)
      expect(limit).toBeLessThanOrEqual(200)
      expect(limit).toBeGreaterThan(0)
    },
  )
  test('a method cannot be disguised', async () => {
    for (const header of ['x-http-method-override', 'x-payload-http-method-override', 'x-method-override']) {
      const answer = await app.call('POST', '/content/element/x', {
        body: {},
        cookie: cookies.admin,
        headers: { [header]: 'PUT' },
      })
      expect([400, 405]).toContain(answer.status)
      const native = await app.call('POST', '/services', {
        body: {},
        cookie: cookies.client,
        headers: { [header]: 'GET' },
      })
      expect(native.status).toBe(404)
    }
  })
})

test('every collection and global states every access function', async () => {
  const { defaultAccess } = (await import('payload/dist/auth/defaultAccess.js' as string).catch(() => ({}))) as {
    defaultAccess?: unknown
  }
  const needed = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const
  for (const { slug, access } of app.config.collections.filter((one) => !one.slug.startsWith('payload-')))
    for (const name of needed) {
      const rule = access[name]
      expect([slug, name, typeof rule]).toEqual([slug, name, 'function'])
      // Payload's default lets anybody in who is signed in, and clients are users.
      const asClient = await rule?.({ req: { user: { id: -1, role: 'client' } } } as never)
      if (
        rule === defaultAccess ||
        (asClient === true && !['media', 'services', 'testimonials', 'content_elements'].includes(slug))
      )
        throw new Error(`${slug}.${name} lets a client in`)
    }
})

// A browser names the page that a request comes from, in one header or in both.
const fromElsewhere: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
]
test('whatever another site sends is nobody’s: each write is 401 then, whoever is signed in', async () => {
  const writes = Object.entries(documented).filter(([call, [visitor]]) => !call.startsWith('GET') && visitor === 401)
  const heard: string[] = []
  for (const [call] of writes)
    for (const caller of ['client', 'admin'] as const)
      for (const headers of fromElsewhere) {
        const [method = '', pattern = ''] = call.split(' ')
        const path = pattern.replace(/:\w+/g, '1')
        const body = method === 'DELETE' ? undefined : {}
        const { status } = await app.call(method, path, { body, cookie: cookies[caller], headers })
        if (status !== 401) heard.push(`${call} ${caller} ${headers.origin}: ${status}`)
      }
  expect(writes.length).toBeGreaterThan(40)
  expect(heard).toEqual([])
})

test('nor are Payload’s own routes open to another site', async () => {
  for (const headers of fromElsewhere)
    for (const slug of ['services', 'users', 'content_pages'])
      expect((await app.call('POST', `/${slug}`, { body: {}, cookie: cookies.admin, headers })).status).toBe(404)
})

test('POST /logout', async () => {
  expect(await rowOf('POST', '/logout')).toEqual(documented['POST /logout'])
})
