import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { appCode, cookieIn, nameCompany, post, turnOn } from '../../../tests/helpers/accounts'
import { PASSWORD, startApp, type TestApp } from '../../../tests/helpers/app'
import { CLIENT_SECRET, type IdentityProvider, startIdentityProvider } from '../../../tests/helpers/identity-provider'
import { cookiesOf, cookieHeader, throughProvider } from '../../../tests/helpers/provider-browser'

const SITE = 'http://localhost:3000'
let app: TestApp
let provider: IdentityProvider

beforeAll(async () => {
  provider = await startIdentityProvider(SITE)
  Object.assign(process.env, {
    OIDC_SSO_ISSUER: provider.issuer,
    OIDC_SSO_CLIENT_ID: 'patchbay-sso',
    OIDC_SSO_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_GOOGLE_ISSUER: provider.issuer,
    OIDC_GOOGLE_CLIENT_ID: 'patchbay-google',
    OIDC_GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
  })
  app = await startApp()
  await nameCompany(app)
}, 60_000)
afterAll(async () => {
  await app.close()
  await provider.close()
})

const ada = { sub: 'ada-1', email: 'Ada@Winter.example', email_verified: true, name: 'Ada Winter' }
let count = 0
/** Somebody whom nobody has seen before. */
const stranger = (more: object = {}) => {
  count += 1
  const sub = `stranger-${count}`
  return { sub, email: `${sub}@winter.example`, email_verified: true, name: `Stranger ${count}`, ...more }
}

type Back = { status: number; location: string | null; cookies: Record<string, string> }
const outcomeOf = (answer: Response): Back => ({
  status: answer.status,
  location: answer.headers.get('location'),
  cookies: cookiesOf(answer),
})

async function start(id = 'sso', query = ''): Promise<{ to: string; cookie: string }> {
  const answer = await app.call('GET', `/oidc/${id}/start${query}`)
  return { to: answer.headers.get('location') ?? '', cookie: cookieHeader(cookiesOf(answer)) }
}
const comeBack = async (url: URL, cookie: string): Promise<Back> =>
  outcomeOf(await app.call('GET', url.pathname.replace('/api', '') + url.search, { cookie }))

/** A whole sign-in. */
async function signIn(id = 'sso', query = ''): Promise<Back> {
  const { to, cookie } = await start(id, query)
  return comeBack(await throughProvider(to, SITE), cookie)
}
const session = (back: Back) => `patchbay-token=${back.cookies['patchbay-token']}`
const whoIs = async (cookie: string) => (await app.call('GET', '/user', { cookie })).json() as Promise<object>

