import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import type { RequestDetails, StaffRequestDetails } from './schema'

let app: TestApp
let ada: string
let bob: string
let sales: string
let admin: string
beforeAll(async () => {
  process.env.PATCHBAY_SEED = 'content'
  app = await startApp()
  await (await import('@/seed')).seedOnce(app.payload)
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
const set = (id: number, status: string) => call('PATCH', `/admin/requests/${id}`, sales, { status })
const problemOf = async (answer: Response) => [answer.status, ((await answer.json()) as { message: string }).message]
type MailRow = { to: string; subject: string; text: string; message_id: string }
const mailsOf = (number: string) =>
  app.sql<MailRow>('select "to", subject, text, message_id from outbound_emails where subject like $1 order by id', [
    `%[${number}]%`,
  ])
const onDisk = async () => readdir((await import('@/lib/server/upload')).uploadsFolder()).catch(() => [])

describe('a new request', () => {
  test('in free words is stored with its first message and its files', async () => {
    const made = await make(ada, {}, [pdf('Plan é.pdf')])
    expect(made).toMatchObject({
      number: expect.stringMatching(/^SR-\d{4,}$/),
      title: request.title,
      category: 'WiFi',
      priority: 'high',
      status: 'open',
      reopenUntil: null,
      messages: [{ kind: 'message', side: 'client', author: 'The client', text: request.text }],
    })
    const [file] = made.messages[0]?.attachments ?? []
    expect(file).toMatchObject({ name: 'Plan é.pdf', size: PDF.length })
    const answer = await call('GET', String(file?.url).replace('/api', ''), ada)
    expect([answer.status, await answer.text()]).toEqual([200, PDF])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  })
  test('from the catalogue has the name of the item; one that is not offered any more is refused', async () => {
    const [item] = await app.sql<{ id: number }>("select id from service_catalogue where name = 'Remove access'")
    const made = await make(ada, { catalogueItem: String(item?.id), category: '' })
    expect(made.category).toBe('Remove access')
    await app.sql('update service_catalogue set is_offered = false where id = $1', [item?.id])
    const answer = await post('/client/requests', ada, { ...request, catalogueItem: String(item?.id) })
    expect(await problemOf(answer)).toEqual([400, 'This item is not offered any more'])
  })
  test.each([
    [{ title: 'a' }, 'title', 'Please give it a title of at least 3 characters'],
    [{ text: 'short' }, 'text', 'Please describe it in at least 10 characters'],
    [{ category: '' }, 'category', 'Please choose from the catalogue, or say in a few words what it is about'],
    [{ priority: 'now' }, 'priority', 'Please choose a priority from the list'],
    [
      { catalogueItem: 'x' },
      'catalogueItem',
      'Please choose from the catalogue, or say in a few words what it is about',
    ],
  ])('with %j is refused, and its files go', async (fields, path, message) => {
    const before = await onDisk()
    const answer = await post('/client/requests', ada, { ...request, ...fields }, [pdf()])
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message, errors: expect.arrayContaining([{ path, message }]) },
    ])
    expect(await onDisk()).toEqual(before)
  })
  test('belongs to its sender, whatever the body says', async () => {
    const made = (await (
      await call('POST', '/client/requests', ada, { ...request, owner: 1, status: 'closed', number: 'SR-1' })
    ).json()) as RequestDetails
    expect(made.status).toBe('open')
    const rows = await app.sql(
      'select u.username from service_requests r join users u on u.id = r.owner_id where r.id = $1',
      [made.id],
    )
    expect(rows).toEqual([{ username: 'ada' }])
  })
  test('with six files, or one of another type, is refused and nothing stays', async () => {
    const before = await onDisk()
    const six = await post(
      '/client/requests',
      ada,
      request,
      Array.from({ length: 6 }, () => pdf()),
    )
    expect(await problemOf(six)).toEqual([413, 'Please attach at most 5 files'])
    const html = await post('/client/requests', ada, request, [pdf(), new File(['<html>'], 'a.pdf')])
    expect(await problemOf(html)).toEqual([415, '“a.pdf” is not a PDF, PNG, JPEG, WebP, DWG, DXF, XLSX or DOCX file'])
    expect(await onDisk()).toEqual(before)
  })
  test('repeated with its key is one; with the key of another client it is one’s own', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = [
      await post('/client/requests', ada, request, [pdf()], key),
      await post('/client/requests', ada, request, [pdf()], key),
    ]
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as RequestDetails).id))
    expect(ids[0]).toBe(ids[1])
    const other = await post('/client/requests', bob, request, [pdf()], key)
    expect(other.status).toBe(201)
    expect(((await other.json()) as RequestDetails).id).not.toBe(ids[0])
  })
})

