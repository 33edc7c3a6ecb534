import type { PayloadRequest } from 'payload'
import { peopleOf } from '../people'
import { addDays, type Day, dayIn, lastMonths, storedDay } from '@/lib/shared/days'
import { hours, type HoursSeed, invoices, type InvoiceSeed } from './content/billing'

const TIME_ZONE = 'America/Chicago'
const MONTHS_OF_INVOICES = 12
const MONTHS_OF_HOURS = 6

type Dated<Seed> = Seed & { day: Day }

const byDay = (a: { day: Day }, b: { day: Day }): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)
const dayAt = (month: string, day: number): Day => `${month}-${String(day).padStart(2, '0')}`

/** Invoices in the order of their issue, so that their numbers are in it, too. What lies ahead of today is left out. */
function datedInvoices(today: Day): Dated<InvoiceSeed>[] {
  const months = lastMonths(today, MONTHS_OF_INVOICES).reverse()
  return invoices
    .map((invoice) => ({ ...invoice, day: dayAt(months[invoice.monthsAgo] ?? '', invoice.dayOfMonth) }))
    .filter(({ day }) => day <= today)
    .sort(byDay)
}

/** Each month takes a little more or less than the one before. */
function datedHours(today: Day): Dated<HoursSeed>[] {
  return lastMonths(today, MONTHS_OF_HOURS)
    .flatMap((month, index) =>
      hours
        .filter((_work, place) => (place + index) % 5 !== 0)
        .map((work) => ({
          ...work,
          minutes: work.minutes + 15 * ((index * 7 + work.dayOfMonth) % 4),
          day: dayAt(month, work.dayOfMonth),
        })),
    )
    .filter(({ day }) => day <= today)
}

async function clientIds(req: PayloadRequest): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({
    collection: peopleOf(req),
    where: { username: { in: ['client', 'm.delacroix'] } },
    pagination: false,
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, username }) => [username, id]))
}

async function seedInvoice(req: PayloadRequest, client: number, seed: Dated<InvoiceSeed>, today: Day): Promise<void> {
  const { day, reference, notes, lines, paid, isVoid } = seed
  const invoice = await req.payload.create({
    collection: 'invoices',
    // The amounts follow from the lines.
    data: {
      client,
      status: 'issued',
      issueDate: storedDay(day),
      reference,
      notes,
      lines,
      subtotalCents: 0,
      taxCents: 0,
      totalCents: 0,
      paidCents: 0,
      creditedCents: 0,
    },
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  if (isVoid)
    await req.payload.update({
      collection: 'invoices',
      id: invoice.id,
      data: { status: 'void' },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
  const paidOn = paid && addDays(day, paid.days)
  if (!paid || !paidOn || paidOn > today) return
  await req.payload.create({
    collection: 'payments',
    data: {
      invoice: invoice.id,
      amountCents: Math.round((invoice.totalCents * paid.percent) / 100),
      date: storedDay(paidOn),
      method: paid.method,
      reference: paid.reference,
    },
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
}

/** A year of invoices and payments of two clients, and the hours that were worked for them. */
export async function seedBilling(req: PayloadRequest): Promise<void> {
  await req.payload.updateGlobal({
    slug: 'billing_settings',
    // A number that nobody has: nine digits in a range that was never given out. Electronic invoices with tax name it.
    data: { taxId: '00-0123456' },
    depth: 0,
    req,
    // The seed runs at the start, without a user.
    overrideAccess: true,
  })
  const today = dayIn(TIME_ZONE)
  const ids = await clientIds(req)
  for (const seed of datedInvoices(today)) {
    const client = ids.get(seed.client)
    if (client !== undefined) await seedInvoice(req, client, seed, today)
  }
  for (const { client, day, minutes, what, billable } of datedHours(today)) {
    const id = ids.get(client)
    if (id === undefined) continue
    await req.payload.create({
      collection: 'hours_entries',
      data: { client: id, date: storedDay(day), minutes, what, billable },
      depth: 0,
      req,
      // The seed runs at the start, without a user.
      overrideAccess: true,
    })
  }
}
