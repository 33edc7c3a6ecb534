import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { nameCompany, post } from '../../../tests/helpers/accounts'
import { PASSWORD, startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
let name: string
let old: string
let wanted: string
let cookie: string
let count = 0
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
}, 60_000)
afterAll(() => app.close())
// A person of its own for each test.
beforeEach(async () => {
  count += 1
  name = `mover-${count}`
  old = `${name}@test.example`
  wanted = `${name}@moved.example`
  cookie = await app.cookieOf('client', name)
})

const ask = (email = wanted, currentPassword: string | undefined = PASSWORD, as = cookie) =>
  app.call('PATCH', '/account/profile', { body: { email, currentPassword }, cookie: as })
const confirm = (token: string, as = cookie) => post(app, '/account/email/confirm', { token }, as)
const resend = (as = cookie) => app.call('POST', '/account/email/resend', { cookie: as })
const cancel = (as = cookie) => app.call('DELETE', '/account/email/pending', { cookie: as })
const emailOf = async (as = cookie) =>
  ((await (await app.call('GET', '/user', { cookie: as })).json()) as { email: string }).email
const mailsTo = (to: string) =>
  app.sql<{ subject: string; text: string; confidential: boolean }>(
    'select subject, text, confidential from outbound_emails where "to" = $1 order by id',
    [to],
  )
const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject)
/** The token of the last link that went to an address. */
const tokenTo = async (to = wanted) =>
  /\/portal\/settings\/email\?token=([\w-]{43})/.exec((await mailsTo(to)).at(-1)?.text ?? '')?.[1] ?? ''
const pending = () =>
  app.sql<{ email: string; token_hash: string }>(
    'select change.email, token_hash from email_changes change join users on users.id = user_id where username = $1',
    [name],
  )
const GONE = [
  400,
  'This link is no longer valid, or belongs to another account. You can ask for a new one in your settings.',
]
const outcomeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { message?: string; email?: string }).message,
]

describe('another e-mail address', () => {
  test('needs the password again', async () => {
    for (const [given, message] of [
      ['', 'Please enter your current password'],
      ['wrong password', 'This is not your current password'],
    ] as const) {
      const refused = await ask(wanted, given)
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { message, errors: [{ path: 'currentPassword', message }] },
      ])
    }
    expect([await pending(), await mailsTo(wanted)]).toEqual([[], []])
  })
  test('is asked for by a link there and a notice here; until it is used the old one counts', async () => {
    const answer = await ask()
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ email: old })])
    expect(await emailOf()).toBe(old)
    expect(await subjectsTo(wanted)).toEqual(['Confirm your new e-mail address'])
    const [notice, ...more] = await mailsTo(old)
    expect([notice?.subject, more]).toEqual(['Another e-mail address was asked for', []])
    expect(notice?.text).toContain(wanted)
    expect(notice?.text).not.toContain('token=')
    expect((await post(app, '/login', { username: wanted, password: PASSWORD })).status).toBe(401)
    expect((await post(app, '/login', { username: old, password: PASSWORD })).status).toBe(200)
  })
  test('keeps the link as a hash, and its mail is confidential', async () => {
    await ask()
    const token = await tokenTo()
    expect(token).toHaveLength(43)
    const [row] = await pending()
    expect(row?.token_hash).toMatch(/^[\w-]{43}$/)
    expect(row?.token_hash).not.toBe(token)
    expect((await mailsTo(wanted))[0]?.confidential).toBe(true)
    const admin = await app.cookieOf('admin')
    const mails = await (await app.call('GET', '/outbound_emails?limit=200', { cookie: admin })).text()
    expect(mails).not.toContain(token)
  })
  test('counts once it is confirmed, is told to both, and ends the links that went to the old one', async () => {
    await ask(wanted.toUpperCase())
    await app.sql(
      "insert into password_resets select 'hash-of-' || username, id, now() + interval '1 hour' from users where username = $1",
      [name],
    )
    const answer = await confirm(await tokenTo())
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ email: wanted })])
    expect(await emailOf()).toBe(wanted)
    for (const to of [old, wanted]) expect((await subjectsTo(to)).at(-1)).toBe('Your e-mail address was changed')
    expect(await app.sql("select 1 from password_resets where token_hash = 'hash-of-' || $1", [name])).toEqual([])
    expect((await post(app, '/login', { username: wanted, password: PASSWORD })).status).toBe(200)
    expect((await post(app, '/login', { username: old, password: PASSWORD })).status).toBe(401)
  })
  test('that somebody has is a 409', async () => {
    await app.cookieOf('client', 'somebody')
    const answer = await ask('Somebody@test.example')
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { message: 'Email already exists', errors: [{ path: 'email' }] },
    ])
    expect(await mailsTo('somebody@test.example')).toEqual([])
  })
})

