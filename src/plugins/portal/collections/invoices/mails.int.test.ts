import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { nameCompany } from '../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { type Desk, line, openDesk, today } from '../../../../../tests/helpers/billing'
import { inTransaction } from '@/lib/server/transaction'
import { addDays, formatDay } from '@/lib/shared/days'

let app: TestApp
let desk: Desk
let cookie: string
let client: number
let count = 0
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  desk = await openDesk(app)
}, 180_000)
afterAll(() => app.close())
// A client of its own for each test.
beforeEach(async () => {
  count += 1
  ;[cookie, client] = await desk.client(`client-${count}`)
})

type Sent = { to: string; reply_to: string; text: string; html: string; id: number }
const mailsOf = (number: string | null) =>
  app.sql<Sent>('select "to", reply_to, text, html, id from outbound_emails where subject = $1', [
    `Invoice ${number} from Prairieline Networks`,
  ])
const allMails = async () => (await app.sql("select 1 from outbound_emails where subject like 'Invoice %'")).length
const issueDraft = (id: number) => desk.write('PATCH', `/invoices/${id}`, { status: 'issued' })

describe('an invoice that is issued', () => {
  test('is mailed to its client alone, with a job', async () => {
    const draft = await desk.draft({ client, billTo: { email: 'accounts@elsewhere.example' } })
    const before = await allMails()
    const { doc } = await issueDraft(draft.doc.id)
    const [mail, ...others] = await mailsOf(doc.number)
    expect([others, (await allMails()) - before]).toEqual([[], 1])
    expect(mail).toMatchObject({ to: `client-${count}@test.example`, reply_to: 'hello@prairieline.example' })
    for (const text of [
      `Invoice: ${doc.number}`,
      `Date: ${formatDay(today())}`,
      `Due: ${formatDay(addDays(today(), 30))}`,
      'Total: $325.95',
      `/portal/billing/${doc.id}`,
    ])
      expect(mail?.text).toContain(text)
    const jobs = `select 1 from jobs.job where name = 'send-email' and (data->>'emailId')::int = $1`
    expect(await app.sql(jobs, [mail?.id])).toHaveLength(1)
  })

  test('at once is mailed as well; paid or void later it is not', async () => {
    const { doc } = await desk.issue({ client })
    await desk.pay(doc.id, 1000)
    const { doc: other } = await desk.issue({ client })
    expect((await desk.write('PATCH', `/invoices/${other.id}`, { status: 'void' })).status).toBe(200)
    expect((await desk.write('PATCH', `/invoices/${doc.id}`, { ...doc })).status).toBe(200)
    expect([await mailsOf(doc.number), await mailsOf(other.number)].map(({ length }) => length)).toEqual([1, 1])
  })

  test('is not mailed to a client who does without such mails', async () => {
    const off = await app.call('PATCH', '/account/preferences', { body: { billing: false }, cookie })
    expect(off.status).toBe(200)
    const { doc } = await desk.issue({ client })
    expect([doc.number !== null, await mailsOf(doc.number)]).toEqual([true, []])
  })
})

describe('no mail comes of', () => {
  test('a draft', async () => {
    const before = await allMails()
    const { doc } = await desk.draft({ client })
    await desk.write('PATCH', `/invoices/${doc.id}`, { notes: 'Not yet' })
    expect(await allMails()).toBe(before)
  })

  test('one that is refused', async () => {
    const before = await allMails()
    expect((await desk.issue({ client, lines: [] })).status).toBe(400)
    expect((await desk.issue({ client, lines: [{ ...line, unit: 'x'.repeat(50) }] })).status).toBe(400)
    expect(await allMails()).toBe(before)
  })

  test('one whose transaction fails', async () => {
    const before = await allMails()
    const { doc } = await desk.draft({ client })
    const [row] = await app.sql<{ id: number }>("select id from users where username = 'the.admin'")
    const req = await desk.as(row?.id ?? 0)
    await expect(
      inTransaction(req, async () => {
        const issue = { collection: 'invoices' as const, id: doc.id, data: { status: 'issued' as const } }
        const { number } = await req.payload.update({ ...issue, req, overrideAccess: false, user: req.user })
        expect(number).toMatch(/^INV-/)
        throw new Error('the rest failed')
      }),
    ).rejects.toThrow('the rest failed')
    expect(await allMails()).toBe(before)
    expect(await app.sql('select status, number from invoices where id = $1', [doc.id])).toEqual([
      { status: 'draft', number: null },
    ])
  })
})
