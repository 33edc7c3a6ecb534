import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { addDays } from '@/lib/shared/days'
import { startApp, type TestApp } from '../../../../../../tests/helpers/app'
import { today } from '../../../../../../tests/helpers/billing'
import { pdfPages } from '../../../../../../tests/helpers/pdf-text'
import {
  kindsOf,
  openQuoteDesk,
  type QuoteDesk,
  quoteInputOf,
  quoteLine,
  type Refusal,
} from '../../../../../../tests/helpers/quote-desk'
import type { QuoteRecord } from '../schema'

let app: TestApp
let desk: QuoteDesk
beforeAll(async () => {
  app = await startApp()
  desk = await openQuoteDesk(app)
}, 60_000)
afterAll(() => app.close())

describe('a draft', () => {
  test('is filled in from the request and the billing settings', async () => {
    const client = await app.cookieOf('client', 'ada')
    const [user] = await app.sql<{ id: number }>("select id from users where username = 'ada'")
    expect(client).toBeTruthy()
    const request = await desk.ask({ user: user?.id, scopeOfWork: 'Survey and design', email: 'ada@test.example' })
    const { status, body } = await desk.begin(request)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      requestId: request,
      status: 'draft',
      state: 'draft',
      version: 1,
      number: null,
      title: 'NextGen Wireless for Winter Mills',
      recipient: { name: 'Ada Winter', company: 'Winter Mills', email: 'ada@test.example', address: null },
      scope: 'Survey and design',
      validUntil: addDays(today(), 30),
      depositBasisPoints: 3000,
      client: { id: user?.id, fullName: 'The client', email: 'ada@test.example' },
      sameAddress: null,
      lines: [],
      url: null,
    })
    expect(body.terms).toContain('Prices hold')
    expect(kindsOf(body)).toEqual(['drafted 1'])
    expect(body.events[0]?.byName).toBe('The sales')
  })
  test('is one for each request, also when two begin at once; an unknown request has none', async () => {
    const request = await desk.ask()
    const answers = await Promise.all([desk.begin(request), desk.begin(request), desk.begin(request)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await desk.call<QuoteRecord[]>('GET', `/admin/rfq/${request}/quotes`)).body).toHaveLength(1)
    for (const unknown of ['999999', '0', 'x', '1e3'])
      expect([
        (await desk.call('GET', `/admin/rfq/${unknown}/quotes`)).status,
        (await desk.call('POST', `/admin/rfq/${unknown}/quotes`)).status,
      ]).toEqual([404, 404])
  })
  test('keeps the ids of its rows over a save, and its money follows from the lines', async () => {
    const draft = await desk.ready()
    expect(draft.totals).toMatchObject({ subtotalCents: 60_000, totalCents: 60_000, depositCents: 18_000 })
    const [first, spare] = draft.lines
    const again = await desk.save(draft, {
      lines: [{ ...spare, isChosen: true }, first, { ...first, description: 'Twin' }],
      milestones: [{ title: 'Survey', days: 7 }],
    })
    expect(again.body.lines.map(({ id, description }) => [id, description])).toEqual([
      [spare?.id, 'Spare'],
      [first?.id, 'Access point'],
      [expect.not.stringMatching(String(first?.id)), 'Twin'],
    ])
    expect(again.body.totals.totalCents).toBe(180_000)
    const other = await desk.ready()
    const taken = await desk.save(other, { lines: [{ ...first }], milestones: again.body.milestones })
    expect(taken.status).toBe(200)
    expect(taken.body.lines[0]?.id).not.toBe(first?.id)
  })
  test('loses what is emptied', async () => {
    const draft = await desk.ready()
    const { body } = await desk.save(draft, {
      recipient: { ...draft.recipient, company: '', address: '' },
      validUntil: null,
      lines: [],
      scope: '',
    })
    expect(body).toMatchObject({ validUntil: null, lines: [], scope: '', recipient: { company: null, address: null } })
  })
  test.each<[string, Record<string, unknown>, string]>([
    ['a price below zero', { lines: [{ ...quoteLine, unitPriceCents: -1 }] }, 'lines.0.unitPriceCents'],
    ['a fraction of a cent', { lines: [{ ...quoteLine, unitPriceCents: 0.5 }] }, 'lines.0.unitPriceCents'],
    ['a day that is none', { validUntil: '2026-02-30' }, 'validUntil'],
    ['no address', { recipient: { name: 'Ada', email: 'ada' } }, 'recipient.email'],
    ['an account that is none', { clientId: 999_999 }, 'clientId'],
    [
      'more money than can be billed',
      { lines: [{ ...quoteLine, quantityThousandths: 1e9, unitPriceCents: 1e9, isOptional: true, isChosen: false }] },
      'lines',
    ],
  ])('with %s is 400 at its field', async (_case, more, path) => {
    const { body } = await desk.begin(await desk.ask())
    const refused = await desk.call<Refusal>('PUT', `/admin/quotes/${body.id}`, quoteInputOf(body, more))
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.map((one) => one.path)).toContain(path)
  })
  test('belongs to a client, not to a colleague', async () => {
    const { body } = await desk.begin(await desk.ask())
    const [colleague] = await app.sql<{ id: number }>("select id from users where role = 'sales'")
    const refused = await desk.call<Refusal>(
      'PUT',
      `/admin/quotes/${body.id}`,
      quoteInputOf(body, { clientId: colleague?.id }),
    )
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'clientId'])
  })
  test('of two who write for one state the second gets the newer draft, and overwrites nothing', async () => {
    const draft = await desk.ready()
    const { etag } = await desk.call('GET', `/admin/quotes/${draft.id}`)
    expect((await desk.save(draft, { title: 'Mine' }, { 'if-match': etag })).status).toBe(200)
    const late = await app.call('PUT', `/admin/quotes/${draft.id}`, {
      body: quoteInputOf(draft, { title: 'Late' }),
      cookie: desk.sales,
      headers: { 'if-match': etag },
    })
    expect([late.status, ((await late.json()) as { current: QuoteRecord }).current.title]).toEqual([412, 'Mine'])
    const stale = await desk.call('POST', `/admin/quotes/${draft.id}/send`, {}, { 'if-match': etag })
    expect(stale.status).toBe(412)
  })
  test('is deleted with its history; what was sent is not', async () => {
    const draft = await desk.ready()
    expect((await desk.call('DELETE', `/admin/quotes/${draft.id}`)).status).toBe(200)
    expect((await desk.call('GET', `/admin/quotes/${draft.id}`)).status).toBe(404)
    expect(await app.sql('select from quote_events where quote_id = $1', [draft.id])).toEqual([])
    const { id } = await desk.sent()
    expect((await desk.call('DELETE', `/admin/quotes/${id}`)).status).toBe(409)
  })
})

describe('on paper', () => {
  const fileOf = async (id: number) => {
    const answer = await app.call('GET', `/admin/quotes/${id}/pdf`, { cookie: desk.sales })
    return { name: answer.headers.get('content-disposition'), bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  test('a draft is marked, a sent quote has its number, and an accepted one is what was frozen', async () => {
    const draft = await desk.ready()
    const paper = await fileOf(draft.id)
    expect([paper.name, pdfPages(paper.bytes).flat()]).toEqual([
      expect.stringContaining(`quote-draft-${draft.id}.pdf`),
      expect.arrayContaining(['Draft, not sent', '$600.00']),
    ])
    const { body } = await desk.send(draft.id)
    const [one, other] = [await fileOf(draft.id), await fileOf(draft.id)]
    expect(one.bytes.equals(other.bytes)).toBe(true)
    expect(one.name).toContain(`${body.number}-v1.pdf`)
    expect(pdfPages(one.bytes).flat()).toContain(body.number)
    await app.sql("insert into quote_documents values ($1, 'text', 'hash', $2)", [draft.id, Buffer.from('%PDF frozen')])
    expect((await fileOf(draft.id)).bytes.toString()).toBe('%PDF frozen')
  })
})
