import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addDays } from '@/lib/shared/days'
import { startApp, type TestApp } from '../../../../../../tests/helpers/app'
import { today } from '../../../../../../tests/helpers/billing'
import {
  kindsOf,
  openQuoteDesk,
  type QuoteDesk,
  quoteLine,
  type Refusal,
} from '../../../../../../tests/helpers/quote-desk'
import type { QuoteChange, QuoteRecord } from '../schema'
import { quoteOfToken } from '../token'

let app: TestApp
let desk: QuoteDesk
beforeAll(async () => {
  app = await startApp()
  desk = await openQuoteDesk(app)
}, 60_000)
afterAll(() => app.close())

describe('sending', () => {
  const requestOf = async (id: number) =>
    (await app.sql('select status, quote_amount::int, quote_generated_at from rfq_requests where id = $1', [id]))[0]

  test('gives the number, mails the link, and tells the request', async () => {
    const request = await desk.ask()
    const draft = await desk.ready(request)
    const { status, body } = await desk.send(draft.id, 'As we said on the phone.')
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'sent', state: 'sent', sentAt: expect.any(String) })
    expect(body.number).toMatch(/^Q-\d{4}-\d{4}$/)
    expect(await requestOf(request)).toMatchObject({
      status: 'in_progress',
      quote_amount: 60_000,
      quote_generated_at: new Date(body.sentAt ?? ''),
    })
    const history = await app.sql('select "from", "to", by_name from rfq_events where request_id = $1 order by id', [
      request,
    ])
    expect(history.at(-1)).toEqual({ from: 'pending', to: 'in_progress', by_name: 'The sales' })
    expect(kindsOf(body)).toEqual(['drafted 1', 'sent 1'])
    expect(quoteOfToken(new URL(body.url ?? '').pathname.split('/').at(-1) ?? '')).toBe(body.id)
    const [mail] = await app.sql('select * from outbound_emails where "to" = $1', [draft.recipient.email])
    expect(mail).toMatchObject({ subject: `Quote ${body.number}: ${body.title}`, reply_to: expect.stringMatching(/@/) })
    expect(mail?.attachments).toEqual([{ name: `${body.number}-v1.pdf`, kind: 'quote', id: body.id }])
    expect(mail?.message_id).toMatch(new RegExp(`^<quote-${body.number?.toLowerCase()}-client@`))
    for (const text of ['As we said on the phone.', body.url, '$600.00', 'Hello Ada Winter']) {
      expect(mail?.text).toContain(text)
      expect(mail?.html).toContain(text)
    }
  })
  test.each<[string, Record<string, unknown>, string]>([
    ['no line', { lines: [] }, 'lines'],
    ['a total of nothing', { lines: [{ ...quoteLine, isOptional: true, isChosen: false }] }, 'lines'],
    ['no terms', { terms: '' }, 'terms'],
    ['no last day', { validUntil: null }, 'validUntil'],
    ['a last day that is over', { validUntil: addDays(today(), -1) }, 'validUntil'],
  ])('with %s is 400 at the field, and nothing is sent', async (_case, more, path) => {
    const draft = await desk.ready(undefined, more)
    const refused = await desk.call<Refusal>('POST', `/admin/quotes/${draft.id}/send`, {})
    expect([refused.status, refused.body.errors?.map((one) => one.path)]).toEqual([400, [path]])
    expect(await app.sql('select from outbound_emails where "to" = $1', [draft.recipient.email])).toEqual([])
    expect((await desk.call<QuoteRecord>('GET', `/admin/quotes/${draft.id}`)).body.status).toBe('draft')
  })
  test('until today still goes', async () => {
    expect((await desk.send((await desk.ready(undefined, { validUntil: today() })).id)).status).toBe(200)
  })
  test('to the address of an account asks staff whether it is the same person', async () => {
    await app.cookieOf('client', 'berta')
    const draft = await desk.ready(await desk.ask({ email: 'Berta@test.example' }))
    expect(draft.sameAddress).toMatchObject({ fullName: 'The client' })
    const refused = await desk.call<Refusal>('POST', `/admin/quotes/${draft.id}/send`, {})
    expect([refused.status, refused.body.errors?.[0]]).toEqual([
      400,
      {
        path: 'clientId',
        message: 'There is an account with this address. Choose it, or write to another address.',
      },
    ])
    const chosen = await desk.save(draft, { clientId: draft.sameAddress?.id })
    expect(chosen.body).toMatchObject({ sameAddress: null, client: { email: 'berta@test.example' } })
    expect((await desk.send(draft.id)).status).toBe(200)
  })
  test('twice at once is sent once', async () => {
    const draft = await desk.ready()
    const answers = await Promise.all([desk.send(draft.id), desk.send(draft.id), desk.send(draft.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await app.sql('select from outbound_emails where "to" = $1', [draft.recipient.email])).toHaveLength(1)
    expect((await desk.save(draft)).status).toBe(409)
  })
  test('in parallel gives numbers without a gap or a double, also when one of them fails', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 8 }, (_none, index) => desk.ready(undefined, index === 3 ? { terms: '' } : {})),
    )
    const answers = await Promise.all(drafts.map(({ id }) => desk.send(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 400])
    const rows = await app.sql<{ sequence: number }>(
      'select distinct sequence::int as sequence from quotes where sequence is not null order by 1',
    )
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_row, index) => index + 1))
    const firsts = await app.sql('select number from quotes where version = 1 and number is not null')
    expect(new Set(firsts.map(({ number }) => number)).size).toBe(firsts.length)
  })
  test('leaves no number, no mail and no change behind when it fails at its end', async () => {
    const request = await desk.ask()
    const draft = await desk.ready(request)
    const before = await app.sql('select max(sequence) from quotes')
    await app.sql(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no mail today'; end $$`,
    )
    await app.sql('create trigger refuse before insert on outbound_emails for each row execute function refuse()')
    const logger = app.payload.logger
    const level = logger.level
    logger.level = 'silent'
    const failed = await desk.send(draft.id)
    logger.level = level
    await app.sql('drop trigger refuse on outbound_emails')
    expect(failed.status).toBe(500)
    expect(await app.sql('select max(sequence) from quotes')).toEqual(before)
    expect(await requestOf(request)).toMatchObject({ status: 'pending', quote_amount: null })
    expect((await desk.send(draft.id)).status).toBe(200)
  })
})

