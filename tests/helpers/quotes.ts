import { expect } from '@jest/globals'
import type { Quote } from '@/payload-types'
import type { QuoteAcceptance } from '@/plugins/portal/collections/quotes/schema'
import type { TestApp } from './app'
import { today } from './billing'

type Line = NonNullable<Quote['lines']>[number]

/** A line of $1,000.00 with 8.65% of tax. */
export const quoteLine = (more: Partial<Line> = {}): Line => ({
  description: 'Fiber between two buildings',
  quantityThousandths: 2000,
  unit: 'each',
  unitPriceCents: 50_000,
  discountBasisPoints: 0,
  taxRateBasisPoints: 865,
  isOptional: false,
  isChosen: true,
  ...more,
})

/** What the first line comes to, and with the optional one of `sendQuote` besides: tax is taken over both. */
export const FIXED_CENTS = 108_650
export const WITH_OPTION_CENTS = 130_380

type Sent = { quote: Quote; request: number; token: string; optional: string }

/** Sends quotes as the desk does, by their rows alone, and answers them through the calls. */
export function openQuoteDesk(app: TestApp) {
  let count = 0
  const makeRequest = async (email: string): Promise<number> => {
    const { id } = await app.payload.create({
      collection: 'rfq_requests',
      data: {
        fullName: 'Ada Winter',
        company: 'Winter Mills',
        email,
        phone: '(913) 555-0100',
        serviceType: 'infrastructure',
        projectDescription: 'Two buildings want to be joined by fiber.',
        status: 'in_progress',
      },
      overrideAccess: true,
    })
    return id
  }
  const send = async (more: Partial<Quote> = {}): Promise<Sent> => {
    count += 1
    const sequence = count
    const { quoteToken } = await import('@/plugins/portal/collections/quotes/token')
    const email = more.recipient?.email ?? `reader-${sequence}@mills.example`
    const request = (more.request as number | undefined) ?? (await makeRequest(email))
    const quote = await app.payload.create({
      collection: 'quotes',
      data: {
        request,
        number: `Q-2026-${String(sequence).padStart(4, '0')}`,
        series: 'Q-2026',
        sequence,
        version: 1,
        status: 'sent',
        title: 'Fiber ring of Winter Mills',
        recipient: { name: 'Ada Winter', company: 'Winter Mills', email, address: '1 Elevator Road\nSalina, KS 67401' },
        scope: 'Two buildings, one conduit.',
        milestones: [
          { title: 'Survey', days: 7 },
          { title: 'Handover', days: null },
        ],
        lines: [
          quoteLine(),
          quoteLine({ description: 'Spare patch cords', unitPriceCents: 10_000, isOptional: true, isChosen: false }),
        ],
        validUntil: `${today()}T12:00:00.000Z`,
        terms: 'Work begins once the deposit has arrived.',
        depositBasisPoints: 3000,
        totalCents: FIXED_CENTS,
        sentAt: new Date().toISOString(),
        ...more,
      },
      depth: 0,
      overrideAccess: true,
    })
    return {
      quote,
      request,
      token: quoteToken(quote.id),
      optional: quote.lines?.find((one) => one.isOptional)?.id ?? '',
    }
  }
  const call = (
    method: string,
    { token }: Pick<Sent, 'token'>,
    path = '',
    options: Parameters<TestApp['call']>[2] = {},
  ) =>
    app.call(method, `/quotes/${token}${path}`, {
      ...options,
      headers: { 'x-patchbay-address': `203.0.113.${(count % 200) + 1}`, ...options.headers },
    })
  return {
    send,
    call,
    accept: (
      sent: Pick<Sent, 'token'>,
      more: Partial<QuoteAcceptance> = {},
      options: { cookie?: string; headers?: Record<string, string> } = {},
    ) => call('POST', sent, '/accept', { body: acceptance(more), ...options }),
    decline: (sent: Pick<Sent, 'token'>, reason = 'Too dear for us') =>
      call('POST', sent, '/decline', { body: { reason } }),
  }
}

/** What the page sends. */
export const acceptance = (more: Partial<QuoteAcceptance> = {}): QuoteAcceptance => ({
  name: 'Ada Winter',
  title: 'Owner',
  poNumber: 'PO 4711',
  chosen: [],
  totalCents: FIXED_CENTS,
  signature: { kind: 'typed', text: 'Ada Winter' },
  agreed: true,
  ...more,
})

/** All that an acceptance stores, counted for one quote and its request. */
export async function madeOf(app: TestApp, { quote, request }: Pick<Sent, 'quote' | 'request'>) {
  const [row] = await app.sql<Record<string, number | string>>(
    `select q.status, r.status as request,
       (select count(*)::int from client_projects p where p.id = q.project_id) as project,
       (select count(*)::int from client_projects p where p.name = q.title) as projects,
       (select count(*)::int from project_milestones m where m.project_id = q.project_id) as milestones,
       (select count(*)::int from invoices i where i.quote_id = q.id) as invoices,
       (select count(*)::int from quote_documents d where d.quote_id = q.id) as documents,
       (select count(*)::int from quote_events e where e.quote_id = q.id and e.kind = 'accepted') as events,
       (select count(*)::int from rfq_events e where e.request_id = r.id and e."to" = 'completed') as history,
       (select count(*)::int from outbound_emails m where m.subject like '%' || q.number || '%' and m.attachments is not null) as mails,
       (select count(*)::int from users u where u.email = q.recipient_email) as accounts
     from quotes q join rfq_requests r on r.id = q.request_id where q.id = $1 and r.id = $2`,
    [quote.id, request],
  )
  return row
}

/** What `madeOf` finds of a quote that was accepted, with a title that no other has. */
export const ALL = {
  status: 'accepted',
  request: 'completed',
  project: 1,
  projects: 1,
  milestones: 2,
  invoices: 1,
  documents: 1,
  events: 1,
  history: 1,
  mails: 2,
  accounts: 1,
}
/** What it finds of one that was not. */
export const NOTHING = {
  status: 'sent',
  request: 'in_progress',
  project: 0,
  projects: 0,
  milestones: 0,
  invoices: 0,
  documents: 0,
  events: 0,
  history: 0,
  mails: 0,
  accounts: 0,
}

/** The message of an answer with this status. */
export async function messageOf(answer: Response, status: number): Promise<string> {
  const { message } = (await answer.json()) as { message: string }
  expect([answer.status, message]).toEqual([status, expect.any(String)])
  return message
}
