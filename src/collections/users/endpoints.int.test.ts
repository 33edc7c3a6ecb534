import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PASSWORD, startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
}, 60_000)
afterAll(() => app.close())

const logIn = (username: string, password: string, more: object = {}) =>
  app.call('POST', '/login', { body: { username, password, ...more } })

describe('POST /api/login', () => {
  beforeAll(() => app.cookieOf('sales'))

  test('answers with the user and nothing else, and an http-only cookie', async () => {
    const answer = await logIn('the.sales', PASSWORD)
    expect(answer.status).toBe(200)
    expect(Object.keys((await answer.json()) as object).sort()).toEqual(
      ['company', 'createdAt', 'email', 'fullName', 'id', 'role', 'twoFactorEnabled', 'updatedAt', 'username'].sort(),
    )
    expect(answer.headers.get('set-cookie')).toMatch(/^patchbay-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
  })
  test('takes an e-mail address in any case instead of the username', async () => {
    expect((await logIn('The.Sales@test.example', PASSWORD)).status).toBe(200)
  })
  test('remember me keeps the cookie and the session for 30 days', async () => {
    const answer = await logIn('the.sales', PASSWORD, { remember: true })
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=2592000')
    const [row] = await app.sql<{ days: number }>(
      'select round(extract(epoch from max(expires_at) - now()) / 86400)::int as days from users_sessions',
    )
    expect(row?.days).toBe(30)
  })
  test.each([
    ['a wrong password', 'the.sales', 'wrong password'],
    ['an unknown user', 'nobody', PASSWORD],
  ])('%s gets the same 401', async (_case, username, password) => {
    const answer = await logIn(username, password)
    expect([answer.status, await answer.json()]).toEqual([401, { message: 'Invalid credentials' }])
  })
  test('names the fields that are missing', async () => {
    const answer = await logIn('', '')
    expect(await answer.json()).toEqual({
      message: 'Username is required',
      errors: [
        { path: 'username', message: 'Username is required' },
        { path: 'password', message: 'Password is required' },
      ],
    })
    expect(answer.status).toBe(400)
  })
  test('parallel sign-ins lose no session', async () => {
    const cookies = await Promise.all(Array.from({ length: 8 }, async () => app.cookieOf('sales')))
    const answers = await Promise.all(cookies.map((cookie) => app.call('GET', '/user', { cookie })))
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200))
  })
  test('an eleventh guess from one address has to wait', async () => {
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push((await logIn('guessed.user', `guess ${i}`)).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses[10]).toBe(429)
  }, 60_000)
})

describe('the session', () => {
  test('GET /api/user is 401 without one', async () => {
    const answer = await app.call('GET', '/user')
    expect([answer.status, await answer.json()]).toEqual([401, { message: 'Please sign in first' }])
  })
  test('a copied cookie is dead after POST /api/logout', async () => {
    const cookie = await app.cookieOf('editor')
    expect((await app.call('GET', '/user', { cookie })).status).toBe(200)
    const answer = await app.call('POST', '/logout', { cookie })
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await app.call('GET', '/user', { cookie })).status).toBe(401)
  })
  test('a request that another site sent is not signed in', async () => {
    const cookie = await app.cookieOf('editor')
    expect((await app.call('GET', '/user', { cookie, headers: { origin: 'https://evil.example' } })).status).toBe(401)
  })
  test('a client that is no browser works with the cookie alone', async () => {
    const { handleApi } = await import('@/lib/server/api')
    const cookie = await app.cookieOf('editor')
    const answer = await handleApi(app.config, new Request('http://localhost:3000/api/user', { headers: { cookie } }))
    expect(answer.status).toBe(200)
  })
})

test('who a session belongs to is found in one question as Payload finds it in several', async () => {
  const { findWithSessions } = await import('./session-strategy')
  for (const role of ['client', 'admin'] as const) await app.cookieOf(role, `found.${role}`)
  await logIn('found.admin', PASSWORD, { remember: true })
  // As Payload finds who a session belongs to.
  const { docs } = await app.payload.find({ collection: 'users', depth: 0, overrideAccess: true })
  expect(docs.some(({ sessions }) => (sessions?.length ?? 0) > 1)).toBe(true)
  for (const user of docs) expect(await findWithSessions(app.payload, user.id)).toEqual(user)
  expect(await findWithSessions(app.payload, 999_999)).toBeNull()
})
