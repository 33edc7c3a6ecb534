import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'

/** Sets what is paid and what is credited of an invoice, and whether that settles it, from its payments and credit notes. */
export async function settle(req: PayloadRequest, invoice: unknown): Promise<void> {
  await sqlOf(req).query(
    `update invoices i set paid_cents = s.paid, credited_cents = s.credited, updated_at = now(),
       status = case when s.paid + s.credited >= i.total_cents then 'paid' else 'issued' end::enum_invoices_status
     from (select
       (select coalesce(sum(amount_cents), 0) from payments where invoice_id = $1) as paid,
       (select coalesce(sum(total_cents), 0) from credit_notes where invoice_id = $1 and status = 'issued') as credited
     ) s where i.id = $1 and i.status in ('issued', 'paid')`,
    [invoice],
  )
}
