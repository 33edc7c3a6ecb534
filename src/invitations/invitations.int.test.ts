import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../tests/helpers/app'
import { cookieIn, nameCompany, post } from '../../tests/helpers/accounts'
import type { Invitation } from './schema'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  admin = await app.cookieOf('admin')
}, 120_000)
afterAll(() => app.close())

let made = 0
beforeEach(() => {
  made++
})
const invited = (more: object = {}) => ({
  fullName: 'Ada Winter',
  email: `Ada${made}@winter.example`,
  role: 'editor',
  ...more,
})
const tokenFor = async (email: string): Promise<string> => {
  const [mail] = await app.sql<{ text: string }>(
    'select text from outbound_emails where "to" = $1 order by id desc limit 1',
    [email.toLowerCase()],
  )
  return /\/auth\/invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
async function invite(more: object = {}) {
  const body = invited(more)
  const answer = await post(app, '/admin/invitations', body, admin)
  expect(answer.status).toBe(201)
  return { invitation: (await answer.json()) as Invitation, token: await tokenFor(body.email) }
}
const accept = (token: string, more: object = {}, cookie?: string) =>
  post(
    app,
    '/invitations/accept',
    { token, username: `ada.${made}`, password: 'forty acres of grain', ...more },
    cookie,
  )
const list = async () => (await (await app.call('GET', '/admin/invitations', { cookie: admin })).json()) as Invitation[]
const userNamed = (username: string) =>
  app.sql('select role, email, full_name from users where username = $1', [username])

describe('an invitation', () => {
  test('leads to an account with its role, signed in', async () => {
    const { invitation, token } = await invite()
    expect(invitation).toMatchObject({ email: `ada${made}@winter.example`, role: 'editor', isExpired: false })
    expect(JSON.stringify(await list())).not.toContain(token)
    const answer = await accept(token)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ role: 'editor', fullName: 'Ada Winter', username: `ada.${made}` })
    const own = await app.call('GET', '/user', { cookie: cookieIn(answer, 'token') })
    expect(await own.json()).toMatchObject({ role: 'editor' })
    expect(await list()).toEqual([])
  })
  test('is kept as a hash, and its mail is confidential', async () => {
    const { token } = await invite()
    const [row] = await app.sql<{ stored: string }>('select invitations::text as stored from invitations')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(row?.stored).not.toContain(token)
    expect(await app.sql('select confidential from outbound_emails order by id desc limit 1')).toEqual([
      { confidential: true },
    ])
    await app.sql('delete from invitations')
  })
  test('works once, also for two at the same moment', async () => {
    const { token } = await invite()
    const answers = await Promise.all([accept(token), accept(token, { username: `other.${made}` })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
    const replay = await accept(token, { username: `third.${made}` })
    expect([replay.status, await replay.json()]).toEqual([
      400,
      { message: 'This invitation is no longer valid. Please ask for a new one.' },
    ])
    expect(await app.sql('select from users where email = $1', [`ada${made}@winter.example`])).toHaveLength(1)
  })
  test('works for seven days, and is listed as expired then', async () => {
    const { token, invitation } = await invite()
    const days = (Date.parse(invitation.expiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days * 10) / 10).toBe(7)
    await app.sql("update invitations set expires_at = now() - interval '1 second'")
    expect((await accept(token)).status).toBe(400)
    expect(await list()).toMatchObject([{ id: invitation.id, isExpired: true }])
  })
  test('that is sent again has a new link, and the old one opens nothing', async () => {
    const { token, invitation } = await invite()
    const answer = await post(app, `/admin/invitations/${invitation.id}/resend`, {}, admin)
    expect(await answer.json()).toMatchObject({ id: invitation.id, isExpired: false })
    expect((await accept(token)).status).toBe(400)
    expect((await accept(await tokenFor(invitation.email))).status).toBe(201)
  })
  test('that was taken back opens nothing', async () => {
    const { token, invitation } = await invite()
    expect((await app.call('DELETE', `/admin/invitations/${invitation.id}`, { cookie: admin })).status).toBe(200)
    expect((await accept(token)).status).toBe(400)
    expect((await app.call('DELETE', `/admin/invitations/${invitation.id}`, { cookie: admin })).status).toBe(404)
    expect(await userNamed(`ada.${made}`)).toEqual([])
  })
})

describe('whoever accepts', () => {
  test('cannot choose a role, a name or an address', async () => {
    const { token } = await invite({ role: 'client' })
    expect((await accept(token, { role: 'admin', email: 'evil@winter.example', fullName: 'Evil' })).status).toBe(201)
    expect(await userNamed(`ada.${made}`)).toEqual([
      { role: 'client', email: `ada${made}@winter.example`, full_name: 'Ada Winter' },
    ])
  })
  test('is told of a taken username, and tries again with the same link', async () => {
    const { token } = await invite()
    const answer = await accept(token, { username: 'the.admin' })
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { errors: [{ path: 'username', message: 'Username already exists' }] },
    ])
    expect((await accept(token)).status).toBe(201)
  })
  test('is told when somebody has registered with the address meanwhile', async () => {
    const { token } = await invite()
    const email = `ada${made}@winter.example`
    const account = { username: `self.${made}`, fullName: 'Ada Self', email, password: 'forty acres of grain' }
    const registered = await post(app, '/register', { ...account, role: 'admin' })
    expect(await registered.json()).toMatchObject({ role: 'client' })
    const answer = await accept(token)
    expect([answer.status, await answer.json()]).toMatchObject([409, { errors: [{ path: 'email' }] }])
    await app.sql('delete from invitations')
  })
  test.each([
    [{ username: 'a' }, 'username'],
    [{ password: 'short' }, 'password'],
    [{ password: 'password123' }, 'password'],
    [{ username: 'adawinter', password: 'adawinter 2026' }, 'password'],
    [{ token: '' }, 'token'],
  ])('%j is refused at %s', async (more, path) => {
    const { token } = await invite()
    const answer = await accept(token, more)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { errors: { path: string }[] }).errors[0]?.path).toBe(path)
    await app.sql('delete from invitations')
  })
  test('is no other who happens to be signed in: the trail does not name them', async () => {
    const { token } = await invite()
    expect((await accept(token, {}, admin)).status).toBe(201)
    const [user] = await app.sql<{ id: number }>('select id from users where username = $1', [`ada.${made}`])
    const trail = await app.call('GET', `/admin/audit?entity=users&record=${user?.id}`, { cookie: admin })
    expect(await trail.json()).toEqual([])
  })
  test('has thirty tries an hour', async () => {
    const headers = { 'x-patchbay-address': '192.0.2.30' }
    const body = { token: 'x', username: 'someone', password: 'forty acres of grain' }
    const statuses = []
    for (let i = 0; i < 31; i++)
      statuses.push((await app.call('POST', '/invitations/accept', { body, headers })).status)
    expect([statuses[29], statuses[30]]).toEqual([400, 429])
  })
})

