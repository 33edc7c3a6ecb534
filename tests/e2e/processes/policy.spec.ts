import { connect } from 'node:net'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { PORT } from '../address'
import { signIn, stoppedByPolicy } from '../helpers'

/** What every answer carries, whatever it is. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
}
const POLICY =
  /(^|; )default-src 'none'.*base-uri 'none'.*frame-ancestors '(none|self)'|frame-ancestors 'none'.*base-uri 'none'/

type Kind = { what: string; path: string; status: number; send?: Parameters<APIRequestContext['fetch']>[1] }
const kinds: Kind[] = [
  { what: 'a page', path: '/about', status: 200 },
  { what: 'the same page from the cache', path: '/about', status: 200 },
  { what: 'a page made for each request', path: '/search?q=fiber', status: 200 },
  { what: 'a page that is not there', path: '/no-such-page', status: 404 },
  { what: 'a redirect', path: '/ABOUT', status: 308, send: { maxRedirects: 0 } },
  { what: 'a redirect to sign in', path: '/portal', status: 307, send: { maxRedirects: 0 } },
  { what: 'a call', path: '/api/subdomain-status', status: 200 },
  { what: 'a call without permission', path: '/api/user', status: 401 },
  { what: 'a call that is not there', path: '/api/nothing', status: 404 },
  { what: 'a wrong method', path: '/api/rfq-requests', status: 405, send: { method: 'DELETE' } },
  {
    what: 'a body that is too large',
    path: '/api/contact',
    status: 413,
    send: { method: 'POST', data: 'x'.repeat(3e6) },
  },
  { what: 'a file', path: '/robots.txt', status: 200 },
  { what: 'a picture', path: '/icon.svg', status: 200 },
  { what: 'a file of the build that is not there', path: '/_next/static/nothing.js', status: 404 },
  { what: 'what machines ask', path: '/livez', status: 200 },
]
for (const { what, path, status, send } of kinds)
  test(`${what} has the headers of every answer`, async ({ request }) => {
    const answer = await request.fetch(path, send)
    expect(answer.status()).toBe(status)
    expect(answer.headers()).toMatchObject(EVERYWHERE)
    expect(answer.headers()['content-security-policy']).toMatch(POLICY)
  })

test('a page that has not changed says nothing new of its policy', async ({ request }) => {
  const page = await request.get('/about')
  const { etag = '', 'content-security-policy': policy } = page.headers()
  const again = await request.get('/about', { headers: { 'if-none-match': etag } })
  expect([again.status(), again.headers()['x-content-type-options']]).toEqual([304, 'nosniff'])
  expect([undefined, policy]).toContain(again.headers()['content-security-policy'])
})

test('what is no request is answered with the headers of every answer', async () => {
  const answer = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(PORT, 'localhost', () => socket.write('hello\r\n\r\n'))
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\n/)
  expect(answer).toMatch(/x-content-type-options: nosniff/i)
})

test('no public page allows a script that it does not know', async ({ request }) => {
  for (const path of [
    '/',
    '/rfq',
    '/services',
    '/services/fiber-installation',
    '/privacy-policy',
    '/search',
    '/auth',
    '/no-such-page',
  ]) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect([path, /script-src ([^;]*)/.exec(policy)?.[1]]).toEqual([path, expect.stringMatching(/'(sha256|nonce)-/)])
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    expect([path, policy]).toEqual([path, expect.stringContaining('report-uri /api/csp-reports')])
  }
})

test('a page that is attacked tells the log, and no page of the whole run did', async ({ page }) => {
  const before = await stoppedByPolicy()
  await signIn(page, 'admin')
  await page.goto('/portal')
  await page.evaluate(() => {
    const script = document.createElement('img')
    script.src = 'http://evil.example/x.png'
    document.body.append(script)
  })
  // A browser may try a picture again when it comes into the page.
  await expect.poll(async () => (await stoppedByPolicy()).length).toBeGreaterThan(before.length)
  expect((await stoppedByPolicy()).at(-1)).toContain(
    'The policy of /portal has stopped something: img-src http://evil.example',
  )
  // edit-mode-safety.spec.ts pastes a handler into a page, and the policy is what stops it.
  const pasted = 'The policy of / has stopped something: script-src-attr inline'
  expect(before.filter((line) => !line.includes(pasted))).toEqual([])
})
