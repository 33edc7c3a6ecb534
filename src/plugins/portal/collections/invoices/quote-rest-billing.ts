import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { Invoice, Quote } from '@/payload-types'
import { idOf } from '../client-projects/parts'
import { isTaken } from '../quotes/amounts'
import { findQuote, quoteIdOf } from '../quotes/find'
import { linesOf } from './billed-lines'
import { lockBilling } from './numbering'
import { type BilledDeposit, billedDeposit, type BilledLine, restLines } from './quote-rest'
import { totalsOf } from './money'

async function acceptedQuote(req: PayloadRequest, id: string): Promise<Quote> {
  const quote = await findQuote(req, quoteIdOf(id))
  if (quote.status !== 'accepted') throw new HttpError(409, 'Only an accepted quote is billed')
  return quote
}

/** An invoice of the quote other than that over the deposit; a void one bills nothing. */
async function refuseSecond(req: PayloadRequest, quote: Quote, deposit: number): Promise<void> {
  const { rows } = await sqlOf(req).query<{ number: string | null }>(
    "select number from invoices where quote_id = $1 and id <> $2 and status <> 'void' limit 1",
    [quote.id, deposit],
  )
  if (rows[0]) throw new HttpError(409, `The rest of this quote is billed already: ${rows[0].number ?? 'as a draft'}`)
}

/** What the deposit invoice stands for now; nothing without one, or when it was voided. */
async function depositOf(req: PayloadRequest, id: number | undefined): Promise<BilledDeposit | null> {
  if (id === undefined) return null
  const { rows } = await sqlOf(req).query<{ number: string | null; total_cents: string; credited_cents: string }>(
    "select number, total_cents, credited_cents from invoices where id = $1 and status <> 'void'",
    [id],
  )
  const [invoice] = rows
  if (!invoice) return null
  if (!invoice.number)
    throw new HttpError(409, 'The deposit invoice of this quote is a draft: issue or delete it first')
  const notes = await sqlOf(req).query<{ id: number }>(
    "select id from credit_notes where invoice_id = $1 and status = 'issued'",
    [id],
  )
  const [lines, credited] = [
    await linesOf(req, 'invoices', [id]),
    await linesOf(
      req,
      'credit_notes',
      notes.rows.map((note) => note.id),
    ),
  ]
  return billedDeposit(
    invoice.number,
    { lines, totalCents: Number(invoice.total_cents) },
    { lines: credited, totalCents: Number(invoice.credited_cents) },
  )
}

const chosenLines = (quote: Quote): BilledLine[] =>
  (quote.lines ?? [])
    .filter((line) => isTaken({ ...line, id: line.id ?? '' }))
    .map(({ description, quantityThousandths, unit, unitPriceCents, discountBasisPoints, taxRateBasisPoints }) => ({
      description,
      quantityThousandths,
      unit,
      unitPriceCents,
      discountBasisPoints,
      taxRateBasisPoints,
    }))

const draftOf = (quote: Quote, client: number, lines: BilledLine[]) => ({
  client,
  project: idOf(quote.project),
  quote: quote.id,
  status: 'draft' as const,
  billTo: quote.recipient,
  reference: quote.seal?.poNumber,
  notes: `For quote ${quote.number}: ${quote.title}`.slice(0, 2000),
  lines,
  subtotalCents: 0,
  taxCents: 0,
  totalCents: 0,
  paidCents: 0,
  creditedCents: 0,
})

/**
 * Makes a draft of the invoice over what is left of an accepted quote, to be looked at and issued.
 * @throws HttpError 404 without the quote, 409 when it is not accepted, billed already, or nothing is left of it
 */
export const billRest = (req: PayloadRequest, id: string): Promise<Pick<Invoice, 'id' | 'totalCents'>> =>
  inTransaction(req, async () => {
    await lockBilling(req)
    const quote = await acceptedQuote(req, id)
    const depositId = idOf(quote.depositInvoice)
    await refuseSecond(req, quote, depositId ?? 0)
    const client = idOf(quote.client)
    if (client === undefined) throw new HttpError(409, 'The account that this quote belongs to is gone')
    const lines = restLines(chosenLines(quote), await depositOf(req, depositId))
    if (lines.length === 0 || totalsOf(lines).totalCents === 0)
      throw new HttpError(409, 'The deposit covers this quote: nothing is left to bill')
    const invoice = await req.payload.create({
      collection: 'invoices',
      data: draftOf(quote, client, lines),
      depth: 0,
      req,
      // The caller was let in as an administrator; the quote that it bills is for the system to say.
      overrideAccess: true,
    })
    return { id: invoice.id, totalCents: invoice.totalCents }
  })