describe('a sign-in by a provider', () => {
  test('begins with code, PKCE, state and nonce, and a cookie that tells nothing', async () => {
    const answer = await app.call('GET', '/oidc/sso/start')
    const query = new URL(answer.headers.get('location') ?? '').searchParams
    expect(answer.status).toBe(302)
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${SITE}/api/oidc/sso/callback`,
      client_id: 'patchbay-sso',
    })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^patchbay-oidc=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/)
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query.get(name)?.length).toBeGreaterThan(20)
      expect(cookie).not.toContain(query.get(name))
    }
  })
  test('makes a client’s account of somebody new whose address is verified', async () => {
    provider.become(ada)
    const back = await signIn('sso', '?redirect=%2Fportal%2Fprojects')
    expect([back.status, back.location]).toEqual([302, '/portal/projects'])
    expect(back.cookies['patchbay-oidc']).toBe('')
    expect(await whoIs(session(back))).toMatchObject({
      username: 'ada',
      email: 'ada@winter.example',
      fullName: 'Ada Winter',
      role: 'client',
    })
    expect(await app.sql('select provider, issuer, subject from user_identities')).toEqual([
      { provider: 'sso', issuer: provider.issuer, subject: 'ada-1' },
    ])
  })
  test('finds the same account again, whatever the address there is by now', async () => {
    provider.become({ ...ada, email: 'somebody@else.example', email_verified: false })
    expect(await whoIs(session(await signIn()))).toMatchObject({ username: 'ada', email: 'ada@winter.example' })
    expect(await app.sql("select count(*)::int from users where email like '%else.example'")).toEqual([{ count: 0 }])
  })
  test('gives a name that is taken a number', async () => {
    provider.become(stranger({ email: 'ada@summer.example' }))
    expect(await whoIs(session(await signIn()))).toMatchObject({ username: 'ada-2' })
  })
  test('two answers for one new person at once make one account', async () => {
    provider.become(stranger({ email: 'twice@winter.example' }))
    const backs = await Promise.all([signIn(), signIn()])
    expect(backs.map(({ location }) => location)).toEqual(['/portal', '/portal'])
    expect(await app.sql("select username from users where email = 'twice@winter.example'")).toHaveLength(1)
  })
  test('goes to a path of this site only', async () => {
    provider.become(ada)
    expect((await signIn('sso', '?redirect=https%3A%2F%2Fevil.example')).location).toBe('/portal')
  })
  test('its session has a device and ends like any other', async () => {
    provider.become(ada)
    const cookie = session(await signIn())
    expect((await app.call('POST', '/logout', { cookie })).status).toBe(200)
    expect((await app.call('GET', '/user', { cookie })).status).toBe(401)
  })
  test('nobody knows the password of such an account', async () => {
    provider.become(ada)
    const cookie = session(await signIn())
    const answer = await app.call('POST', '/account/password', {
      cookie,
      body: { currentPassword: PASSWORD, password: 'another password' },
    })
    expect(answer.status).toBe(400)
  })
})

describe('is refused with a kind word when', () => {
  const noticeOf = (back: Back) => {
    expect(back.status).toBe(302)
    expect(back.cookies['patchbay-token']).toBeUndefined()
    return back.location
  }
  test('the person refuses there', async () => {
    provider.become('deny')
    expect(noticeOf(await signIn('sso', '?redirect=%2Fportal%2Fbilling'))).toBe(
      '/auth?sso=denied&redirect=%2Fportal%2Fbilling',
    )
  })
  test('the address is not verified, or there is none', async () => {
    for (const more of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }]) {
      provider.become(stranger(more))
      expect(noticeOf(await signIn())).toBe('/auth?sso=unverified')
    }
  })
  test('a local account has the address, in whichever case', async () => {
    await app.cookieOf('client', 'bert')
    provider.become(stranger({ email: 'Bert@TEST.example' }))
    expect(noticeOf(await signIn())).toBe('/auth?sso=exists')
    expect(await app.sql("select 1 from user_identities where email = 'bert@test.example'")).toEqual([])
  })
  test('state is wrong, missing, or the cookie is gone, old or another’s', async () => {
    provider.become(ada)
    const { to, cookie } = await start()
    const url = await throughProvider(to, SITE)
    const wrong = new URL(url)
    wrong.searchParams.set('state', 'x'.repeat(43))
    const missing = new URL(url)
    missing.searchParams.delete('state')
    expect(noticeOf(await comeBack(wrong, cookie))).toBe('/auth?sso=failed')
    expect(noticeOf(await comeBack(missing, cookie))).toBe('/auth?sso=failed')
    expect(noticeOf(await comeBack(url, ''))).toBe('/auth?sso=failed')
    expect(noticeOf(await comeBack(url, 'patchbay-oidc=nonsense'))).toBe('/auth?sso=failed')
    expect(noticeOf(await comeBack(url, (await start()).cookie))).toBe('/auth?sso=failed')
  })
  test('nonce or verifier are not those of the beginning', async () => {
    const { readTransaction, transactionCookie } = await import('@/lib/server/oidc-transaction')
    provider.become(ada)
    for (const change of [{ nonce: 'n'.repeat(43) }, { verifier: 'v'.repeat(43) }]) {
      const { to, cookie } = await start()
      const url = await throughProvider(to, SITE)
      const transaction = await readTransaction(new Headers({ cookie }))
      if (!transaction) throw new Error('The transaction could not be read')
      const [changed = ''] = (await transactionCookie({ ...transaction, ...change })).split(';')
      expect(noticeOf(await comeBack(url, changed))).toBe('/auth?sso=failed')
    }
  })
  test('a code is used twice', async () => {
    provider.become(ada)
    const { to, cookie } = await start()
    const url = await throughProvider(to, SITE)
    expect((await comeBack(url, cookie)).location).toBe('/portal')
    expect(noticeOf(await comeBack(url, cookie))).toBe('/auth?sso=failed')
  })
  test('the answer of one provider is brought to the other', async () => {
    provider.become(ada)
    const { to, cookie } = await start('google')
    const url = await throughProvider(to, SITE)
    url.pathname = '/api/oidc/sso/callback'
    expect(noticeOf(await comeBack(url, cookie))).toBe('/auth?sso=failed')
  })
  test('an answer names another issuer', async () => {
    provider.become(ada)
    const { to, cookie } = await start()
    const url = await throughProvider(to, SITE)
    url.searchParams.set('iss', 'https://evil.example')
    expect(noticeOf(await comeBack(url, cookie))).toBe('/auth?sso=failed')
  })
})

describe('a provider that', () => {
  test('is not set up leads back to the sign-in page', async () => {
    const { env } = await import('@/env')
    const { OIDC_GOOGLE_CLIENT_ID } = env
    Object.assign(env, { OIDC_GOOGLE_CLIENT_ID: undefined })
    const back = outcomeOf(await app.call('GET', '/oidc/google/start?redirect=%2Fportal%2Fhelp'))
    expect([back.status, back.location]).toEqual([302, '/auth?sso=unavailable&redirect=%2Fportal%2Fhelp'])
    Object.assign(env, { OIDC_GOOGLE_CLIENT_ID })
  })
  test('does not answer leads back to the sign-in page', async () => {
    const { env } = await import('@/env')
    const { OIDC_GOOGLE_ISSUER } = env
    Object.assign(env, { OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:1' })
    const { processSingleton } = await import('@/lib/server/process-singleton')
    processSingleton('oidc-configurations', () => new Map()).clear()
    expect((await start('google')).to).toBe('/auth?sso=unreachable')
    Object.assign(env, { OIDC_GOOGLE_ISSUER })
  })
})

describe('a connected account', () => {
  let cookie: string
  const connect = (id: string, currentPassword: string, as = cookie) =>
    app.call('POST', `/account/identities/${id}/connect`, { cookie: as, body: { currentPassword } })
  const listed = async () =>
    (await (await app.call('GET', '/account/identities', { cookie })).json()) as {
      provider: string
      identity: { id: number; email: string | null } | null
    }[]
  const connectWhole = async (id: string, as = cookie): Promise<Back> => {
    const answer = await connect(id, PASSWORD, as)
    const { url } = (await answer.json()) as { url: string }
    return comeBack(await throughProvider(url, SITE), cookieHeader(cookiesOf(answer)))
  }
  beforeEach(async () => {
    cookie = await app.cookieOf('client', 'carol')
  })

  test('is connected with the password, and signs in from then on', async () => {
    expect((await connect('sso', 'wrong password')).status).toBe(400)
    provider.become({ sub: 'carol-1', email: 'carol@elsewhere.example', email_verified: false })
    const back = await connectWhole('sso')
    expect(back.location).toBe('/portal/settings?connected=sso#connected-accounts')
    // Connecting begins no session: the one that asked goes on.
    expect(back.cookies['patchbay-token']).toBeUndefined()
    expect(await listed()).toMatchObject([{ provider: 'sso', identity: { email: 'carol@elsewhere.example' } }, {}])
    expect(await whoIs(session(await signIn()))).toMatchObject({ username: 'carol' })
    const mails = await app.sql(`select subject from outbound_emails where "to" = 'carol@test.example'`)
    expect(mails).toEqual([{ subject: 'Corporate SSO was connected to your account' }])
  })
  test('stands for the password only: with two-factor sign-in on there is no session before the code', async () => {
    const emma = await app.cookieOf('client', 'emma')
    provider.become(stranger())
    await connectWhole('sso', emma)
    const { secret, recoveryCodes } = await turnOn(app, emma, PASSWORD)
    const back = await signIn('sso', '?redirect=%2Fportal%2Fbilling')
    expect([back.status, back.location]).toEqual([302, '/auth?two-factor&redirect=%2Fportal%2Fbilling'])
    expect([back.cookies['patchbay-token'], back.cookies['patchbay-oidc']]).toEqual([undefined, ''])
    const challenge = `patchbay-challenge=${back.cookies['patchbay-challenge']}`
    expect((await app.call('GET', '/user', { cookie: challenge })).status).toBe(401)

    const secondStep = (code = '') => post(app, '/login/two-factor', { code }, challenge)
    const wrong = await secondStep('000000')
    expect([wrong.status, cookieIn(wrong, 'token')]).toEqual([401, ''])
    const right = await secondStep(await appCode(secret, 1))
    expect(await whoIs(cookieIn(right, 'token'))).toMatchObject({ username: 'emma' })
    expect((await secondStep(recoveryCodes[0])).status).toBe(401)
  })
  test('belongs to one account', async () => {
    provider.become({ sub: 'carol-1' })
    const back = await connectWhole('sso', await app.cookieOf('client', 'dora'))
    expect(back.location).toBe('/portal/settings?sso=taken#connected-accounts')
  })
  test('is not connected once the session that asked for it has ended', async () => {
    provider.become(stranger())
    const other = await app.cookieOf('client', 'dora')
    const answer = await connect('sso', PASSWORD, other)
    const { url } = (await answer.json()) as { url: string }
    await app.call('POST', '/logout', { cookie: other })
    const back = await comeBack(await throughProvider(url, SITE), cookieHeader(cookiesOf(answer)))
    expect(back.location).toBe('/portal/settings?sso=failed#connected-accounts')
  })
  test('is disconnected with the password by its owner only', async () => {
    const id = (await listed())[0]?.identity?.id
    const disconnect = (as: string, currentPassword = PASSWORD) =>
      app.call('POST', `/account/identities/${id}/disconnect`, { cookie: as, body: { currentPassword } })
    expect((await disconnect(await app.cookieOf('client', 'dora'))).status).toBe(404)
    expect((await disconnect(await app.cookieOf('admin'))).status).toBe(404)
    expect((await disconnect(cookie, 'wrong password')).status).toBe(400)
    expect((await disconnect(cookie)).status).toBe(200)
    expect(await listed()).toMatchObject([{ identity: null }, { identity: null }])
    provider.become({ sub: 'carol-1', email: 'carol@elsewhere.example', email_verified: false })
    expect((await signIn()).location).toBe('/auth?sso=unverified')
  })
  test('is not the last way in that is taken away', async () => {
    provider.become(ada)
    cookie = session(await signIn())
    const [sso] = await listed()
    const answer = await app.call('POST', `/account/identities/${sso?.identity?.id}/disconnect`, {
      cookie,
      body: { currentPassword: PASSWORD },
    })
    expect(answer.status).toBe(409)
    expect((await answer.json()) as object).toMatchObject({ message: expect.stringContaining('Set a password first') })
  })
  test('goes with its user', async () => {
    const [row] = await app.sql<{ id: number }>("select id from users where username = 'ada'")
    const admin = await app.cookieOf('admin')
    expect((await app.call('DELETE', `/users/${row?.id}`, { cookie: admin })).status).toBe(200)
    expect(await app.sql("select 1 from user_identities where subject = 'ada-1'")).toEqual([])
  })
})
