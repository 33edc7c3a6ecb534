import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { nameCompany } from '../../../../../../tests/helpers/accounts'
import { PASSWORD, startApp, type TestApp } from '../../../../../../tests/helpers/app'
import { openQuoteDesk } from '../../../../../../tests/helpers/quotes'

let app: TestApp
let desk: ReturnType<typeof openQuoteDesk>
let name: string
let email: string
let count = 0
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  desk = openQuoteDesk(app)
}, 180_000)
afterAll(() => app.close())
beforeEach(() => {
  count += 1
  name = `reader.${count}`
  email = `${name}@test.example`
})

const recipient = (to: string) => ({ name: 'Ada Winter', company: 'Winter Mills', email: to })
const idOf = async (username: string) =>
  (await app.sql<{ id: number }>('select id from users where username = $1', [username]))[0]?.id ?? 0
const ownerOf = async (quote: number) =>
  (
    await app.sql<{ username: string; client: number; owner: number; billed: number }>(
      `select u.username, q.client_id as client, p.user_id_id as owner, i.client_id as billed from quotes q
       join client_projects p on p.id = q.project_id join invoices i on i.quote_id = q.id join users u on u.id = p.user_id_id where q.id = $1`,
      [quote],
    )
  )[0]
const textTo = async (to: string) =>
  (
    await app.sql<{ text: string }>('select text from outbound_emails where "to" = $1 order by id desc limit 1', [to])
  )[0]?.text ?? ''
const signIn = async (username: string) =>
  (
    await app.call('POST', '/login', {
      body: { username, password: PASSWORD },
      headers: { 'x-patchbay-address': username },
    })
  ).status

test('the account that sales chose owns what follows, whoever the quote is addressed to', async () => {
  await app.cookieOf('client', name)
  const client = await idOf(name)
  const { quote, ...sent } = await desk.send({ client, recipient: recipient(`office-${count}@elsewhere.example`) })
  expect((await desk.accept(sent)).status).toBe(200)
  expect(await ownerOf(quote.id)).toEqual({ username: name, client, owner: client, billed: client })
  // The owner hears of it, too, and goes on as ever.
  expect(await textTo(email)).toContain('thank you for your order')
  expect(await textTo(`office-${count}@elsewhere.example`)).not.toContain('/auth?forgot')
  expect(await signIn(name)).toBe(200)
})

test('who is signed in with the address of the quote keeps the account as it is', async () => {
  const cookie = await app.cookieOf('client', name)
  const { quote, ...sent } = await desk.send({ recipient: recipient(email.toUpperCase()) })
  expect((await desk.accept(sent, {}, { cookie })).status).toBe(200)
  expect(await ownerOf(quote.id)).toMatchObject({ username: name })
  expect((await app.call('GET', '/user', { cookie })).status).toBe(200)
  expect((await desk.call('GET', sent, '', { cookie })).status).toBe(200)
  expect(await textTo(email.toUpperCase())).not.toContain('/auth?forgot')
})

test('without an account one is made, whose owner chooses the password by mail', async () => {
  await app.cookieOf('client', `taken.${count}`)
  const to = `taken.${count}@other.example`
  const { quote, ...sent } = await desk.send({ recipient: recipient(to) })
  expect((await desk.accept(sent)).status).toBe(200)
  expect(await ownerOf(quote.id)).toMatchObject({ username: `taken.${count}-2` })
  const text = await textTo(to)
  expect(text).toContain(`Your username is taken.${count}-2`)
  expect(text).toContain('/auth?forgot')
  const { sendReset } = await import('@/collections/users/password-reset')
  await sendReset(app.payload, { email: to }, `job of ${to}`)
  const [, token = ''] = /token=([\w-]+)/.exec(await textTo(to)) ?? []
  const password = 'a wholly new sentence'
  expect((await app.call('POST', '/reset-password', { body: { token, password } })).status).toBe(200)
  const signedIn = await app.call('POST', '/login', { body: { username: to, password } })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0]
  expect(await (await app.call('GET', '/client/projects', { cookie })).json()).toEqual([
    expect.objectContaining({ name: quote.title }),
  ])
  expect(await (await app.call('GET', '/client/quotes', { cookie })).json()).toEqual([
    expect.objectContaining({ id: quote.id, state: 'accepted' }),
  ])
})

test('whoever registered somebody else’s address gets nothing: the account is taken out of their hands', async () => {
  const cookie = await app.cookieOf('client', name)
  const id = await idOf(name)
  await app.sql("insert into user_secrets (user_id, totp_secret) values ($1, 'x')", [id])
  await app.sql('update users set two_factor_enabled = true where id = $1', [id])
  await app.payload.create({
    collection: 'user_identities',
    data: { user: id, provider: 'google', issuer: 'https://issuer.example', subject: name, email },
    // Nobody writes these by hand.
    overrideAccess: true,
  })
  const { quote, ...sent } = await desk.send({ recipient: recipient(email) })
  expect((await desk.accept(sent)).status).toBe(200)
  expect(await ownerOf(quote.id)).toMatchObject({ username: name, client: id })
  expect((await app.call('GET', '/user', { cookie })).status).toBe(401)
  expect(await signIn(name)).toBe(401)
  const [left] = await app.sql(
    `select (select count(*)::int from user_secrets where user_id = $1) as secrets, (select count(*)::int from user_identities where user_id = $1) as identities,
       (select count(*)::int from users_sessions where _parent_id = $1) as sessions, (select two_factor_enabled from users where id = $1) as "twoFactor"`,
    [id],
  )
  expect(left).toEqual({ secrets: 0, identities: 0, sessions: 0, twoFactor: false })
  const text = await textTo(email)
  expect(text).toContain('that nobody had shown to be yours')
  expect(text).toContain('/auth?forgot')
})

test('an account of staff with the address is left as it is', async () => {
  const cookie = await app.cookieOf('sales', name)
  const { quote, ...sent } = await desk.send({ recipient: recipient(email) })
  expect((await desk.accept(sent)).status).toBe(200)
  expect(await ownerOf(quote.id)).toMatchObject({ username: name })
  expect((await app.call('GET', '/user', { cookie })).status).toBe(200)
})