describe('inviting', () => {
  test.each([
    [{ role: 'owner' }, 'role'],
    [{ email: 'nobody' }, 'email'],
    [{ fullName: 'A' }, 'fullName'],
  ])('%j is refused at %s', async (more, path) => {
    const answer = await post(app, '/admin/invitations', invited(more), admin)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { errors: { path: string }[] }).errors[0]?.path).toBe(path)
  })
  test('an address with an account, or with an invitation, is refused', async () => {
    const known = await post(app, '/admin/invitations', invited({ email: 'THE.ADMIN@test.example' }), admin)
    expect([known.status, await known.json()]).toMatchObject([409, { errors: [{ path: 'email' }] }])
    await invite()
    expect((await post(app, '/admin/invitations', invited(), admin)).status).toBe(409)
    await app.sql('delete from invitations')
  })
  test('a mailbox gets five an hour', async () => {
    const { invitation } = await invite()
    const statuses = []
    for (let i = 0; i < 5; i++)
      statuses.push((await post(app, `/admin/invitations/${invitation.id}/resend`, {}, admin)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    await app.sql('delete from invitations')
  })
  test('is in the audit trail: made, sent again, taken back', async () => {
    const { invitation } = await invite({ role: 'sales' })
    await post(app, `/admin/invitations/${invitation.id}/resend`, {}, admin)
    await app.call('DELETE', `/admin/invitations/${invitation.id}`, { cookie: admin })
    const trail = await app.call('GET', `/admin/audit?entity=invitations&record=${invitation.id}`, { cookie: admin })
    expect(await trail.json()).toMatchObject([
      { action: 'deleted' },
      { action: 'changed' },
      {
        action: 'created',
        title: `Ada Winter <ada${made}@winter.example>`,
        fields: [{ field: 'role', to: 'sales' }],
      },
    ])
  })
})
