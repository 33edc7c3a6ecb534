import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import type { OpenFile } from '@/lib/server/kept-files'
import { sqlOf } from '@/lib/server/sql'
import { CSV_MARK, csvRow } from '@/lib/shared/csv'
import { addDays, dayStored, startOfStored } from '@/lib/shared/days'
import { companyDay } from '../../globals/billing-settings/operations'
import { CURRENCY, decimalCents } from './money'
import { type ExportQuery, type InvoiceStatus, stateLabels, stateOn } from './schema'

/** The most lines of one file; more than a company of this kind bills in five years. */
const MOST_LINES = 50_000

type Row = {
  number: string
  kind: 'invoice' | 'credit note'
  of: string | null
  status: InvoiceStatus
  issue_date: Date
  due_date: Date | null
  company: string | null
  name: string | null
  reference: string | null
  subtotal_cents: string
  tax_cents: string
  total_cents: string
  paid_cents: string
  credited_cents: string
}

const dayOf = (value: Date | null): string => (value ? dayStored(value.toISOString()) : '')

const HEAD = [
  'Number',
  'Kind',
  'Of',
  'Status',
  'Date',
  'Due',
  'Company',
  'Name',
  'Reference',
  'Currency',
  'Subtotal',
  'Tax',
  'Total',
  'Paid',
  'Credited',
  'Open',
]

function lineOf(row: Row, today: string): string {
  const cents = (name: keyof Row) => Number(row[name])
  const isStanding = row.kind === 'invoice' && row.status !== 'void'
  const open = isStanding ? cents('total_cents') - cents('paid_cents') - cents('credited_cents') : 0
  const state = stateOn(today, { status: row.status, dueDate: dayOf(row.due_date) || null })
  const amounts = [row.subtotal_cents, row.tax_cents, row.total_cents, row.paid_cents, row.credited_cents, open]
  return csvRow([
    row.number,
    row.kind,
    row.of ?? '',
    row.kind === 'invoice' ? stateLabels[state] : 'Issued',
    dayOf(row.issue_date),
    dayOf(row.due_date),
    row.company ?? '',
    row.name ?? '',
    row.reference ?? '',
    CURRENCY,
    ...amounts.map((amount) => decimalCents(Number(amount))),
  ])
}

/** Issued documents of a period by their day and number. The amounts of a credit note are below zero. */
const DOCUMENTS = `
  select number, 'invoice' as kind, (select o.number from invoices o where o.id = i.interest_of_id) as of, status::text,
    issue_date, due_date, bill_to_company as company, bill_to_name as name, reference,
    subtotal_cents, tax_cents, total_cents, paid_cents, credited_cents
  from invoices i where status <> 'draft' and issue_date >= $1 and issue_date < $2
  union all
  select c.number, 'credit note', i.number, 'issued', c.issue_date, null, i.bill_to_company, i.bill_to_name, i.reference,
    -c.subtotal_cents, -c.tax_cents, -c.total_cents, 0, 0
  from credit_notes c join invoices i on i.id = c.invoice_id
  where c.status = 'issued' and c.issue_date >= $1 and c.issue_date < $2
  order by issue_date, kind desc, number limit $3`

/**
 * The issued invoices and credit notes of a period as a CSV file, for the books. That the caller is an administrator was
 * asked before.
 * @throws HttpError 400 for more than fit into one file
 */
export async function invoicesCsv(req: PayloadRequest, { from, to }: ExportQuery): Promise<OpenFile> {
  const { rows } = await sqlOf(req).query<Row>(DOCUMENTS, [
    startOfStored(from),
    startOfStored(addDays(to, 1)),
    MOST_LINES + 1,
  ])
  if (rows.length > MOST_LINES) {
    const message = `A file has at most ${MOST_LINES.toLocaleString('en-US')} documents. Choose a shorter period`
    throw new HttpError(400, message, { errors: [{ path: 'from', message }] })
  }
  const today = await companyDay(req)
  const bytes = Buffer.from([CSV_MARK, csvRow(HEAD), ...rows.map((row) => lineOf(row, today))].join(''))
  return {
    name: `invoices-${from}-to-${to}.csv`,
    mimeType: 'text/csv; charset=utf-8',
    size: bytes.length,
    stream: () => Readable.from([bytes]),
  }
}
