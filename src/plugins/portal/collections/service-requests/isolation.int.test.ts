import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { nameCompany } from '../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import type { RequestDetails, StaffRequestDetails } from './schema'

let app: TestApp
let ada: string
let bob: string
let sales: string
let admin: string
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  ada = await app.cookieOf('client', 'ada')
  bob = await app.cookieOf('client', 'bob')
  sales = await app.cookieOf('sales')
  admin = await app.cookieOf('admin')
}, 180_000)
afterAll(() => app.close())

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'
const request = { title: 'Handhelds lose the WiFi', category: 'WiFi', priority: 'high', text: 'Since Tuesday, often.' }

const call = (method: string, path: string, cookie: string | undefined, body?: unknown) =>
  app.call(method, path, { body, cookie, headers: { 'x-patchbay-address': randomUUID() } })

function post(path: string, cookie: string, fields: Record<string, string>, files: File[] = [], headers = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('attachments', file)
  return app.call('POST', path, { raw: form, cookie, headers: { 'x-patchbay-address': randomUUID(), ...headers } })
}
const pdf = (name = 'plan.pdf') => new File([PDF], name)

async function make(cookie = ada, fields: Record<string, string> = {}, files: File[] = []): Promise<RequestDetails> {
  const answer = await post('/client/requests', cookie, { ...request, ...fields }, files)
  expect(answer.status).toBe(201)
  return (await answer.json()) as RequestDetails
}
const read = async (id: number, cookie = ada) =>
  (await (await call('GET', `/client/requests/${id}`, cookie)).json()) as RequestDetails
const answerWith = async (id: number, body: object) => {
  const answer = await call('POST', `/admin/requests/${id}/messages`, sales, body)
  expect(answer.status).toBe(201)
  return (await answer.json()) as StaffRequestDetails
}
const mailsOf = (number: string) => app.sql('select id from outbound_emails where subject like $1', [`%[${number}]%`])

describe('a note among colleagues', () => {
  test('is nowhere for the client: no text, no file, no time, no mail', async () => {
    const { id, number, lastActivityAt } = await make()
    const mails = (await mailsOf(number)).length
    const answer = await post(`/admin/requests/${id}/messages`, sales, { text: 'Hush', isInternal: 'true' }, [pdf()])
    const { messages } = (await answer.json()) as StaffRequestDetails
    expect(messages.at(-1)).toMatchObject({ text: 'Hush', isInternal: true })
    const seen = await read(id)
    expect(JSON.stringify(seen)).not.toMatch(/Hush|isInternal/)
    expect([seen.messages.length, seen.lastActivityAt]).toEqual([1, lastActivityAt])
    const url = String(messages.at(-1)?.attachments[0]?.url).replace('/api', '')
    expect((await call('GET', url, ada)).status).toBe(404)
    expect((await call('GET', url, sales)).status).toBe(200)
    expect((await mailsOf(number)).length).toBe(mails)
    expect(await (await call('GET', '/client/requests?q=Hush', ada)).json()).toEqual([])
  })
  test('cannot change the status', async () => {
    const { id } = await make()
    const body = { text: 'Hush', isInternal: true, status: 'closed' }
    expect((await call('POST', `/admin/requests/${id}/messages`, sales, body)).status).toBe(400)
  })
  test('is not in Payload’s own routes either, for an editor who is the owner', async () => {
    const editor = await app.cookieOf('editor')
    const { id } = await make(editor)
    await answerWith(id, { text: 'Hush', isInternal: true })
    const list = await (await call('GET', '/service_request_messages', editor)).text()
    expect(list).not.toContain('Hush')
    expect(list).toContain(request.text)
    expect(await (await call('GET', '/service_request_messages?where[text][contains]=Hush', sales)).text()).toContain(
      'Hush',
    )
  })
})

describe('another client’s request', () => {
  test('is not found by any call, and its file neither', async () => {
    const { id, messages } = await make(ada, {}, [pdf()])
    const file = String(messages[0]?.attachments[0]?.url).replace('/api', '')
    const answers = [
      await call('GET', `/client/requests/${id}`, bob),
      await call('POST', `/client/requests/${id}/messages`, bob, { text: 'Hello' }),
      await call('POST', `/client/requests/${id}/close`, bob),
      await call('POST', `/client/requests/${id}/reopen`, bob),
      await call('GET', file, bob),
      await call('GET', `/service_requests/${id}`, bob),
      await call('GET', `/service_request_messages?where[request][equals]=${id}`, bob),
      // Staff looks at it at the desk; the calls of a client are about its own.
      await call('GET', `/client/requests/${id}`, admin),
      await call('POST', `/client/requests/${id}/close`, sales),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await read(id)).messages).toHaveLength(1)
  })
})

test('services are the caller’s own', async () => {
  const rows = await app.sql<{ id: number; username: string }>(
    "select id, username from users where username in ('ada', 'bob')",
  )
  for (const { id, username } of rows)
    await app.payload.create({
      collection: 'client_services',
      data: { owner: id, name: `WiFi of ${username}`, status: 'healthy', since: '2026-01-01' },
      // Services are made in the panel.
      overrideAccess: true,
    })
  const names = async (cookie: string) =>
    ((await (await call('GET', '/client/services', cookie)).json()) as { name: string }[]).map(({ name }) => name)
  expect([await names(ada), await names(bob), await names(admin)]).toEqual([['WiFi of ada'], ['WiFi of bob'], []])
})
