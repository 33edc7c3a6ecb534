import { createLocalReq } from 'payload'
import type { QuoteInput, QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { nameCompany } from './accounts'
import type { TestApp } from './app'

/** What a refused call says. */
export type Refusal = { message: string; errors?: { path: string; message: string }[] }

/** A line of three at $200.00: $600.00. */
export const quoteLine = {
  description: 'Access point',
  quantityThousandths: 3000,
  unit: 'each',
  unitPriceCents: 20_000,
}

/** What the desk saves of a draft that it has read: a line, and one that is optional and not proposed. */
export const quoteInputOf = (quote: QuoteRecord, more: Partial<Record<keyof QuoteInput, unknown>> = {}) => ({
  title: quote.title,
  clientId: quote.client?.id ?? null,
  recipient: quote.recipient,
  scope: quote.scope,
  milestones: quote.milestones,
  lines: [quoteLine, { ...quoteLine, description: 'Spare', isOptional: true, isChosen: false }],
  validUntil: quote.validUntil,
  terms: quote.terms,
  depositBasisPoints: quote.depositBasisPoints,
  ...more,
})

/** Writes and sends quotes through the calls of the desk, as sales. */
export async function openQuoteDesk(app: TestApp) {
  await nameCompany(app)
  const sales = await app.cookieOf('sales')
  let asked = 0
  const call = async <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await app.call(method, path, { body, cookie: sales, headers })
    return { status: answer.status, body: (await answer.json()) as T, etag: answer.headers.get('etag') ?? '' }
  }
  /** A request from the form: its number. */
  async function ask(more: Record<string, unknown> = {}): Promise<number> {
    const { id } = await app.payload.create({
      collection: 'rfq_requests',
      data: {
        fullName: 'Ada Winter',
        company: 'Winter Mills',
        email: `ada.${++asked}@winter.example`,
        phone: '913 555 0100',
        serviceType: 'network',
        projectDescription: 'WiFi for two floors',
        status: 'pending',
        ...more,
      },
      req: await createLocalReq({}, app.payload),
      overrideAccess: true,
    })
    return id
  }
  const begin = (request: number) => call<QuoteRecord>('POST', `/admin/rfq/${request}/quotes`)
  const save = (quote: QuoteRecord, more = {}, headers = {}) =>
    call<QuoteRecord>('PUT', `/admin/quotes/${quote.id}`, quoteInputOf(quote, more), headers)
  const read = async (id: number): Promise<QuoteRecord> => (await call<QuoteRecord>('GET', `/admin/quotes/${id}`)).body
  /** A draft that can be sent. */
  const ready = async (request?: number, more = {}): Promise<QuoteRecord> =>
    (await save((await begin(request ?? (await ask()))).body, more)).body
  const send = (id: number, message?: string) => call<QuoteRecord>('POST', `/admin/quotes/${id}/send`, { message })
  /** A quote that was sent. */
  const sent = async (request?: number, more = {}): Promise<QuoteRecord> =>
    (await send((await ready(request, more)).id)).body
  return { sales, call, ask, begin, save, read, ready, send, sent }
}

/** What `openQuoteDesk` gives. */
export type QuoteDesk = Awaited<ReturnType<typeof openQuoteDesk>>

/** What happened to which version, in order. */
export const kindsOf = ({ events }: QuoteRecord): string[] => events.map(({ kind, version }) => `${kind} ${version}`)
