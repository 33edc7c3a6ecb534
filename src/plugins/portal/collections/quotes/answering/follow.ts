import type { PayloadRequest } from 'payload'
import { addDays, type Day, storedDay } from '@/lib/shared/days'
import type { ClientProject, Invoice, Quote } from '@/payload-types'
import { formatRate, MAX_PRICE_CENTS } from '../../invoices/money'
import { type DepositLine, depositLines } from '../amounts'
import type { QuoteContent } from '../schema'

type BilledLine = NonNullable<Invoice['lines']>[number]

/** A net amount in parts that a line of an invoice can hold; hardly ever more than one. */
function partsOf(cents: number): number[] {
  const parts: number[] = []
  for (let left = cents; left > 0; left -= MAX_PRICE_CENTS) parts.push(Math.min(left, MAX_PRICE_CENTS))
  return parts
}

/** What the deposit invoice bills. It comes to the deposit of the quote exactly: tax is computed over all lines of a rate. */
export const billedLines = (deposit: DepositLine[], description: string): BilledLine[] =>
  deposit.flatMap(({ netCents, taxRateBasisPoints }) =>
    partsOf(netCents).map((unitPriceCents) => ({
      description,
      quantityThousandths: 1000,
      unit: 'each',
      unitPriceCents,
      discountBasisPoints: 0,
      taxRateBasisPoints,
    })),
  )

/** The lines of the deposit invoice of a quote with a choice. */
export const invoiceLinesOf = ({ number, version, title, lines, depositBasisPoints }: QuoteContent): BilledLine[] =>
  billedLines(
    depositLines(lines, depositBasisPoints),
    `Deposit ${formatRate(depositBasisPoints)} for quote ${number} v${version}: ${title}`,
  )

/** Makes the project of an accepted quote with its milestones, whose days count from the acceptance. */
export async function makeProject(
  req: PayloadRequest,
  { content, owner, today }: { content: QuoteContent; owner: number; today: Day },
): Promise<ClientProject> {
  const project = await req.payload.create({
    collection: 'client_projects',
    data: {
      userId: owner,
      name: content.title,
      description: content.scope || undefined,
      // As the terms have it, work begins once the deposit has arrived; without one it begins now.
      status: content.totals.depositCents > 0 ? 'planning' : 'active',
    },
    depth: 0,
    req,
    // Only administrators write to the collection itself; this one follows from the quote, field by field.
    overrideAccess: true,
  })
  for (const [index, { title, days }] of content.milestones.entries())
    await req.payload.create({
      collection: 'project_milestones',
      // The hook of the collection writes the owner down; the type asks for it.
      data: {
        project: project.id,
        owner,
        title,
        order: index + 1,
        dueDate: days === null ? null : storedDay(addDays(today, days)),
      },
      depth: 0,
      req,
      // As above.
      overrideAccess: true,
    })
  return project
}

type Billed = { quote: Quote; content: QuoteContent; owner: number; project: number; poNumber: string | null }

/** Issues the invoice over the deposit; none when there is no deposit. The mail of the acceptance brings it. */
export async function billDeposit(
  req: PayloadRequest,
  { quote, content, owner, project, poNumber }: Billed,
): Promise<Invoice | null> {
  const lines = invoiceLinesOf(content)
  if (lines.length === 0) return null
  const { name, company, email, address } = content.recipient
  req.context.isInvoiceTold = true
  const invoice = await req.payload.create({
    collection: 'invoices',
    data: {
      client: owner,
      project,
      quote: quote.id,
      status: 'issued',
      billTo: { name, company, email, address },
      reference: poNumber,
      lines,
      // The hooks of the collection compute these.
      subtotalCents: 0,
      taxCents: 0,
      totalCents: 0,
      paidCents: 0,
    },
    depth: 0,
    req,
    // Only administrators bill; this one follows from the quote that the company sent and its client accepted.
    overrideAccess: true,
  })
  if (invoice.totalCents !== content.totals.depositCents)
    throw new Error(
      `The deposit of quote ${quote.id} is ${content.totals.depositCents}, billed were ${invoice.totalCents}`,
    )
  return invoice
}
