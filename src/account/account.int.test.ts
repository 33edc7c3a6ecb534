import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import { PASSWORD, startApp, type TestApp } from '../../tests/helpers/app'
import type { SessionView } from './sessions/schema'

let app: TestApp
let name: string
let cookie: string
let count = 0
beforeAll(async () => {
  app = await startApp()
}, 60_000)
afterAll(() => app.close())
// A person of its own for each test.
beforeEach(async () => {
  count += 1
  name = `person-${count}`
  cookie = await app.cookieOf('client', name)
})

type Answer = { status: number; body: Record<string, unknown> }
const call = async (method: string, path: string, body?: object, more: object = {}): Promise<Answer> => {
  const answer = await app.call(method, path, { cookie, body, ...more })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const isAlive = async (of: string) => (await app.call('GET', '/user', { cookie: of })).status === 200
const logIn = async (username: string, password: string) =>
  (
    await app.call('POST', '/login', {
      body: { username, password },
      headers: { 'x-patchbay-address': randomUUID() },
    })
  ).status
const mailsTo = (to: string) =>
  app.sql<{ subject: string }>('select subject from outbound_emails where "to" = $1', [to])

describe('PATCH /api/account/profile', () => {
  test('changes name and company, and nothing else that is sent along', async () => {
    const answer = await call('PATCH', '/account/profile', {
      fullName: '  Ada\n Winter ',
      company: 'Winter Mills',
      role: 'admin',
      username: 'root',
      twoFactorEnabled: true,
      id: 1,
    })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        fullName: 'Ada Winter',
        company: 'Winter Mills',
        username: name,
        role: 'client',
        twoFactorEnabled: false,
      },
    })
    expect(Object.keys(answer.body)).not.toContain('sessions')
    expect(await isAlive(cookie)).toBe(true)
  })
  test('leaves what is left out, and takes the company away when it is empty', async () => {
    await call('PATCH', '/account/profile', { company: 'Winter Mills' })
    expect((await call('PATCH', '/account/profile', {})).body).toMatchObject({ company: 'Winter Mills' })
    expect((await call('PATCH', '/account/profile', { company: ' ' })).body).toMatchObject({ company: null })
  })
  test.each([
    ['fullName', 'A', 'Name must be at least 2 characters'],
    ['fullName', 'x'.repeat(121), 'Please keep this under 120 characters'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['company', 'x'.repeat(161), 'Please keep this under 160 characters'],
  ])('a bad %s is named at its field', async (path, value, message) => {
    expect(await call('PATCH', '/account/profile', { [path]: value })).toEqual({
      status: 400,
      body: { message, errors: [{ path, message }] },
    })
  })
  test('the address that one has already needs none', async () => {
    const answer = await call('PATCH', '/account/profile', { email: `${name}@TEST.example`, fullName: 'Ada Winter' })
    expect(answer.status).toBe(200)
    expect(await mailsTo(`${name}@test.example`)).toEqual([])
  })
})

