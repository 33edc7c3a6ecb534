import type { PayloadRequest } from 'payload'
import { invoiceReminder } from '@/emails/invoice-reminder'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { type Day, daysBetween, dayIn, formatDay, startOfStored } from '@/lib/shared/days'
import type { Invoice, User } from '@/payload-types'
import { howToPay } from '../../gateway/operations'
import { reminderDaysOf } from '../../globals/billing-settings/defaults'
import { companyDay, getBillingSettings } from '../../globals/billing-settings/operations'
import { mailToClient } from '../../mail-to-client'
import { idOf } from '../client-projects/parts'
import { formatCents } from './money'
import { findInvoice, lateInterestOf } from './operations'
import { presentInvoice } from './present'
import type { SentReminder } from './schema'

const byHand = (): string =>
  'Pay on the page of the invoice, which you open below. There you also see what has arrived so far.'

/** Mails a reminder of an overdue invoice; `isUnattended` when a day caused it. Returns whether there is a mail. */
async function mailReminder(
  req: PayloadRequest,
  invoice: Invoice,
  { today, isUnattended }: { today: Day; isUnattended: boolean },
): Promise<boolean> {
  const { id, number, dueDate, totalCents, balanceCents } = presentInvoice(invoice, today)
  const interest = await lateInterestOf(req, invoice, today)
  const pay = (await howToPay(req, { id, number, dueDate, balanceCents })) ?? byHand()
  const facts = {
    due: formatDay(dueDate ?? today),
    days: daysBetween(dueDate ?? today, today),
    total: formatCents(totalCents),
    open: formatCents(balanceCents),
    interest: interest ? formatCents(interest.cents) : undefined,
  }
  return mailToClient(req, { clientId: idOf(invoice.client), kind: 'billing', isUnattended }, (told) =>
    invoiceReminder({ ...told, invoice: { id, number: number ?? '' }, facts, howToPay: pay }),
  )
}

/** Writes a reminder down; false when this day's was written down already. */
async function note(req: PayloadRequest, invoice: Invoice, days: number | null, byName: string): Promise<boolean> {
  const { rowCount } = await sqlOf(req).query(
    `insert into invoice_reminders (invoice_id, days, by_name, open_cents) values ($1, $2, $3, $4)
     on conflict (invoice_id, days) where days is not null do nothing`,
    [invoice.id, days, byName, invoice.totalCents - invoice.paidCents - invoice.creditedCents],
  )
  return Boolean(rowCount)
}

/**
 * Reminds a client of an overdue invoice at once, whatever was sent before.
 * @throws HttpError 404 without the invoice, 409 when it is not overdue, or its client does without such mails
 */
export const remindNow = (req: PayloadRequest, id: string): Promise<{ message: string }> =>
  inTransaction(req, async () => {
    const invoice = await findInvoice(req, id)
    const today = await companyDay(req)
    if (presentInvoice(invoice, today).status !== 'overdue') throw new HttpError(409, 'This invoice is not overdue')
    if (!(await mailReminder(req, invoice, { today, isUnattended: false })))
      throw new HttpError(409, 'The client does without mails about billing, so there is no reminder')
    await note(req, invoice, null, (req.user as User).fullName)
    return { message: `The reminder of ${invoice.number} is on its way` }
  })

type Due = { id: number; days: number }

/** Reminds of one invoice on which a day has come; false when there is none left. */
const remindOne = (req: PayloadRequest, days: number[], today: Day): Promise<boolean> =>
  inTransaction(req, async () => {
    // The latest day that has come stands for those before it: who was not reminded in time is not written to thrice.
    const { rows } = await sqlOf(req).query<Due>(
      `select i.id, d.days from invoices i
       cross join lateral (select max(day) as days from unnest($1::int[]) as day
         where i.due_date + day * interval '24 hours' < $2::timestamptz + interval '1 day') d
       where i.status = 'issued' and i.due_date < $2 and d.days is not null
         and not exists (select from invoice_reminders r where r.invoice_id = i.id and r.days >= d.days)
       order by i.due_date, i.id limit 1 for update of i skip locked`,
      [days, startOfStored(today)],
    )
    const [due] = rows
    if (!due) return false
    const invoice = await req.payload.findByID({
      collection: 'invoices',
      id: due.id,
      depth: 0,
      req,
      // The hourly job has no user.
      overrideAccess: true,
    })
    // Noted also where no mail goes out: who wants mails again later is not reminded of a day long past.
    // Another worker may have done so since this one looked: only who notes it writes.
    if (await note(req, invoice, due.days, 'Website')) await mailReminder(req, invoice, { today, isUnattended: true })
    return true
  })

/**
 * Reminds clients of invoices at the days after the due date that the billing settings name, at each once; run every hour.
 * Several processes may do so side by side.
 */
export async function remindOfInvoices(req: PayloadRequest, now = new Date()): Promise<void> {
  const { reminderDays, timeZone } = await getBillingSettings(req)
  const days = reminderDaysOf(reminderDays) ?? []
  // Until the company has said who it is there is nobody to write as.
  if (days.length === 0 || !(await getSiteSettings(req)).companyName) return
  const today = dayIn(timeZone, now)
  while (await remindOne(req, days, today));
}

/** The reminders of an invoice, the newest first. */
export async function remindersOf(req: PayloadRequest, invoice: number): Promise<SentReminder[]> {
  const { rows } = await sqlOf(req).query<{ at: Date; days: number | null; by_name: string; open_cents: string }>(
    'select at, days, by_name, open_cents from invoice_reminders where invoice_id = $1 order by id desc limit 50',
    [invoice],
  )
  return rows.map((row) => ({
    at: row.at.toISOString(),
    days: row.days,
    byName: row.by_name,
    openCents: Number(row.open_cents),
  }))
}
