import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { appCode, cookieIn, nameCompany, post, turnOn } from '../../../tests/helpers/accounts'
import { PASSWORD, startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
let name: string
let count = 0
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
}, 60_000)
afterAll(() => app.close())
beforeEach(() => {
  name = `person.${++count}`
})

const statusAndBody = async (answer: Response) => [answer.status, await answer.json()]
const logIn = async (more: object = {}) => {
  const answer = await post(app, '/login', { username: name, password: PASSWORD, ...more })
  return { answer, challenge: cookieIn(answer, 'challenge') }
}
const secondStep = (challenge: string, code: string) => post(app, '/login/two-factor', { code }, challenge)
const isSignedIn = async (cookie: string) => (await app.call('GET', '/user', { cookie })).status === 200
const signUp = async () => turnOn(app, await app.cookieOf('client', name), PASSWORD)
const mails = () =>
  app.sql<{ subject: string }>('select subject from outbound_emails where "to" = $1 order by id', [
    `${name}@test.example`,
  ])
const wrongCode = {
  message: 'This code is not right. Please try the one that the app shows now.',
  errors: [{ path: 'code', message: 'This code is not right. Please try the one that the app shows now.' }],
}

describe('turning it on', () => {
  test('gives the secret as text, as an address and as a picture, for the right password only', async () => {
    const cookie = await app.cookieOf('client', name)
    const refused = await post(app, '/two-factor/enrol', { currentPassword: 'not the one' }, cookie)
    expect(await statusAndBody(refused)).toEqual([
      400,
      {
        message: 'This is not your current password',
        errors: [{ path: 'currentPassword', message: 'This is not your current password' }],
      },
    ])
    const answer = await post(app, '/two-factor/enrol', { currentPassword: PASSWORD }, cookie)
    const { secret, uri, qr } = (await answer.json()) as Record<string, string>
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*${name}\\?.*secret=${secret}`))
    expect(Buffer.from(qr?.split(',')[1] ?? '', 'base64').toString()).toMatch(/^<svg /)
  })
  test('gives ten recovery codes, ends other sessions, goes on in a new one and writes a mail', async () => {
    const [cookie, other] = [await app.cookieOf('client', name), await app.cookieOf('client', name)]
    const on = await turnOn(app, cookie, PASSWORD)
    expect(on.recoveryCodes).toHaveLength(10)
    expect(new Set(on.recoveryCodes).size).toBe(10)
    expect(on.recoveryCodes.every((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code))).toBe(true)
    expect([await isSignedIn(cookie), await isSignedIn(other), await isSignedIn(on.cookie)]).toEqual([
      false,
      false,
      true,
    ])
    expect(await mails()).toEqual([{ subject: 'Two-factor sign-in was turned on' }])
    const user = await (await app.call('GET', '/user', { cookie: on.cookie })).json()
    expect(user).toMatchObject({ twoFactorEnabled: true })
  })
  test('keeps nothing that can be read', async () => {
    const { secret, recoveryCodes } = await signUp()
    const [row] = await app.sql<{ all: string }>(
      'select row_to_json(s)::text as all from user_secrets s join users u on u.id = user_id where username = $1',
      [name],
    )
    expect(row?.all).toContain('"totp_secret":"v1.')
    for (const text of [secret, ...recoveryCodes]) {
      expect(row?.all).not.toContain(text)
      expect(row?.all).not.toContain(text.replace('-', ''))
    }
  })
  test('needs a code of the app, not an old setup, and not twice', async () => {
    const cookie = await app.cookieOf('client', name)
    expect((await post(app, '/two-factor/confirm', { code: '123456' }, cookie)).status).toBe(409)
    const { secret } = (await (await post(app, '/two-factor/enrol', { currentPassword: PASSWORD }, cookie)).json()) as {
      secret: string
    }
    expect(await statusAndBody(await post(app, '/two-factor/confirm', { code: '000000' }, cookie))).toEqual([
      400,
      wrongCode,
    ])
    expect((await post(app, '/two-factor/confirm', { code: 'abcde-fghjk' }, cookie)).status).toBe(400)
    await app.sql("update user_secrets set pending_until = now() - interval '1 second'")
    expect((await post(app, '/two-factor/confirm', { code: await appCode(secret) }, cookie)).status).toBe(409)
    const on = await turnOn(app, cookie, PASSWORD)
    const again = await post(app, '/two-factor/enrol', { currentPassword: PASSWORD }, on.cookie)
    expect(await statusAndBody(again)).toEqual([
      409,
      { message: 'Two-factor sign-in is on already. Turn it off first.' },
    ])
  })
  test('keeps the session remembered that was', async () => {
    await app.cookieOf('client', name)
    const remembered = cookieIn((await logIn({ remember: true })).answer, 'token')
    const { secret } = (await (
      await post(app, '/two-factor/enrol', { currentPassword: PASSWORD }, remembered)
    ).json()) as {
      secret: string
    }
    const answer = await post(app, '/two-factor/confirm', { code: await appCode(secret) }, remembered)
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=2592000')
  })
})

describe('signing in', () => {
  test('asks for the code, and has no session before it', async () => {
    const { secret } = await signUp()
    const { answer, challenge } = await logIn()
    expect(await statusAndBody(answer)).toEqual([200, { requireTwoFactor: true }])
    expect(cookieIn(answer, 'token')).toBe('')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^patchbay-challenge=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300$/,
    )
    expect(await isSignedIn(challenge)).toBe(false)
    const done = await secondStep(challenge, await appCode(secret, 1))
    expect(await statusAndBody(done)).toEqual([
      200,
      expect.objectContaining({ username: name, twoFactorEnabled: true }),
    ])
    expect(await isSignedIn(cookieIn(done, 'token'))).toBe(true)
    expect(done.headers.getSetCookie().some((cookie) => /^patchbay-challenge=;.*Max-Age=0/.test(cookie))).toBe(true)
  })
  test('is remembered when the first step said so', async () => {
    const { secret } = await signUp()
    const done = await secondStep((await logIn({ remember: true })).challenge, await appCode(secret, 1))
    expect(done.headers.get('set-cookie')).toContain('Max-Age=2592000')
  })
  test('takes a code with gaps, and no code twice: not the one of the setup, not one that opened a session', async () => {
    const { secret } = await signUp()
    const code = await appCode(secret, 1)
    expect((await secondStep((await logIn()).challenge, await appCode(secret))).status).toBe(401)
    expect((await secondStep((await logIn()).challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
    expect(await statusAndBody(await secondStep((await logIn()).challenge, code))).toEqual([401, wrongCode])
  })
  test('takes the same code once when it comes twice at the same time', async () => {
    const { secret } = await signUp()
    const challenges = [await logIn(), await logIn(), await logIn()].map(({ challenge }) => challenge)
    const code = await appCode(secret, 1)
    const answers = await Promise.all(challenges.map((challenge) => secondStep(challenge, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })
  test('takes each recovery code once, written in any way', async () => {
    const { recoveryCodes } = await signUp()
    const [first = '', second = ''] = recoveryCodes
    expect((await secondStep((await logIn()).challenge, first)).status).toBe(200)
    expect((await secondStep((await logIn()).challenge, first)).status).toBe(401)
    expect((await secondStep((await logIn()).challenge, second.replace('-', ' ').toUpperCase())).status).toBe(200)
  })
  test('takes nobody else’s recovery code', async () => {
    const { recoveryCodes } = await signUp()
    name = `person.${++count}`
    await signUp()
    expect((await secondStep((await logIn()).challenge, recoveryCodes[0] ?? '')).status).toBe(401)
  })
  test('ends after five wrong codes, even for the right one then', async () => {
    const { secret } = await signUp()
    const { challenge } = await logIn()
    const answers = []
    for (let i = 0; i < 5; i++) answers.push(await statusAndBody(await secondStep(challenge, '000000')))
    expect(answers.slice(0, 4)).toEqual(Array(4).fill([401, wrongCode]))
    expect(answers[4]).toEqual([401, { message: 'Too many wrong codes. Please sign in again.' }])
    expect(await statusAndBody(await secondStep(challenge, await appCode(secret, 1)))).toEqual([
      401,
      { message: 'This sign-in has expired. Please sign in again.' },
    ])
  })
  test('counts guesses that come side by side', async () => {
    const { secret } = await signUp()
    const { challenge } = await logIn()
    await Promise.all(Array.from({ length: 5 }, () => secondStep(challenge, '000000')))
    expect((await secondStep(challenge, await appCode(secret, 1))).status).toBe(401)
  })
  test('ends after five minutes, and works once', async () => {
    const { secret, recoveryCodes } = await signUp()
    const late = await logIn()
    await app.sql("update login_challenges set expires_at = now() - interval '1 second'")
    expect((await secondStep(late.challenge, await appCode(secret, 1))).status).toBe(401)
    const { challenge } = await logIn()
    expect((await secondStep(challenge, await appCode(secret, 1))).status).toBe(200)
    expect((await secondStep(challenge, recoveryCodes[0] ?? '')).status).toBe(401)
  })
  test.each([[''], ['patchbay-challenge=invented'], ['patchbay-challenge=']])(
    'is nothing with the cookie %j',
    async (cookie) => {
      const answer = await secondStep(cookie, '123456')
      expect(await statusAndBody(answer)).toEqual([401, { message: 'This sign-in has expired. Please sign in again.' }])
    },
  )
  test.each([['12345'], ['1234567'], ['12345a'], ['abcde-fghj1'], [123456], [null], ['']])(
    'refuses %j as a code',
    async (code) => {
      expect((await post(app, '/login/two-factor', { code }, 'patchbay-challenge=invented')).status).toBe(400)
    },
  )
  test('says no more to a wrong password than without a second factor', async () => {
    await signUp()
    const { answer } = await logIn({ password: 'not the one' })
    expect(await statusAndBody(answer)).toEqual([401, { message: 'Invalid credentials' }])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})

describe('changing it', () => {
  test('needs the password and a code that was not used', async () => {
    const { secret, recoveryCodes, cookie } = await signUp()
    const code = await appCode(secret, 1)
    for (const path of ['/two-factor/disable', '/two-factor/recovery-codes']) {
      expect((await post(app, path, { currentPassword: 'not the one', code }, cookie)).status).toBe(400)
      expect(await statusAndBody(await post(app, path, { currentPassword: PASSWORD, code: '000000' }, cookie))).toEqual(
        [400, wrongCode],
      )
      expect((await post(app, path, { currentPassword: PASSWORD, code: await appCode(secret) }, cookie)).status).toBe(
        400,
      )
    }
    const renewed = await post(app, '/two-factor/recovery-codes', { currentPassword: PASSWORD, code }, cookie)
    const { recoveryCodes: fresh } = (await renewed.json()) as { recoveryCodes: string[] }
    expect(fresh).toHaveLength(10)
    expect((await secondStep((await logIn()).challenge, recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await secondStep((await logIn()).challenge, fresh[0] ?? '')).status).toBe(200)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Two-factor sign-in was turned on',
      'Your recovery codes were replaced',
    ])
  })
  test('off forgets the secret, ends other sessions, writes a mail; then the password is enough', async () => {
    const { recoveryCodes, cookie } = await signUp()
    const off = await post(app, '/two-factor/disable', { currentPassword: PASSWORD, code: recoveryCodes[0] }, cookie)
    expect(off.status).toBe(200)
    expect([await isSignedIn(cookie), await isSignedIn(cookieIn(off, 'token'))]).toEqual([false, true])
    expect((await mails()).at(-1)).toEqual({ subject: 'Two-factor sign-in was turned off' })
    expect(
      await app.sql('select 1 from user_secrets s join users u on u.id = user_id where username = $1', [name]),
    ).toEqual([])
    const { answer } = await logIn()
    expect(await statusAndBody(answer)).toEqual([200, expect.objectContaining({ twoFactorEnabled: false })])
    const again = await post(
      app,
      '/two-factor/disable',
      { currentPassword: PASSWORD, code: '123456' },
      cookieIn(off, 'token'),
    )
    expect(await statusAndBody(again)).toEqual([409, { message: 'Two-factor sign-in is off.' }])
  })
  test('off and on again has another secret and other codes', async () => {
    const first = await signUp()
    const code = first.recoveryCodes[0]
    const off = await post(app, '/two-factor/disable', { currentPassword: PASSWORD, code }, first.cookie)
    const second = await turnOn(app, cookieIn(off, 'token'), PASSWORD)
    expect(second.secret).not.toBe(first.secret)
    expect((await secondStep((await logIn()).challenge, first.recoveryCodes[1] ?? '')).status).toBe(401)
  })
  test('is slowed down after twenty tries', async () => {
    const cookie = await app.cookieOf('client', name)
    const statuses = []
    for (let i = 0; i < 21; i++)
      statuses.push((await post(app, '/two-factor/confirm', { code: '000000' }, cookie)).status)
    expect([statuses.slice(0, 20), statuses[20]]).toEqual([Array(20).fill(409), 429])
  })
  test('the secrets go with their user', async () => {
    await signUp()
    await logIn()
    const [user] = await app.sql<{ id: number }>('select id from users where username = $1', [name])
    // As an administrator does in the panel.
    await app.payload.delete({ collection: 'users', id: user?.id ?? 0, overrideAccess: true })
    expect(await app.sql('select 1 from user_secrets where user_id = $1', [user?.id])).toEqual([])
    expect(await app.sql('select 1 from login_challenges where user_id = $1', [user?.id])).toEqual([])
  })
})
