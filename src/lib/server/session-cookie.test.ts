import { afterEach, expect, jest, test } from '@jest/globals'
import type { PayloadRequest } from 'payload'

const before = process.env.SITE_URL
afterEach(() => {
  process.env.SITE_URL = before
})

/** The module as it is for a site at this address. */
async function at(address: string) {
  jest.resetModules()
  process.env.SITE_URL = address
  const cookies = await import('./session-cookie')
  const req = { payload: { config: { cookiePrefix: cookies.cookiePrefix } } } as PayloadRequest
  return { ...cookies, req }
}

test('over https a session’s cookie is Secure and of this host alone, by its name, and no script reads it', async () => {
  const { sessionCookie, challengeCookie, req } = await at('https://patchbay.example')
  for (const cookie of [sessionCookie(req, 'abc', 60), challengeCookie('abc', 60)]) {
    const [pair, ...attributes] = cookie.split('; ')
    expect(pair).toMatch(/^__Host-patchbay-(token|challenge)=abc$/)
    // The name holds only without a Domain, and with this Path.
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Lax', 'Secure'])
  }
})

test('over http, where browsers would refuse it, it is neither, and all else stays', async () => {
  const { sessionCookie, req } = await at('http://localhost:3000')
  expect(sessionCookie(req, 'abc')).toBe('patchbay-token=abc; Path=/; HttpOnly; SameSite=Lax')
})

test('what takes a cookie away has the same name and attributes', async () => {
  const { noSessionCookie, noChallengeCookie, req } = await at('https://patchbay.example')
  expect(noSessionCookie(req)).toBe('__Host-patchbay-token=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0')
  expect(noChallengeCookie()).toBe('__Host-patchbay-challenge=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0')
})