describe('a revision', () => {
  test('keeps the number, takes the place of what was sent, and says what it changed', async () => {
    const request = await desk.ask()
    const first = await desk.sent(request)
    const second = await desk.begin(request)
    expect(second.body).toMatchObject({ number: first.number, version: 2, status: 'draft', scope: first.scope })
    expect(second.body.lines.map(({ id }) => id)).not.toContain(first.lines[0]?.id)
    await desk.save(second.body, { lines: [{ ...quoteLine, unitPriceCents: 15_000 }] })
    // What was sent stays open until the new version is sent.
    expect((await desk.call<QuoteRecord>('GET', `/admin/quotes/${first.id}`)).body.state).toBe('sent')
    const { body } = await desk.send(second.body.id)
    expect(body).toMatchObject({ number: first.number, version: 2, status: 'sent' })
    const versions = (await desk.call<QuoteRecord[]>('GET', `/admin/rfq/${request}/quotes`)).body
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'sent'],
      [1, 'superseded'],
    ])
    expect(kindsOf(body)).toEqual(['drafted 1', 'sent 1', 'drafted 2', 'superseded 1', 'sent 2'])
    expect(body.url).not.toBe(first.url)
    const mails = await app.sql('select message_id, text from outbound_emails where "to" = $1 order by id', [
      first.recipient.email,
    ])
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain('revised quote')
    expect(mails[1]?.message_id).toMatch(new RegExp(`^<quote-${first.number?.toLowerCase()}-client\\.`))
    const changes = (await desk.call<QuoteChange[]>('GET', `/admin/quotes/${body.id}/changes`)).body
    expect(changes).toEqual(
      expect.arrayContaining([
        { kind: 'changed', what: 'Line “Access point”: unit price', before: '$200.00', after: '$150.00' },
        { kind: 'changed', what: 'Total', before: '$600.00', after: '$450.00' },
        expect.objectContaining({ kind: 'removed', what: 'Line “Spare”' }),
      ]),
    )
    expect((await desk.call('GET', `/admin/quotes/${first.id}/changes`)).body).toEqual([])
    const [row] = await app.sql('select quote_amount::int from rfq_requests where id = $1', [request])
    expect(row).toEqual({ quote_amount: 45_000 })
  })
  test('of what was declined or is over takes its place, too; what was accepted is not revised', async () => {
    const [declined, over, accepted] = [await desk.sent(), await desk.sent(), await desk.sent()]
    await app.sql("update quotes set status = 'declined', answered_at = now() where id = $1", [declined.id])
    await app.sql("update quotes set valid_until = '2020-01-01T12:00:00Z' where id = $1", [over.id])
    await app.sql("update quotes set status = 'accepted', answered_at = now() where id = $1", [accepted.id])
    for (const { id, requestId } of [declined, over]) {
      const { body } = await desk.begin(requestId)
      expect((await desk.send(body.id)).status).toBe(200)
      expect((await desk.call<QuoteRecord>('GET', `/admin/quotes/${id}`)).body.state).toBe('superseded')
    }
    const refused = await desk.call<Refusal>('POST', `/admin/rfq/${accepted.requestId}/quotes`)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('accepted')])
  })
  test('is not sent when the version before it was accepted meanwhile', async () => {
    const first = await desk.sent()
    const { body } = await desk.begin(first.requestId)
    await app.sql("update quotes set status = 'accepted', answered_at = now() where id = $1", [first.id])
    expect((await desk.send(body.id)).status).toBe(409)
    expect((await desk.call<QuoteRecord>('GET', `/admin/quotes/${first.id}`)).body.status).toBe('accepted')
  })
})

