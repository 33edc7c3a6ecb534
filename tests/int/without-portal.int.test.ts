import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { startApp, type TestApp } from '../helpers/app'

let app: TestApp
beforeAll(async () => {
  process.env.PATCHBAY_SEED = 'demo'
  process.env.DEMO_PASSWORD = 'demo password'
  app = await startApp({ plugins: [] })
  await (await import('@/seed')).seedOnce(app.payload)
}, 180_000)
// The whole demonstration is seeded.
jest.setTimeout(120_000)
afterAll(() => app.close())

const statusOf = async (method: string, path: string, options = {}) => (await app.call(method, path, options)).status

describe('a site without the portal', () => {
  test('shows its content', async () => {
    const page = await app.call('GET', '/content/privacy-policy')
    expect([page.status, (await page.json()).slug]).toEqual([200, 'privacy-policy'])
    expect(await statusOf('GET', '/content/element/contact-title')).toBe(200)
    expect(await statusOf('GET', '/subdomain-status')).toBe(200)
    expect(await app.sql('select count(*)::int as count from services')).toEqual([{ count: 12 }])
  })

  test('takes a request for a quote, with its mails', async () => {
    const answer = await app.call('POST', '/rfq-requests', {
      body: {
        fullName: 'Ada Winter',
        company: 'Winter Mills',
        email: 'ada@mills.example',
        phone: '(913) 555-0100',
        serviceType: 'network',
        projectDescription: 'Two buildings want to be joined by fiber.',
        newsletter: false,
        terms: true,
      },
    })
    expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })])
    expect(await app.sql(`select 1 from outbound_emails where "to" = 'ada@mills.example'`)).toHaveLength(1)
  })

  test('lets people sign in and change their account, and staff work', async () => {
    const body = { username: 'client', password: 'demo password' }
    const signedIn = await app.call('POST', '/login', { body })
    expect(signedIn.status).toBe(200)
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0]
    expect(await statusOf('GET', '/user', { cookie })).toBe(200)
    expect(await statusOf('PATCH', '/account/profile', { cookie, body: { company: 'Elsewhere' } })).toBe(200)
    const admin = await app.cookieOf('admin', 'the.admin')
    expect(await statusOf('GET', '/admin/rfq', { cookie: admin })).toBe(200)
    expect(await statusOf('GET', '/users', { cookie: admin })).toBe(200)
  })

  test.each([
    ['GET', '/client/projects'],
    ['POST', '/client/projects'],
    ['GET', '/client/invoices'],
    ['GET', '/client/services'],
    ['GET', '/client/requests'],
    ['GET', '/backstage/plugins'],
    ['GET', '/portal/platform'],
    ['GET', '/client_projects'],
    ['GET', '/invoices'],
    ['GET', '/globals/billing_settings'],
  ])('knows no %s %s, not even for an administrator', async (method, path) => {
    const cookie = await app.cookieOf('admin', 'the.admin')
    expect(await statusOf(method, path, { cookie, ...(method === 'POST' && { body: { name: 'Ring' } }) })).toBe(404)
  })

  test('has none of its collections, nor anything that leads to them', async () => {
    const { hasPortal } = await import('@/plugins/portal/options')
    const { navGroupsFor } = await import('@/components/admin/nav/nav-groups')
    expect(hasPortal(app)).toBe(false)
    for (const { admin } of app.config.collections) expect(admin.group).not.toBe('Portal')
    const links = navGroupsFor(app.config, { id: 1, role: 'admin' }).flatMap((group) => group.links)
    expect(links.map(({ href }) => href)).toContain('/admin/rfq')
    expect(links.map(({ href }) => href).join(' ')).not.toMatch(/client_projects|invoices|help_page|alerts/)
  })

  test('deletes an account with nothing of the portal in the way', async () => {
    const leaver = await app.cookieOf('client', 'leaver')
    expect(leaver).not.toBe('')
    const [row] = await app.sql<{ id: number }>("select id from users where username = 'leaver'")
    const cookie = await app.cookieOf('admin', 'the.admin')
    expect(await statusOf('DELETE', `/users/${row?.id}`, { cookie })).toBe(200)
  })
})