describe('the link', () => {
  test('works once, also when it comes twice at the same time', async () => {
    await ask()
    const token = await tokenTo()
    const both = await Promise.all([confirm(token), confirm(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await outcomeOf(await confirm(token))).toEqual(GONE)
  })
  test('works for 24 hours', async () => {
    await ask()
    const [row] = await app.sql<{ hours: number }>(
      'select round(extract(epoch from expires_at - now()) / 3600)::int as hours from email_changes where email = $1',
      [wanted],
    )
    expect(row).toEqual({ hours: 24 })
    await app.sql("update email_changes set expires_at = now() - interval '1 second' where email = $1", [wanted])
    expect(await outcomeOf(await confirm(await tokenTo()))).toEqual(GONE)
    expect((await resend()).status).toBe(404)
    expect(await emailOf()).toBe(old)
  })
  test('of another account is none, and stays its owner’s', async () => {
    await ask()
    const token = await tokenTo()
    const stranger = await app.cookieOf('client', `${name}-b`)
    expect(await outcomeOf(await confirm(token, stranger))).toEqual(GONE)
    expect(await outcomeOf(await confirm(token, await app.cookieOf('admin')))).toEqual(GONE)
    expect((await post(app, '/account/email/confirm', { token })).status).toBe(401)
    expect(await emailOf(stranger)).toBe(`${name}-b@test.example`)
    expect((await confirm(token)).status).toBe(200)
  })
  test.each([['x'], ['a'.repeat(43)], ['a'.repeat(201)], [''], [null], [7]])('is not %j', async (token) => {
    await ask()
    expect((await post(app, '/account/email/confirm', { token }, cookie)).status).toBe(400)
    expect(await emailOf()).toBe(old)
  })
  test('to an address that somebody has taken meanwhile changes nothing', async () => {
    await ask()
    const token = await tokenTo()
    await app.sql("update users set email = $1 where username = 'the.admin'", [wanted])
    expect(await outcomeOf(await confirm(token))).toEqual([409, 'Email already exists'])
    expect(await emailOf()).toBe(old)
    await app.sql("update users set email = 'the.admin@test.example' where username = 'the.admin'")
  })
  test('two who confirm the same address at once: one has it', async () => {
    const other = await app.cookieOf('client', `${name}-b`)
    await ask()
    const first = await tokenTo()
    await ask(wanted, PASSWORD, other)
    const second = await tokenTo()
    const both = await Promise.all([confirm(first), confirm(second, other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
  test('is nothing once another was asked for, or sent again', async () => {
    await ask()
    const first = await tokenTo()
    expect((await resend()).status).toBe(200)
    const second = await tokenTo()
    expect(await outcomeOf(await confirm(first))).toEqual(GONE)
    await ask(`other-${wanted}`)
    expect(await outcomeOf(await confirm(second))).toEqual(GONE)
    expect((await confirm(await tokenTo(`other-${wanted}`))).status).toBe(200)
    expect(await emailOf()).toBe(`other-${wanted}`)
  })
  test('is nothing once the wish was given up, or the password is another one', async () => {
    await ask()
    expect((await cancel(await app.cookieOf('client', `${name}-b`))).status).toBe(200)
    expect(await pending()).toHaveLength(1)
    expect((await cancel()).status).toBe(200)
    expect(await outcomeOf(await confirm(await tokenTo()))).toEqual(GONE)
    await ask()
    const password = { currentPassword: PASSWORD, password: 'a better battery staple' }
    expect((await post(app, '/account/password', password, cookie)).status).toBe(200)
    expect(await outcomeOf(await confirm(await tokenTo()))).toEqual(GONE)
    expect((await resend()).status).toBe(404)
  })
  test('goes to one mailbox five times an hour', async () => {
    await ask()
    const statuses = []
    for (let i = 0; i < 5; i++) statuses.push((await resend()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    const other = await app.cookieOf('client', `${name}-b`)
    expect((await ask(wanted, PASSWORD, other)).status).toBe(429)
    expect(await subjectsTo(wanted)).toHaveLength(5)
  })
  test('is looked at without being used', async () => {
    const { getEmailOfLink } = await import('./operations')
    const { createLocalReq } = await import('payload')
    await ask()
    const token = await tokenTo()
    const reqOf = async (username: string) => {
      const { docs } = await app.payload.find({
        collection: 'users',
        where: { username: { equals: username } },
        // Stands for the session.
        overrideAccess: true,
      })
      const [user] = docs
      if (!user) throw new Error('There is no such user')
      return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
    }
    expect(await getEmailOfLink(await reqOf(name), token)).toMatchObject({ email: wanted })
    expect(await getEmailOfLink(await reqOf(name), 'x')).toBeUndefined()
    expect(await getEmailOfLink(await reqOf('the.admin'), token)).toBeUndefined()
    expect(await emailOf()).toBe(old)
    expect((await confirm(token)).status).toBe(200)
  })
})
