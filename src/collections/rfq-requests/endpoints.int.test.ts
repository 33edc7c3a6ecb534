import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { nameCompany } from '../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
let sales: string
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  sales = await app.cookieOf('sales')
}, 180_000)
afterAll(() => app.close())

const request = {
  fullName: 'Ada Winter',
  company: 'Winter Mills',
  email: 'ada@winter.example',
  phone: '913 555 0100',
  serviceType: 'network',
  projectDescription: 'Forty access points over a grain yard.',
}

/** Each test calls from an address of its own, so that limits do not meet. */
const from = () => ({ 'x-patchbay-address': randomUUID() })
const submit = (body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', '/rfq-requests', { body, headers: { ...from(), ...headers } })

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
function form(fields: Record<string, string>, files: [field: string, name: string, content: Buffer][] = []): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const [field, name, content] of files) data.append(field, new File([new Uint8Array(content)], name))
  return data
}
const upload = (name: string, content: Buffer, kind = 'document') =>
  app.call('POST', '/rfq-files', { raw: form({ kind }, [['file', name, content]]), headers: from() })

describe('POST /api/rfq-requests', () => {
  test('stores the row and queues two mails, together', async () => {
    const answer = await submit({ ...request, timeline: 'soon', budget: 'tbd', newsletter: true })
    const { id } = (await answer.json()) as { id: number }
    expect(answer.status).toBe(201)
    const [row] = await app.sql('select full_name, status, newsletter, timeline from rfq_requests where id = $1', [id])
    expect(row).toEqual({ full_name: 'Ada Winter', status: 'pending', newsletter: true, timeline: 'soon' })
    const mails = await app.sql<{ to: string }>(
      'select "to" from outbound_emails where subject like $1 order by "to"',
      [`%#${id}%`],
    )
    expect(mails.map((mail) => mail.to)).toEqual(['ada@winter.example', 'quotes@prairieline.example'])
    const jobs = await app.sql("select 1 from jobs.job where name = 'send-email'")
    expect(jobs.length).toBeGreaterThanOrEqual(2)
  })
  test.each([
    ['fullName', 'A', 'Name must be at least 2 characters'],
    ['company', ' ', 'Company must be at least 2 characters'],
    ['email', 'ada@', 'Please enter a valid email address'],
    ['phone', '12345', 'Please enter a valid phone number'],
    ['serviceType', 'cloud', 'Please select a service'],
    ['projectDescription', 'too short', 'Project description must be at least 10 characters'],
    ['timeline', 'yesterday', 'Please select a timeline from the list'],
    ['budget', 'nothing', 'Please select a budget from the list'],
    ['terms', false, 'You must agree to the terms and conditions'],
    ['website', 'http://spam.example', 'Your request could not be accepted. Please try again.'],
  ])('a bad %s is named at its field', async (path, value, message) => {
    const answer = await submit({ ...request, [path]: value })
    expect([answer.status, await answer.json()]).toEqual([400, { message, errors: [{ path, message }] }])
  })
  test('what a stranger may not set is ignored', async () => {
    const answer = await submit({
      ...request,
      status: 'completed',
      createdAt: '2001-01-01',
      quoteAmount: 1,
      user: 1,
      id: 4711,
    })
    const { id } = (await answer.json()) as { id: number }
    const [row] = await app.sql<{ fresh: boolean }>(
      "select status, quote_amount, user_id, created_at > now() - interval '1 minute' as fresh from rfq_requests where id = $1",
      [id],
    )
    expect(row).toEqual({ status: 'pending', quote_amount: null, user_id: null, fresh: true })
  })
  test('a repeat with the same Idempotency-Key returns the first answer, also at the same time', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(request, key)))
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ id: number }>))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201])
    expect(new Set(bodies.map((body) => body.id)).size).toBe(1)
    const other = await submit({ ...request, fullName: 'Somebody Else' }, key)
    expect(other.status).toBe(409)
  })
  test('a refused call leaves its Idempotency-Key free', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    expect((await submit({ ...request, documentUrls: ['/api/rfq-files/x'] }, key)).status).toBe(400)
    expect((await submit(request, key)).status).toBe(201)
  })
  test('one mailbox gets five confirmations an hour; the requests are stored and mailed to the team all the same', async () => {
    const email = `${randomUUID()}@winter.example`
    for (let i = 0; i < 7; i++) expect((await submit({ ...request, email })).status).toBe(201)
    expect(await app.sql('select 1 from rfq_requests where email = $1', [email])).toHaveLength(7)
    expect(await app.sql('select 1 from outbound_emails where "to" = $1', [email])).toHaveLength(5)
    expect(await app.sql('select 1 from outbound_emails where reply_to like $1', [`%${email}%`])).toHaveLength(7)
  })
  test('the thirty-first request of an hour from one address has to wait', async () => {
    const headers = from()
    const statuses = []
    for (let i = 0; i < 31; i++) statuses.push((await submit(request, headers)).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    const last = await submit(request, headers)
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('uploads', () => {
  test('a file that was uploaded here is attached, once', async () => {
    const file = (await (await upload('plan.pdf', PDF)).json()) as { url: string }
    const first = await submit({ ...request, floorPlanUrls: [file.url] })
    expect(first.status).toBe(201)
    const again = await submit({ ...request, documentUrls: [file.url] })
    expect([again.status, await again.json()]).toEqual([
      400,
      {
        message: 'Only files that were uploaded here can be attached',
        errors: [{ path: 'documentUrls.0', message: 'This file was not uploaded here, or was used already' }],
      },
    ])
  })
  test.each([
    ['http://evil.example/x.pdf'],
    ['javascript:alert(1)'],
    ['/api/rfq-files/../../etc/passwd'],
    ['/api/rfq-files/00000000-0000-4000-8000-000000000000'],
  ])('the address %s is refused and nothing is stored', async (url) => {
    const before = await app.sql('select count(*) from rfq_requests')
    expect((await submit({ ...request, documentUrls: [url] })).status).toBe(400)
    expect(await app.sql('select count(*) from rfq_requests')).toEqual(before)
  })
  test.each([
    ['HTML as PDF', 'plan.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PNG named PDF', 'plan.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an SVG', 'plan.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a program', 'plan.exe', Buffer.from('4d5a9000', 'hex')],
    ['a text named DWG', 'plan.dwg', Buffer.from('AC99 not a drawing')],
    ['no ending', 'plan', PDF],
  ])('%s is refused with 415', async (_case, name, content) => {
    expect((await upload(name, content)).status).toBe(415)
  })
  test.each([
    ['plan.dwg', Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(60)])],
    ['plan.dxf', Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n')],
    ['scan.PDF', PDF],
  ])('%s is taken', async (name, content) => {
    expect((await upload(name, content)).status).toBe(201)
  })
  test('a name that hides its ending or its path is cleaned', async () => {
    const answer = await upload('../../etc/\u202efdp.plan.pdf', PDF)
    expect(await answer.json()).toMatchObject({ name: 'fdp.plan.pdf' })
  })
  test('only sales staff and the owner can read a file; for others it does not exist', async () => {
    const owner = await app.cookieOf('client', 'owner.client')
    const { url } = (await (await upload('plan.pdf', PDF)).json()) as { url: string }
    const sent = await app.call('POST', '/rfq-requests', {
      body: { ...request, documentUrls: [url] },
      cookie: owner,
      headers: from(),
    })
    expect(sent.status).toBe(201)
    const path = url.replace('/api', '')
    const read = async (cookie?: string) => (await app.call('GET', path, { cookie })).status
    expect(await read(sales)).toBe(200)
    expect(await read(owner)).toBe(200)
    expect(await read(await app.cookieOf('client', 'other.client'))).toBe(404)
    expect(await read(await app.cookieOf('editor'))).toBe(404)
    expect(await read()).toBe(401)
    const file = await app.call('GET', path, { cookie: sales })
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF)
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="plan.pdf"')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
  })
  test('an upload can be taken back until it is sent', async () => {
    const { url } = (await (await upload('plan.pdf', PDF)).json()) as { url: string }
    expect((await app.call('DELETE', url.replace('/api', ''), { headers: from() })).status).toBe(200)
    expect((await submit({ ...request, documentUrls: [url] })).status).toBe(400)
  })
  test('JSON cannot name a file of this machine', async () => {
    const answer = await app.call('POST', '/rfq-files', {
      body: { kind: 'document', file: { path: '/etc/passwd', name: 'x.pdf', size: 1 } },
      headers: from(),
    })
    expect(answer.status).toBe(400)
  })
})

describe('a plain form post', () => {
  const post = (fields: Record<string, string>, files: Parameters<typeof form>[1] = []) =>
    app.call('POST', '/rfq-requests', { raw: form(fields, files), headers: { ...from(), accept: 'text/html' } })
  const fields = { ...request, timeline: '', budget: '', scopeOfWork: '', newsletter: 'true', terms: 'true' }

  test('ends on the page that says thank you, with its files stored', async () => {
    const answer = await post(fields, [
      ['documentUrls', 'list.pdf', PDF],
      ['floorPlanUrls', 'plan.pdf', PDF],
    ])
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/rfq/thank-you'])
    const [row] = await app.sql<{ id: number }>('select max(id) as id from rfq_requests')
    const details = (await (await app.call('GET', `/admin/rfq/${row?.id}`, { cookie: sales })).json()) as object
    expect(details).toMatchObject({
      newsletter: true,
      files: [
        { name: 'list.pdf', kind: 'document' },
        { name: 'plan.pdf', kind: 'floorPlan' },
      ],
    })
  })
  test('names what is missing on a page, and keeps no file', async () => {
    const before = await app.sql('select count(*) from rfq_files')
    const answer = await post({ ...fields, fullName: '', terms: '' }, [['documentUrls', 'list.pdf', PDF]])
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(page).toContain('Name must be at least 2 characters')
    expect(page).toContain('You must agree to the terms and conditions')
    expect(await app.sql('select count(*) from rfq_files')).toEqual(before)
  })
})

describe('the desk', () => {
  test('lists newest first with the total and the pages', async () => {
    const answer = await app.call('GET', '/admin/rfq?limit=2&page=2', { cookie: sales })
    const rows = (await answer.json()) as { id: number }[]
    expect(rows).toHaveLength(2)
    expect(rows[0]!.id).toBeGreaterThan(rows[1]!.id)
    const [{ count } = { count: '0' }] = await app.sql<{ count: string }>('select count(*) from rfq_requests')
    expect(answer.headers.get('x-total-count')).toBe(count)
    expect(answer.headers.get('link')).toMatch(/page=1>; rel="first".*rel="prev".*page=3>; rel="next".*rel="last"/)
  })
  test.each([['status=lost'], ['limit=0'], ['limit=201'], ['limit=-1'], ['page=0'], ['sort=password'], ['limit=1e9']])(
    'refuses ?%s',
    async (query) => {
      expect((await app.call('GET', `/admin/rfq?${query}`, { cookie: sales })).status).toBe(400)
    },
  )
  test('finds by company, and by number', async () => {
    const { id } = (await (await submit({ ...request, company: 'Zephyr & 100% Sons' })).json()) as { id: number }
    const ids = async (q: string) =>
      (
        (await (await app.call('GET', `/admin/rfq?q=${encodeURIComponent(q)}`, { cookie: sales })).json()) as {
          id: number
        }[]
      ).map((row) => row.id)
    expect(await ids('zephyr')).toEqual([id])
    expect(await ids(`#${id}`)).toContain(id)
    expect(await ids('nobody at all')).toEqual([])
  })
  test('a status change is stored, answered and written into the history with its author', async () => {
    const { id } = (await (await submit(request)).json()) as { id: number }
    const answer = await app.call('PATCH', `/admin/rfq/${id}/status`, {
      body: { status: 'in_progress' },
      cookie: sales,
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      id,
      status: 'in_progress',
      history: [
        { from: null, to: 'pending', byName: 'Website' },
        { from: 'pending', to: 'in_progress', byName: 'The sales' },
      ],
    })
  })
  test('an unknown status is a 400, an unknown request a 404', async () => {
    expect((await app.call('PATCH', '/admin/rfq/1/status', { body: { status: 'lost' }, cookie: sales })).status).toBe(
      400,
    )
    for (const id of ['999999', 'abc', '-1', '99999999999999', '1e3'])
      expect((await app.call('GET', `/admin/rfq/${id}`, { cookie: sales })).status).toBe(404)
  })
})
