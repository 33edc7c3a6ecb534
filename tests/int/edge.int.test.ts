import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../helpers/app'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startApp()
  admin = await app.cookieOf('admin')
}, 60_000)
afterAll(() => app.close())

const writes: [method: string, path: string][] = [
  ['POST', '/login'],
  ['POST', '/login/two-factor'],
  ['POST', '/register'],
  ['POST', '/forgot-password'],
  ['POST', '/reset-password'],
  ['POST', '/two-factor/enrol'],
  ['POST', '/two-factor/confirm'],
  ['POST', '/two-factor/disable'],
  ['POST', '/two-factor/recovery-codes'],
  ['POST', '/rfq-requests'],
  ['POST', '/rfq-files'],
  ['POST', '/contact'],
  ['POST', '/csp-reports'],
  ['POST', '/careers/apply'],
  ['PUT', '/content/element/x'],
  ['PATCH', '/admin/content/1'],
  ['PATCH', '/admin/content/1/draft'],
  ['PATCH', '/admin/content/1/status'],
  ['POST', '/admin/content/preview'],
  ['PUT', '/admin/content/1/schedule'],
  ['PATCH', '/admin/rfq/1/status'],
  ['PATCH', '/admin/rfq/1/assignee'],
  ['POST', '/admin/rfq/1/notes'],
  ['POST', '/admin/rfq/bulk'],
  ['PUT', '/admin/quotes/1'],
  ['POST', '/admin/quotes/1/send'],
  ['POST', '/admin/quotes/1/resend'],
  ['POST', '/price_book_items'],
  ['PATCH', '/admin/settings'],
  ['POST', '/admin/settings/test-email'],
  ['PATCH', '/admin/users/1'],
  ['POST', '/admin/invitations'],
  ['POST', '/invitations/accept'],
  ['POST', '/client/requests'],
  ['POST', '/client/requests/1/messages'],
  ['POST', '/admin/requests/1/messages'],
  ['PATCH', '/admin/requests/1'],
  ['PATCH', '/admin/plugins/1'],
  ['POST', '/admin/alerts/acknowledge'],
  ['POST', '/admin/alerts/1/acknowledge'],
  ['POST', '/admin/alerts/1/reopen'],
  ['PATCH', '/account/profile'],
  ['POST', '/account/email/confirm'],
  ['POST', '/account/password'],
  ['PATCH', '/account/preferences'],
  ['POST', '/account/identities/google/connect'],
  ['POST', '/account/identities/1/disconnect'],
  ['POST', '/services'],
  ['PATCH', '/services/1'],
  ['POST', '/redirects'],
  ['POST', '/invoices'],
  ['POST', '/credit_notes'],
  ['POST', '/payments'],
  ['POST', '/hours_entries'],
  ['POST', '/globals/billing_settings'],
  ['POST', '/globals/site_settings'],
  ['POST', '/quotes/x/accept'],
  ['POST', '/quotes/x/decline'],
  ['POST', '/quotes/x/question'],
  ['POST', '/client/projects'],
  ['POST', '/client/projects/1/comments'],
  ['POST', '/client/projects/1/files'],
]
const json = { 'content-type': 'application/json' }
const nul = String.fromCharCode(0)

describe.each(writes)('%s %s', (method, path) => {
  test.each<[string, BodyInit, Record<string, string>, number]>([
    ['malformed JSON', '{"a":', json, 400],
    ['an empty body', '', json, 400],
    ['an array', '[]', json, 400],
    ['null', 'null', json, 400],
    ['a text', '"text"', json, 400],
    ['a number', '1', json, 400],
    [
      'a NUL',
      JSON.stringify({ fullName: `a${nul}b`, username: `a${nul}`, content: nul, name: nul, status: nul }),
      json,
      400,
    ],
    ['absurd nesting', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`, json, 400],
    ['a NUL in a name', JSON.stringify({ [`a${nul}`]: 1 }), json, 400],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), json, 400],
  ])('%s is a clear 4xx', async (_case, raw, headers, status) => {
    const answer = await app.call(method, path, { raw, headers, cookie: admin })
    expect(answer.status).toBe(status)
    const { message } = (await answer.json()) as { message: string }
    expect(message).toMatch(/^[A-Z].{5,}/)
  })
  test('more than is taken is 413, whatever the length header says', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(32)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length
        controller.enqueue(chunk)
        if (sent > 100 * 1024 * 1024) controller.close()
      },
    })
    const answer = await app.call(method, path, { raw: endless, headers: json, cookie: admin })
    expect(answer.status).toBe(413)
    // Reading stops at the limit: of 100 MB hardly more than the limit was taken in.
    expect(sent).toBeLessThan(4 * 1024 * 1024)
  })
})

test('each call has a limit of its own: 64 KB for a request, 1 MB where content is saved', async () => {
  const request = await app.call('POST', '/rfq-requests', { body: { scopeOfWork: 'x'.repeat(66 * 1024) } })
  expect(request.status).toBe(413)
  const text = await app.call('PUT', '/content/element/long', {
    body: { content: 'x'.repeat(150 * 1024) },
    cookie: admin,
  })
  expect(text.status).toBe(200)
})

test('who may not send a body is told so before it is read', async () => {
  const raw = JSON.stringify({ content: 'x'.repeat(2 * 1024 * 1024) })
  expect((await app.call('PUT', '/content/element/x', { raw, headers: json })).status).toBe(401)
})

describe('addresses and methods', () => {
  test.each([['/content/element/%00'], ['/admin/rfq?q=%00'], ['/services?where[name][equals]=%00'], ['/%E0%A4%A']])(
    '%s is 400',
    async (path) => {
      expect((await app.call('GET', path, { cookie: admin })).status).toBe(400)
    },
  )
  test('a wrong method is 405 and names the right ones', async () => {
    const answer = await app.call('DELETE', '/rfq-requests')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    const options = await app.call('OPTIONS', '/content/element/x')
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, PUT'])
  })
  test('a wrong media type is 415', async () => {
    const answer = await app.call('POST', '/login', { raw: 'username=a', headers: { 'content-type': 'text/plain' } })
    expect(answer.status).toBe(415)
  })
  test('no answer invites another site', async () => {
    const answer = await app.call('GET', '/subdomain-status', { headers: { origin: 'https://evil.example' } })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
  test('a broken multipart body is 400', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const path of ['/rfq-requests', '/rfq-files', '/careers/apply', '/client/requests'])
      expect((await app.call('POST', path, { raw: '--x\r\nbroken', headers, cookie: admin })).status).toBe(400)
  })
  test('a file that is too large is 413 and leaves nothing behind', async () => {
    const { readdir } = await import('node:fs/promises')
    const { uploadsFolder } = await import('@/lib/server/upload')
    const form = new FormData()
    form.append('kind', 'document')
    form.append('file', new File([new Uint8Array(26 * 1024 * 1024)], 'big.pdf'))
    expect((await app.call('POST', '/rfq-files', { raw: form })).status).toBe(413)
    expect(await readdir(uploadsFolder())).toEqual([])
  })
})
