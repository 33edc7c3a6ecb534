import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { deleteWhatIsOld } from '@/retention/operations'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { openQuoteDesk, type QuoteDesk, quoteLine } from '../../../../../tests/helpers/quote-desk'
import type { PriceBookItem } from '../price-book-items/schema'

let app: TestApp
let desk: QuoteDesk
beforeAll(async () => {
  app = await startApp()
  desk = await openQuoteDesk(app)
}, 60_000)
afterAll(() => app.close())

/** A client with an account: the cookie and the id. */
async function client(name: string): Promise<[cookie: string, id: number]> {
  const cookie = await app.cookieOf('client', name)
  const [user] = await app.sql<{ id: number }>('select id from users where username = $1', [name])
  return [cookie, user?.id ?? 0]
}
const freeze = async (quote: number) => {
  await app.sql("update quotes set status = 'accepted', answered_at = now() where id = $1", [quote])
  await app.sql("insert into quote_documents values ($1, 'text', 'hash', 'pdf')", [quote])
}

describe('what is kept', () => {
  test('requests with an accepted or an open quote outlive their months; others go with their quotes', async () => {
    const [accepted, open, over, drafted] = [
      await desk.sent(),
      await desk.sent(),
      await desk.sent(),
      await desk.ready(),
    ]
    await freeze(accepted.id)
    // As a colleague might, by mistake: what was signed is kept all the same.
    await app.sql("update rfq_requests set status = 'rejected' where id = $1", [accepted.requestId])
    await app.sql("update quotes set valid_until = '2020-01-01T12:00:00Z' where id = $1", [over.id])
    await app.sql("update rfq_requests set created_at = now() - interval '3 years'")
    const req = await createLocalReq({}, app.payload)
    // As an administrator does in the panel.
    await app.payload.updateGlobal({ slug: 'site_settings', data: { rfqMonths: 12 }, req, overrideAccess: true })
    await deleteWhatIsOld(req)
    const rows = await app.sql<{ id: number }>('select id from rfq_requests order by id')
    expect(rows.map(({ id }) => id)).toEqual([accepted.requestId, open.requestId])
    const gone = [over.id, drafted.id]
    expect(await app.sql('select from quotes where id = any($1)', [gone])).toEqual([])
    expect(await app.sql('select from quote_events where quote_id = any($1)', [gone])).toEqual([])
    expect(await app.sql('select from quotes_lines where _parent_id = any($1)', [gone])).toEqual([])
  })
  test('an account whose quote was sent stays; one with a draft goes, and the draft loses its client', async () => {
    const [[, asked], [, written]] = [await client('kept.one'), await client('gone.one')]
    await desk.sent(undefined, { clientId: asked })
    const draft = await desk.ready(undefined, { clientId: written })
    // As the panel does for an administrator.
    const remove = (id: number) => app.payload.delete({ collection: 'users', id, overrideAccess: true })
    await expect(remove(asked)).rejects.toThrow('This account has quotes, which have to be kept')
    await remove(written)
    expect((await desk.read(draft.id)).client).toBeNull()
  })
})

describe('Payload’s own route', () => {
  test('shows sales all quotes, an editor none of others, and lets nobody write', async () => {
    const { id } = await desk.sent()
    const editor = await app.cookieOf('editor')
    const listed = async (cookie: string) => {
      const answer = await app.call('GET', '/quotes?limit=100', { cookie })
      return ((await answer.json()) as { docs: { id: number }[] }).docs.map((doc) => doc.id)
    }
    expect(await listed(desk.sales)).toContain(id)
    expect(await listed(editor)).toEqual([])
    expect((await app.call('GET', `/quotes/${id}`, { cookie: editor })).status).toBe(404)
    for (const cookie of [desk.sales, editor, await app.cookieOf('admin')]) {
      const answers = await Promise.all([
        app.call('PATCH', `/quotes/${id}`, { body: { totalCents: 1 }, cookie }),
        app.call('DELETE', `/quotes/${id}`, { cookie }),
        app.call('POST', '/quotes', { body: { title: 'Mine' }, cookie }),
      ])
      expect(answers.every(({ status }) => status === 403 || status === 404)).toBe(true)
    }
    expect((await desk.read(id)).totals.totalCents).toBe(60_000)
  })
})

describe('the audit trail', () => {
  test('tells what staff did to quotes and prices, in simple values', async () => {
    const draft = await desk.ready()
    await desk.send(draft.id)
    const admin = await app.cookieOf('admin')
    const trail = async (query: string) =>
      (await (await app.call('GET', `/admin/audit${query}`, { cookie: admin })).json()) as {
        action: string
        title: string
        fields: { field: string; from?: string; to?: string }[]
      }[]
    const told = await trail(`?entity=quotes&record=${draft.id}`)
    expect(told.map(({ action, title }) => [action, title])).toEqual([
      ['changed', draft.title],
      ['changed', draft.title],
      ['created', draft.title],
    ])
    expect(told[0]?.fields).toContainEqual({ field: 'status', from: 'draft', to: 'sent' })
    expect(told[1]?.fields).toContainEqual({ field: 'totalCents', from: '0', to: '60000' })
    const item = { ...price('AUD-1'), description: 'Audited' }
    const made = (await desk.call<{ doc: { id: number } }>('POST', '/price_book_items', item)).body.doc
    await desk.call('PATCH', `/price_book_items/${made.id}`, { unitPriceCents: 999 })
    const [changed] = await trail(`?entity=price_book_items&record=${made.id}`)
    expect(changed).toMatchObject({
      title: 'Audited',
      fields: [{ field: 'unitPriceCents', from: '20000', to: '999' }],
    })
  })
})

const price = (code: string) => ({
  code,
  description: quoteLine.description,
  category: 'Wireless',
  unit: 'each',
  unitPriceCents: 20_000,
  taxRateBasisPoints: 0,
})

describe('the price book', () => {
  const find = async (q: string) =>
    (await desk.call<PriceBookItem[]>('GET', `/admin/price-book?q=${encodeURIComponent(q)}`)).body.map(
      ({ code }) => code,
    )

  test('is searched by code, description and category; what is not offered any more is not found', async () => {
    const items = [
      price('WIFI-AP'),
      { ...price('FIB-1'), category: 'Fiber', description: '100% tested splice' },
      { ...price('FIB-2'), category: 'Fiber', description: 'Closure_96' },
      { ...price('FIB-OLD'), category: 'Fiber', isActive: false },
    ]
    for (const item of items) expect((await desk.call('POST', '/price_book_items', item)).status).toBe(201)
    expect(await find('wifi-ap')).toEqual(['WIFI-AP'])
    expect(await find('fiber')).toEqual(['FIB-1', 'FIB-2'])
    expect(await find('access')).toEqual(['WIFI-AP'])
    // What has a meaning in a pattern stands for itself.
    expect(await find('%')).toEqual(['FIB-1'])
    expect(await find('_')).toEqual(['FIB-2'])
    expect(await find('nothing like it')).toEqual([])
    expect(await find('')).toEqual(expect.arrayContaining(['WIFI-AP', 'FIB-1', 'FIB-2']))
    expect((await desk.call('GET', `/admin/price-book?q=${'x'.repeat(201)}`)).status).toBe(400)
  })
  test('gives a code once only', async () => {
    await desk.call('POST', '/price_book_items', price('ONCE'))
    expect((await desk.call('POST', '/price_book_items', price('ONCE'))).status).toBe(400)
  })
})
