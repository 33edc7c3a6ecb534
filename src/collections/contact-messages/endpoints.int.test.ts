import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { nameCompany } from '../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
}, 180_000)
afterAll(() => app.close())

const message = {
  name: 'Ada Winter',
  email: 'ada@winter.example',
  phone: '913 555 0100',
  company: 'Winter Mills',
  subject: 'A grain yard',
  message: 'Do you cover yards?\nOurs is forty acres.',
}
const { company: _company, ...withoutCompany } = message

/** Each test calls from an address of its own, so that limits do not meet. */
const from = () => ({ 'x-patchbay-address': randomUUID() })
const submit = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/contact', { body, headers: { ...from(), ...headers } })
const idOf = async (answer: Response) => ((await answer.json()) as { id: number }).id
const rowOf = async (id: number) =>
  (await app.sql('select name, email, phone, company, subject, message from contact_messages where id = $1', [id]))[0]
const countOf = async () => (await app.sql('select 1 from contact_messages')).length

describe('POST /api/contact', () => {
  test('stores the message and queues two mails', async () => {
    const answer = await submit(message)
    const body = (await answer.json()) as { id: number }
    expect([answer.status, body]).toEqual([
      201,
      { id: expect.any(Number), message: "Thank you for contacting us. We'll get back to you soon." },
    ])
    expect(await rowOf(body.id)).toEqual(message)
    const mails = await app.sql<Record<string, string>>(
      'select "to", reply_to, text from outbound_emails where subject like $1 order by "to"',
      [`%#${body.id}%`],
    )
    expect(mails.map((mail) => [mail.to, mail.reply_to])).toEqual([
      ['ada@winter.example', 'hello@prairieline.example'],
      ['hello@prairieline.example', 'Ada Winter <ada@winter.example>'],
    ])
    expect(mails[1]?.text).toContain(message.message)
    expect(mails[0]?.text).not.toContain(message.message)
  })
  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', ' \n ', 'Name must be at least 2 characters'],
    ['name', undefined, 'Name must be at least 2 characters'],
    ['email', 'ada@', 'Please enter a valid email address'],
    ['email', 'ada@winter.example\nBcc: eve@winter.example', 'Please enter a valid email address'],
    ['phone', '12345', 'Please enter a valid phone number'],
    ['phone', '1      2', 'Please enter a valid phone number'],
    ['subject', 'A', 'Subject must be at least 2 characters'],
    ['subject', ['two', 'subjects'], 'Subject must be at least 2 characters'],
    ['message', 'too short', 'Message must be at least 10 characters'],
    ['name', 'x'.repeat(121), 'Please keep this under 120 characters'],
    ['company', 'x'.repeat(161), 'Please keep this under 160 characters'],
    ['message', 'x'.repeat(10_001), 'Please keep this under 10,000 characters'],
    ['website', 'http://spam.example', 'Your message could not be accepted. Please try again.'],
  ])('a bad %s is named at its field', async (path, value, text) => {
    const before = await countOf()
    const answer = await submit({ ...message, [path]: value })
    expect([answer.status, await answer.json()]).toEqual([400, { message: text, errors: [{ path, message: text }] }])
    expect(await countOf()).toBe(before)
  })
  test.each([
    ['missing', withoutCompany],
    ['empty', { ...message, company: '' }],
    ['blank', { ...message, company: '  ' }],
    ['null', { ...message, company: null }],
  ])('a company may be %s', async (_how, body) => {
    const answer = await submit(body)
    expect(answer.status).toBe(201)
    expect(await rowOf(await idOf(answer))).toEqual({ ...message, company: null })
  })
  test('a field of one line has one line, wherever it is repeated', async () => {
    const broken = { ...message, name: 'Ada\r\nBcc: eve@x.example', subject: 'Hi\u2028there\u0085you' }
    const id = await idOf(await submit(broken))
    expect(await rowOf(id)).toMatchObject({ name: 'Ada Bcc: eve@x.example', subject: 'Hi there you' })
    const mails = await app.sql<Record<string, string>>(
      'select subject, reply_to from outbound_emails where subject like $1',
      [`%#${id}%`],
    )
    for (const mail of mails) expect(`${mail.subject}${mail.reply_to}`).not.toMatch(/[\r\n\u2028\u0085]/)
  })
  test('what a stranger may not set is ignored', async () => {
    const id = await idOf(
      await submit({ ...message, id: 4711, createdAt: '2001-01-01', contactRecipient: 'eve@x.example' }),
    )
    expect(id).not.toBe(4711)
    expect(await app.sql(`select 1 from outbound_emails where "to" = 'eve@x.example'`)).toEqual([])
  })
  test('a repeat with the same Idempotency-Key returns the first answer, also at the same time', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const before = await countOf()
    const answers = await Promise.all([1, 2, 3].map(() => submit(message, key)))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
    expect(new Set(await Promise.all(answers.map(idOf))).size).toBe(1)
    expect(await countOf()).toBe(before + 1)
    expect((await submit({ ...message, name: 'Somebody Else' }, key)).status).toBe(409)
  })
  test('the twenty-first message of an hour from one address has to wait', async () => {
    const headers = from()
    const statuses = []
    for (let i = 0; i < 20; i++) statuses.push((await submit(message, headers)).status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const last = await submit(message, headers)
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a plain form post', () => {
  const fields = { ...message, company: '', website: '' }
  const multipart = (values: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(values)) data.append(name, value)
    return data
  }
  const post = (raw: BodyInit) => app.call('POST', '/contact', { raw, headers: { ...from(), accept: 'text/html' } })

  test.each([
    ['multipart', multipart],
    ['urlencoded', (values: Record<string, string>) => new URLSearchParams(values)],
  ])('as %s ends on the page that says thank you', async (_type, encode) => {
    const before = await countOf()
    const answer = await post(encode(fields))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/thank-you'])
    expect(await countOf()).toBe(before + 1)
  })
  test('names what is missing on a page', async () => {
    const answer = await post(new URLSearchParams({ ...fields, name: '', message: 'short' }))
    const page = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(page).toContain('Name must be at least 2 characters')
    expect(page).toContain('Message must be at least 10 characters')
  })
  test('is given back to be sent again while the database is away', async () => {
    const { poolOf } = await import('@/lib/server/sql')
    const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    const pool = poolOf(app.payload)
    const { connect, query } = pool
    Object.assign(pool, { connect: away, query: away })
    const [page, call] = [await post(multipart(fields)), await submit(message)]
    Object.assign(pool, { connect, query })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3'])
    const text = await page.text()
    expect(text).toContain('<form method="post" enctype="multipart/form-data" action="/api/contact">')
    for (const typed of ['Ada Winter', 'ada@winter.example', 'Ours is forty acres.']) expect(text).toContain(typed)
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '3'])
  })
  test('takes no file and no other type', async () => {
    const form = multipart(fields)
    form.append('file', new File(['x'], 'x.txt'))
    expect((await post(form)).status).toBe(413)
    const text = { ...from(), 'content-type': 'text/plain' }
    expect((await app.call('POST', '/contact', { raw: '{}', headers: text })).status).toBe(415)
  })
})
