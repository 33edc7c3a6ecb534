import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { appCode, cookieIn, nameCompany, post, turnOn } from '../../../tests/helpers/accounts'
import { PASSWORD, startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
}, 60_000)
afterAll(() => app.close())

const ada = {
  username: 'Ada.Winter',
  fullName: ' Ada  Winter ',
  email: 'Ada@Winter.Example',
  company: 'Winter Mills',
  password: 'forty acres of grain',
}
const statusAndBody = async (answer: Response) => [answer.status, await answer.json()]
const isSignedIn = async (cookie: string) => (await app.call('GET', '/user', { cookie })).status === 200
const taken = (path: string, message: string) => [409, { message, errors: [{ path, message }] }]

describe('POST /api/register', () => {
  test('makes a client, signs it in, and answers with the user and nothing else', async () => {
    const answer = await post(app, '/register', {
      ...ada,
      role: 'admin',
      twoFactorEnabled: true,
      id: 7,
      createdAt: '2001-01-01',
    })
    const user = (await answer.json()) as Record<string, unknown>
    expect([answer.status, user]).toEqual([
      201,
      {
        id: expect.any(Number),
        username: 'ada.winter',
        fullName: 'Ada Winter',
        email: 'ada@winter.example',
        company: 'Winter Mills',
        role: 'client',
        twoFactorEnabled: false,
        createdAt: expect.stringMatching(/^20[2-9]\d-/),
        updatedAt: expect.any(String),
      },
    ])
    expect(user.createdAt).not.toMatch(/^2001/)
    const cookie = cookieIn(answer, 'token')
    expect(answer.headers.get('set-cookie')).toMatch(/^patchbay-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await (await app.call('GET', '/user', { cookie })).json()).toEqual(user)
    expect((await app.call('GET', '/admin/rfq', { cookie })).status).toBe(403)
    expect((await post(app, '/login', { username: 'ADA.winter', password: ada.password })).status).toBe(200)
  })
  test.each([
    [{ email: 'other@winter.example' }, 'username', 'Username already exists'],
    [{ username: 'someone.else' }, 'email', 'Email already exists'],
    [{}, 'username', 'Username already exists'],
  ])('with %j beside what is taken is a conflict', async (change, path, message) => {
    expect(await statusAndBody(await post(app, '/register', { ...ada, ...change }))).toEqual(taken(path, message))
  })
  test.each([
    [{ username: '' }, 'username', 'Username is required'],
    [{ username: 'ab' }, 'username', 'A username has 3–32 characters of a–z, 0–9, dot, underscore and hyphen'],
    [
      { username: 'a'.repeat(33) },
      'username',
      'A username has 3–32 characters of a–z, 0–9, dot, underscore and hyphen',
    ],
    [{ username: 'ada winter' }, 'username', 'A username has 3–32 characters of a–z, 0–9, dot, underscore and hyphen'],
    [{ fullName: 'A' }, 'fullName', 'Full name must be at least 2 characters'],
    [{ email: 'ada@' }, 'email', 'Please enter a valid email address'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'seven77' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'x7'.repeat(65) }, 'password', 'Password must be at most 128 characters'],
    [{ password: 'Password123' }, 'password', 'This password is too easy to guess'],
    [{ password: 'my new.person 42' }, 'password', 'Your password must not contain your username'],
    [{ terms: false }, 'terms', 'You must agree to the terms and conditions'],
  ])('with %j names what is wrong', async (change, path, message) => {
    const fresh = { ...ada, username: 'new.person', email: 'new@winter.example' }
    const [status, body] = await statusAndBody(await post(app, '/register', { ...fresh, ...change }))
    expect([status, body]).toEqual([400, { message, errors: [{ path, message }] }])
  })
  test('two at once with the same name, or with the same address, make one account', async () => {
    const one = { ...ada, username: 'race.one', email: 'race.one@winter.example' }
    const names = await Promise.all(
      ['a', 'b', 'c', 'd'].map((letter) => post(app, '/register', { ...one, email: `${letter}@race.example` })),
    )
    expect(names.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const refused = names.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ message: 'Username already exists' })
    const addresses = await Promise.all(
      ['a', 'b', 'c'].map((letter) => post(app, '/register', { ...one, username: `race.${letter}x` })),
    )
    expect(addresses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await app.sql("select count(*)::int as n from users where email = 'race.one@winter.example'")).toEqual([
      { n: 1 },
    ])
  })
  test('from one address is limited', async () => {
    const statuses = []
    const headers = { 'x-patchbay-address': 'one house' }
    for (let i = 0; i < 21; i++) statuses.push((await app.call('POST', '/register', { body: {}, headers })).status)
    expect([statuses.slice(0, 20), statuses[20]]).toEqual([Array(20).fill(400), 429])
  })
})