describe('the status', () => {
  test('goes from open to in progress with the first answer, and back to the desk when the client has answered', async () => {
    const { id } = await make()
    expect((await answerWith(id, { text: 'We look at it.' })).status).toBe('in_progress')
    expect((await answerWith(id, { text: 'Which yard?', status: 'waiting_for_client' })).status).toBe(
      'waiting_for_client',
    )
    const answer = await post(`/client/requests/${id}/messages`, ada, { text: 'The north one.' }, [pdf()])
    expect(await answer.json()).toMatchObject({ status: 'in_progress' })
    const entries = (await read(id)).messages.map(({ kind, side, text, to }) => [kind, side, to ?? text])
    expect(entries).toEqual([
      ['message', 'client', request.text],
      ['message', 'staff', 'We look at it.'],
      ['status', 'staff', 'in_progress'],
      ['message', 'staff', 'Which yard?'],
      ['status', 'staff', 'waiting_for_client'],
      ['message', 'client', 'The north one.'],
      ['status', 'client', 'in_progress'],
    ])
  })
  test('a message to a resolved request opens it again; a closed one takes none', async () => {
    const { id } = await make()
    await set(id, 'resolved')
    expect((await read(id)).reopenUntil).not.toBeNull()
    expect(await (await post(`/client/requests/${id}/messages`, ada, { text: 'Not yet.' })).json()).toMatchObject({
      status: 'open',
      reopenUntil: null,
    })
    expect(await (await call('POST', `/client/requests/${id}/close`, ada)).json()).toMatchObject({ status: 'closed' })
    expect(await problemOf(await post(`/client/requests/${id}/messages`, ada, { text: 'More.' }))).toEqual([
      409,
      'This request is closed. Reopen it to write, or make a new one.',
    ])
    expect(await problemOf(await call('POST', `/client/requests/${id}/close`, ada))).toEqual([
      409,
      'This request is closed already',
    ])
  })
  test('a settled request can be reopened for 30 days', async () => {
    const { id } = await make()
    expect(await problemOf(await call('POST', `/client/requests/${id}/reopen`, ada))).toEqual([
      409,
      'This request is not closed',
    ])
    await set(id, 'resolved')
    await app.sql("update service_requests set settled_at = now() - interval '29 days' where id = $1", [id])
    await set(id, 'closed')
    const until = new Date((await read(id)).reopenUntil ?? 0).getTime() - Date.now()
    expect(until).toBeLessThan(2 * 24 * 3600 * 1000)
    expect(await (await call('POST', `/client/requests/${id}/reopen`, ada)).json()).toMatchObject({ status: 'open' })
    await set(id, 'closed')
    await app.sql("update service_requests set settled_at = now() - interval '31 days' where id = $1", [id])
    const late = [409, 'A request can be reopened for 30 days. Please make a new one.']
    expect(await problemOf(await call('POST', `/client/requests/${id}/reopen`, ada))).toEqual(late)
    expect((await read(id)).reopenUntil).toBeNull()
  })
  test('is closed once by two calls at the same time', async () => {
    const { id } = await make()
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', `/client/requests/${id}/close`, ada)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await read(id)).messages.filter(({ kind }) => kind === 'status')).toHaveLength(1)
  })
  test.each([[{ status: 'done' }], [{ priority: 'now' }], [{}], [{ owner: 2 }]])('%j is refused', async (body) => {
    const { id } = await make()
    expect((await call('PATCH', `/admin/requests/${id}`, sales, body)).status).toBe(400)
  })
})