describe('POST /api/account/password', () => {
  const NEW = 'a better battery staple'
  const change = (body: object, more?: object) => call('POST', '/account/password', body, more)

  test('changes it, ends every other session and tells it by mail', async () => {
    const copies = await Promise.all([app.cookieOf('client', name), app.cookieOf('client', name)])
    expect((await change({ currentPassword: PASSWORD, password: NEW })).status).toBe(200)
    expect(await Promise.all([cookie, ...copies].map(isAlive))).toEqual([true, false, false])
    expect([await logIn(name, PASSWORD), await logIn(name, NEW)]).toEqual([401, 200])
    expect(await mailsTo(`${name}@test.example`)).toEqual([{ subject: 'Your password was changed' }])
  })
  test.each([
    ['a wrong current one', { currentPassword: 'wrong password', password: NEW }, 'currentPassword'],
    ['no current one', { password: NEW }, 'currentPassword'],
    ['a short new one', { currentPassword: PASSWORD, password: 'x'.repeat(7) }, 'password'],
    ['a long new one', { currentPassword: PASSWORD, password: 'x'.repeat(129) }, 'password'],
    ['the same one', { currentPassword: PASSWORD, password: PASSWORD }, 'password'],
  ])('%s is refused at its field, and nothing ends', async (_case, body, path) => {
    const other = await app.cookieOf('client', name)
    const answer = await change(body)
    expect([answer.status, (answer.body.errors as { path: string }[])[0]?.path]).toEqual([400, path])
    expect(await isAlive(other)).toBe(true)
    expect(await logIn(name, PASSWORD)).toBe(200)
  })
  test('guesses count with those of signing in', async () => {
    const headers = { 'x-patchbay-address': randomUUID() }
    const statuses = []
    for (let i = 0; i < 11; i++)
      statuses.push((await change({ currentPassword: `guess ${i}`, password: NEW }, { headers })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    const signIn = await app.call('POST', '/login', { body: { username: name, password: PASSWORD }, headers })
    expect(signIn.status).toBe(429)
  }, 60_000)
  test('of two changes at once, one counts', async () => {
    const both = await Promise.all([
      change({ currentPassword: PASSWORD, password: `${NEW} 1` }),
      change({ currentPassword: PASSWORD, password: `${NEW} 2` }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('sessions', () => {
  const list = async (of = cookie) =>
    (await (await app.call('GET', '/account/sessions', { cookie: of })).json()) as SessionView[]
  const from = async (agent: string, address: string) => {
    const answer = await app.call('POST', '/login', {
      body: { username: name, password: PASSWORD },
      headers: { 'user-agent': agent, 'x-patchbay-address': address },
    })
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  test('are listed with device and address, this one first, and without anything of the cookie', async () => {
    await from(FIREFOX, '192.0.2.7')
    const answer = await app.call('GET', '/account/sessions', { cookie })
    const text = await answer.text()
    const sessions = JSON.parse(text) as SessionView[]
    expect(sessions).toMatchObject([
      { isCurrent: true, device: 'Unknown device' },
      { isCurrent: false, device: 'Firefox on Linux', address: '192.0.2.7' },
    ])
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(
      ['address', 'device', 'id', 'isCurrent', 'lastSeenAt', 'startedAt'].sort(),
    )
    const rows = await app.sql<{ id: string }>('select id from users_sessions')
    for (const { id } of rows) expect(text).not.toContain(id)
  })
  test('began when they began, whatever is changed later', async () => {
    await app.sql("update user_session_details set created_at = '2026-01-01T10:00:00Z'")
    await call('PATCH', '/account/profile', { fullName: 'Ada Winter' })
    expect((await list())[0]?.startedAt).toBe('2026-01-01T10:00:00.000Z')
  })
  test('from before devices were noted are listed, too', async () => {
    await app.sql('delete from user_session_details')
    await app.sql("update users_sessions set created_at = '2026-01-01T10:00:00Z'")
    const [first] = await list()
    const startedAt = '2026-01-01T10:00:00.000Z'
    expect(first).toMatchObject({ device: 'Unknown device', address: null, startedAt, isCurrent: true })
  })
  test('one is ended: its cookie is dead, the others live', async () => {
    const other = await from(FIREFOX, '192.0.2.7')
    const third = await from(FIREFOX, '192.0.2.8')
    const handle = (await list()).find(({ address }) => address === '192.0.2.7')?.id
    expect((await call('DELETE', `/account/sessions/${handle}`)).status).toBe(200)
    expect(await Promise.all([cookie, other, third].map(isAlive))).toEqual([true, false, true])
    expect((await call('DELETE', `/account/sessions/${handle}`)).status).toBe(404)
  })
  test('somebody else’s is not found, for an administrator neither', async () => {
    const [own] = await list()
    const admin = await app.cookieOf('admin')
    const stranger = await app.cookieOf('client', `${name}-b`)
    for (const caller of [admin, stranger])
      expect((await call('DELETE', `/account/sessions/${own?.id}`, undefined, { cookie: caller })).status).toBe(404)
    const [row] = await app.sql<{ id: string }>(
      'select session.id from users_sessions session join users on users.id = _parent_id where username = $1',
      [name],
    )
    expect((await call('DELETE', `/account/sessions/${row?.id}`)).status).toBe(404)
    expect(await isAlive(cookie)).toBe(true)
  })
  test('the one that asks is not ended by accident', async () => {
    const [own] = await list()
    expect((await call('DELETE', `/account/sessions/${own?.id}`)).status).toBe(409)
  })
  test('all others are ended at once, and those of other people live', async () => {
    const others = await Promise.all([from(FIREFOX, '192.0.2.7'), from(FIREFOX, '192.0.2.8')])
    const stranger = await app.cookieOf('client', `${name}-b`)
    expect((await call('POST', '/account/sessions/end-others')).status).toBe(200)
    expect(await Promise.all([cookie, stranger, ...others].map(isAlive))).toEqual([true, true, false, false])
    expect(await list()).toHaveLength(1)
  })
  test('none is lost when somebody signs in while others are ended', async () => {
    const [, ...fresh] = await Promise.all([
      call('POST', '/account/sessions/end-others'),
      from(FIREFOX, '192.0.2.7'),
      from(FIREFOX, '192.0.2.8'),
    ])
    expect(await isAlive(cookie)).toBe(true)
    const alive = (await Promise.all(fresh.map(isAlive))).filter(Boolean).length
    expect(await list()).toHaveLength(1 + alive)
  })
  test('being seen is written down every few minutes at most', async () => {
    const { processSingleton } = await import('@/lib/server/process-singleton')
    const written = processSingleton('session-details', () => new Map<string, number>())
    const seen = async () => (await list())[0]?.lastSeenAt
    const first = await seen()
    written.clear()
    expect(await seen()).toBe(first)
    await app.sql("update user_session_details set last_seen_at = now() - interval '10 minutes'")
    const before = await seen()
    written.clear()
    expect(new Date((await seen()) ?? 0).getTime()).toBeGreaterThan(new Date(before ?? 0).getTime() + 500_000)
  })
  test('that have ended are forgotten', async () => {
    const { forgetEndedSessions } = await import('@/lib/server/session-details')
    await app.sql("update user_session_details set created_at = now() - interval '2 hours'")
    await app.sql(
      "insert into user_session_details (session_id, user_id, user_agent, created_at) select 'ended', id, '', now() - interval '2 hours' from users limit 1",
    )
    await forgetEndedSessions(await createLocalReq({}, app.payload))
    expect(await app.sql("select 1 from user_session_details where session_id = 'ended'")).toEqual([])
    expect((await list())[0]?.lastSeenAt).not.toBeNull()
  })
})

describe('preferences', () => {
  const everything = { projects: true, requests: true, billing: true }
  const wants = async (kind: 'projects' | 'requests' | 'billing') => {
    const { wantsMail } = await import('./preferences/operations')
    const [row] = await app.sql<{ id: number }>('select id from users where username = $1', [name])
    return wantsMail(await createLocalReq({}, app.payload), row?.id ?? 0, kind)
  }

  test('are on at first', async () => {
    expect((await call('GET', '/account/preferences')).body).toEqual(everything)
    expect([await wants('requests'), await wants('billing')]).toEqual([true, true])
  })
  test('are switched one by one, and back', async () => {
    const off = await call('PATCH', '/account/preferences', { requests: false })
    expect(off.body).toEqual({ ...everything, requests: false })
    expect([await wants('requests'), await wants('projects')]).toEqual([false, true])
    await call('PATCH', '/account/preferences', { projects: false })
    const on = await call('PATCH', '/account/preferences', { requests: true })
    expect(on.body).toEqual({ ...everything, projects: false })
  })
  test('two switched at once both count', async () => {
    await Promise.all([
      call('PATCH', '/account/preferences', { requests: false }),
      call('PATCH', '/account/preferences', { projects: false }),
    ])
    expect((await call('GET', '/account/preferences')).body).toEqual({
      ...everything,
      requests: false,
      projects: false,
    })
  })
  test('are those of the caller', async () => {
    const other = await app.cookieOf('client', `${name}-b`)
    await call('PATCH', '/account/preferences', { requests: false })
    expect((await call('GET', '/account/preferences', undefined, { cookie: other })).body).toEqual(everything)
  })
  test('something that is no choice is refused', async () => {
    const answer = await call('PATCH', '/account/preferences', { requests: 'no' })
    expect([answer.status, answer.body.message]).toEqual([400, 'Choose on or off'])
  })
})