describe('sending again', () => {
  const again = (id: number, message?: string) =>
    desk.call<QuoteRecord>('POST', `/admin/quotes/${id}/resend`, { message })

  test('mails an open quote once more, within reason', async () => {
    const quote = await desk.sent()
    const { status, body } = await again(quote.id, 'Did it arrive?')
    expect([status, kindsOf(body).at(-1), body.events.at(-1)?.text]).toEqual([200, 'resent 1', 'Did it arrive?'])
    const mails = await app.sql('select text from outbound_emails where "to" = $1 order by id', [quote.recipient.email])
    expect(mails[1]?.text).toContain('once more')
    for (let count = 2; count <= 5; count++) expect((await again(quote.id)).status).toBe(200)
    expect((await again(quote.id)).status).toBe(429)
  })
  test('is refused for a draft, and for what cannot be answered any more', async () => {
    const draft = await desk.ready()
    const over = await desk.sent()
    await app.sql("update quotes set valid_until = '2020-01-01T12:00:00Z' where id = $1", [over.id])
    for (const { id } of [draft, over]) expect((await again(id)).status).toBe(409)
  })
})

describe('time', () => {
  const run = async (now: Date): Promise<void> => {
    const { remindAndExpireQuotes } = await import('../reminders')
    const req: PayloadRequest = await createLocalReq({}, app.payload)
    await remindAndExpireQuotes(req, now)
  }
  const countOf = async (id: number, kind: string) =>
    (await app.sql('select from quote_events where quote_id = $1 and kind = $2', [id, kind])).length

  test('a quote is over at the end of its last day where the company is, and that is noted once', async () => {
    const { id } = await desk.sent(undefined, { validUntil: '2031-01-15' })
    // Midnight in Chicago is at six in Greenwich.
    await run(new Date('2031-01-16T05:59:59.000Z'))
    expect(await countOf(id, 'expired')).toBe(0)
    const midnight = new Date('2031-01-16T06:00:00.000Z')
    await Promise.all([run(midnight), run(midnight)])
    await run(midnight)
    expect(await countOf(id, 'expired')).toBe(1)
  })
  test('its reader is reminded once before that, whoever looks', async () => {
    const quote = await desk.sent(undefined, { validUntil: '2030-01-15' })
    const reminders = () =>
      app.sql('select text from outbound_emails where "to" = $1 and subject like $2', [
        quote.recipient.email,
        '%is valid until%',
      ])
    // Three days before begins at midnight in Chicago.
    await run(new Date('2030-01-12T05:59:59.000Z'))
    expect(await reminders()).toEqual([])
    const due = new Date('2030-01-12T06:00:00.000Z')
    await Promise.all([run(due), run(due), run(due)])
    await run(due)
    const [mail, ...more] = await reminders()
    expect(more).toEqual([])
    expect(mail?.text).toContain(quote.url)
    expect(mail?.text).toContain('Jan 15, 2030')
    expect(await countOf(quote.id, 'reminded')).toBe(1)
  })
  test('nobody is reminded of what was answered, of what was mailed within a day, or when the company wants none', async () => {
    const [answered, mailed, quiet] = [
      await desk.sent(undefined, { validUntil: '2029-01-15' }),
      await desk.sent(undefined, { validUntil: addDays(today(), 1) }),
      await desk.sent(undefined, { validUntil: '2028-01-15' }),
    ]
    await app.sql("update quotes set status = 'declined', answered_at = now() where id = $1", [answered.id])
    await run(new Date())
    await run(new Date('2029-01-14T12:00:00.000Z'))
    expect([await countOf(answered.id, 'reminded'), await countOf(mailed.id, 'reminded')]).toEqual([0, 0])
    const settings = (quoteReminderDays: number) =>
      // As an administrator does in the panel.
      app.payload.updateGlobal({ slug: 'billing_settings', data: { quoteReminderDays }, overrideAccess: true })
    await settings(0)
    await run(new Date('2028-01-14T12:00:00.000Z'))
    await settings(3)
    expect(await countOf(quiet.id, 'reminded')).toBe(0)
  })
  test('the hourly job does it', async () => {
    const { id } = await desk.sent()
    await app.sql("update quotes set valid_until = '2020-01-01T12:00:00Z' where id = $1", [id])
    const { keepHouse } = await import('@/jobs/workers')
    await keepHouse(app.payload)
    expect(await countOf(id, 'expired')).toBe(1)
  })
})