describe('mails', () => {
  test('of a request are one conversation on each side', async () => {
    const { id, number } = await make()
    await answerWith(id, { text: 'Which yard?', status: 'waiting_for_client' })
    await post(`/client/requests/${id}/messages`, ada, { text: 'The north one.' }, [pdf('yard.pdf')])
    await call('PATCH', `/admin/requests/${id}`, admin, { priority: 'urgent', status: 'resolved' })
    await call('POST', `/client/requests/${id}/reopen`, ada)
    await call('POST', `/client/requests/${id}/close`, ada)
    const mails = await mailsOf(number)
    const roots = {
      staff: `<service-request-${id}-staff@localhost>`,
      client: `<service-request-${id}-client@localhost>`,
    }
    const { threadHeaders } = await import('@/lib/server/mail-thread')
    expect(mails.map((mail) => [mail.to, mail.subject, threadHeaders(mail.message_id).inReplyTo])).toEqual([
      ['support@prairieline.example', `[${number}] ${request.title}`, undefined],
      ['ada@test.example', `[${number}] ${request.title}`, undefined],
      ['ada@test.example', `Re: [${number}] ${request.title}`, roots.client],
      ['support@prairieline.example', `Re: [${number}] ${request.title}`, roots.staff],
      ['ada@test.example', `Re: [${number}] ${request.title}`, roots.client],
      ['support@prairieline.example', `Re: [${number}] ${request.title}`, roots.staff],
      ['support@prairieline.example', `Re: [${number}] ${request.title}`, roots.staff],
    ])
    expect(mails.slice(0, 2).map((mail) => mail.message_id)).toEqual([roots.staff, roots.client])
    expect(new Set(mails.map((mail) => mail.message_id)).size).toBe(mails.length)
    expect(mails[2]?.text).toContain('Which yard?')
    expect(mails[2]?.text).toContain('Status: Waiting for you')
    expect(mails[3]?.text).toContain('Files: yard.pdf')
    expect(mails[4]?.text).toContain('Status: Resolved\nPriority: Urgent')
  })
  test('carry In-Reply-To and References on the wire', async () => {
    const { id, number } = await make()
    await answerWith(id, { text: 'Hello.' })
    const [mail] = await app.sql<{ id: number }>(
      'select id from outbound_emails where subject like $1 order by id desc limit 1',
      [`%[${number}]%`],
    )
    const { sendEmail } = await import('@/jobs/send-email')
    const { mailFolder } = await import('@/lib/server/mail-transport')
    await sendEmail(app.payload, { emailId: mail?.id ?? 0 }, 0)
    const { readFile } = await import('node:fs/promises')
    const path = await import('node:path')
    const [name = ''] = await readdir(mailFolder())
    const source = await readFile(path.join(mailFolder(), name), 'utf8')
    expect(source).toContain(`In-Reply-To: <service-request-${id}-client@localhost>`)
    expect(source).toContain(`References: <service-request-${id}-client@localhost>`)
  })
  test('tell of a change in the record’s own screen', async () => {
    const { id, number } = await make()
    const answer = await call('PATCH', `/service_requests/${id}`, sales, {
      status: 'resolved',
      title: 'Mine',
      owner: 1,
    })
    expect(answer.status).toBe(200)
    expect((await mailsOf(number)).at(-1)).toMatchObject({ to: 'ada@test.example' })
    expect((await read(id)).title).toBe(request.title)
  })
  test('are not stored when the request is not', async () => {
    const { jest } = await import('@jest/globals')
    const silent = jest.spyOn(app.payload.logger, 'error').mockImplementation(() => {})
    const before = await app.sql('select count(*) from service_requests')
    await app.sql('alter table outbound_emails rename to mails_away')
    try {
      expect((await post('/client/requests', ada, request, [pdf()])).status).toBe(500)
    } finally {
      await app.sql('alter table mails_away rename to outbound_emails')
      silent.mockRestore()
    }
    expect(await app.sql('select count(*) from service_requests')).toEqual(before)
  })
})