/** Does what the queue does with the wishes for a new password. */
async function runResets(): Promise<void> {
  const { sendReset } = await import('./password-reset')
  const jobs = await app.sql<{ id: string; email: string }>(
    "delete from jobs.job where name = 'password-reset' returning id, data->>'email' as email",
  )
  for (const { id, email } of jobs) {
    await sendReset(app.payload, { email }, id)
    // A worker that is killed before the end of the job is noted leaves it to the next one.
    await sendReset(app.payload, { email }, id)
  }
}
async function linkFor(email: string): Promise<string> {
  await post(app, '/forgot-password', { email })
  await runResets()
  const [mail] = await app.sql<{ text: string }>(
    'select text from outbound_emails where "to" = $1 and confidential order by id desc limit 1',
    [email],
  )
  return /\/auth\/reset\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const logIn = (username: string, password: string) => post(app, '/login', { username, password })
const OLD_LINK = [400, { message: 'This link is no longer valid. Please ask for a new one.' }]

describe('POST /api/forgot-password', () => {
  beforeAll(() => app.cookieOf('sales'))

  test('answers alike for an account and for a stranger, and leaves the same behind', async () => {
    await app.sql("select 1 from users where username = 'the.sales'")
    const answers = []
    for (const email of ['the.sales@test.example', 'nobody@test.example', 'THE.SALES@test.example'])
      answers.push(await statusAndBody(await post(app, '/forgot-password', { email })))
    expect(answers).toEqual(
      Array(3).fill([
        200,
        { message: 'If there is an account with this address, a link to choose a new password is on its way.' },
      ]),
    )
    expect(
      await app.sql("select data->>'email' as email from jobs.job where name = 'password-reset' order by 1"),
    ).toEqual([
      { email: 'nobody@test.example' },
      { email: 'the.sales@test.example' },
      { email: 'the.sales@test.example' },
    ])
    await runResets()
    const mails = await app.sql('select "to", subject from outbound_emails where confidential')
    expect(mails).toEqual(Array(2).fill({ to: 'the.sales@test.example', subject: 'Choose a new password' }))
  })
  test('keeps the link as a hash, and shows the mail to no administrator', async () => {
    const token = await linkFor('the.sales@test.example')
    expect(token).not.toBe('')
    expect(await app.sql('select 1 from password_resets where token_hash = $1', [token])).toEqual([])
    const cookie = await app.cookieOf('admin')
    const answer = await app.call('GET', '/outbound_emails?limit=100', { cookie })
    const text = await answer.text()
    expect(text).toContain('Choose a new password')
    expect(text).not.toContain(token)
  })
  test('forgets the text once the mail was sent', async () => {
    const { sendEmail } = await import('@/jobs/send-email')
    const token = await linkFor('the.sales@test.example')
    const [mail] = await app.sql<{ id: number }>(
      'select id from outbound_emails where confidential order by id desc limit 1',
    )
    await sendEmail(app.payload, { emailId: mail?.id ?? 0 }, 0)
    const [row] = await app.sql<{ all: string }>(
      'select row_to_json(m)::text as all from outbound_emails m where id = $1',
      [mail?.id],
    )
    expect(row?.all).toContain('"status":"sent"')
    expect(row?.all).not.toContain(token)
  })
  test('sends one mailbox five links an hour, without saying so', async () => {
    await app.cookieOf('editor')
    for (let i = 0; i < 7; i++)
      expect((await post(app, '/forgot-password', { email: 'the.editor@test.example' })).status).toBe(200)
    await runResets()
    const [row] = await app.sql(
      'select count(*)::int as n from outbound_emails where "to" = \'the.editor@test.example\'',
    )
    expect(row).toEqual({ n: 5 })
  })
})

describe('POST /api/reset-password', () => {
  const email = 'lost@test.example'
  const next = 'a mill by the river'
  const reset = (token: string, password: string) => post(app, '/reset-password', { token, password })
  beforeAll(() => app.cookieOf('client', 'lost'))

  test('changes the password, signs nobody in, ends all sessions and tells the owner', async () => {
    const [one, two] = [await app.cookieOf('client', 'lost'), await app.cookieOf('client', 'lost')]
    const answer = await reset(await linkFor(email), next)
    expect(await statusAndBody(answer)).toEqual([
      200,
      { message: 'Your password was changed. You can sign in with it now.' },
    ])
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, false])
    expect((await logIn('lost', PASSWORD)).status).toBe(401)
    expect((await logIn('lost', next)).status).toBe(200)
    const [mail] = await app.sql('select subject from outbound_emails where "to" = $1 order by id desc limit 1', [
      email,
    ])
    expect(mail).toEqual({ subject: 'Your password was changed' })
  })
  test('takes a link once, also when it comes twice at the same time, and with it the other links', async () => {
    const [first, second] = [await linkFor(email), await linkFor(email)]
    const answers = await Promise.all([reset(second, next), reset(second, next)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await statusAndBody(await reset(second, next))).toEqual(OLD_LINK)
    expect(await statusAndBody(await reset(first, next))).toEqual(OLD_LINK)
  })
  test('refuses a weak password and keeps the link for another try; an old link is worth nothing', async () => {
    const token = await linkFor(email)
    expect(await statusAndBody(await reset(token, 'all lost again'))).toMatchObject([
      400,
      { message: 'Your password must not contain your username' },
    ])
    expect((await reset(token, 'password')).status).toBe(400)
    await app.sql("update password_resets set expires_at = now() - interval '1 second'")
    expect(await statusAndBody(await reset(token, next))).toEqual(OLD_LINK)
    expect(await statusAndBody(await reset('invented', next))).toEqual(OLD_LINK)
  })
  test('does not skip the second factor, and ends a sign-in under way', async () => {
    const { secret } = await turnOn(app, await app.cookieOf('client', 'two.steps'), PASSWORD)
    const under = cookieIn(await logIn('two.steps', PASSWORD), 'challenge')
    expect((await reset(await linkFor('two.steps@test.example'), next)).status).toBe(200)
    expect((await post(app, '/login/two-factor', { code: await appCode(secret, 1) }, under)).status).toBe(401)
    const answer = await logIn('two.steps', next)
    expect(await statusAndBody(answer)).toEqual([200, { requireTwoFactor: true }])
    const done = await post(app, '/login/two-factor', { code: await appCode(secret, 1) }, cookieIn(answer, 'challenge'))
    expect(done.status).toBe(200)
  })
})
