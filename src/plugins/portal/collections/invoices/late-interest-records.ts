import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { dayStored } from '@/lib/shared/days'
import type { Settlement } from './late-interest'

/** What took from an invoice so far. That the caller may see the invoice was asked before. */
export async function settlementsOf(req: PayloadRequest, invoice: number): Promise<Settlement[]> {
  const { rows } = await sqlOf(req).query<{ day: Date; cents: string }>(
    `select date as day, amount_cents as cents from payments where invoice_id = $1
     union all
     select issue_date, total_cents from credit_notes where invoice_id = $1 and status = 'issued'`,
    [invoice],
  )
  return rows.map(({ day, cents }) => ({ day: dayStored(new Date(day).toISOString()), cents: Number(cents) }))
}

/** The months of late interest on an invoice that stand on another one already. One that was voided bills nothing. */
export async function billedMonths(req: PayloadRequest, invoice: number): Promise<Set<number>> {
  const { rows } = await sqlOf(req).query<{ month: string }>(
    `select jsonb_array_elements_text(interest_months) as month from invoices
     where interest_of_id = $1 and status <> 'void'`,
    [invoice],
  )
  return new Set(rows.map(({ month }) => Number(month)))
}
