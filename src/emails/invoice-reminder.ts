import { env } from '@/env'
import { layout, type Mail } from './layout'

type Data = {
  invoice: { id: number; number: string }
  /** Dates and amounts as the screens write them; `interest` is nothing while none is due. */
  facts: { due: string; days: number; total: string; open: string; interest?: string }
  /** How to pay, as the billing settings or the payment gateway have it. */
  howToPay: string
  owner: { fullName: string }
  settings: { companyName: string; phone: string; email: string }
}

/** To a client: an invoice is past its due date. */
export const invoiceReminder = ({ invoice, facts, howToPay, owner, settings }: Data): Mail =>
  layout(
    settings.companyName,
    `Reminder: invoice ${invoice.number} from ${settings.companyName} is overdue`,
    [
      `Hello ${owner.fullName},`,
      `payment of invoice ${invoice.number} was due on ${facts.due}, ${facts.days} ${facts.days === 1 ? 'day' : 'days'} ago, and has not arrived in full.`,
      [
        ['Invoice', invoice.number],
        ['Due', facts.due],
        ['Total', facts.total],
        ['Open', facts.open],
        ...(facts.interest ? [['Late interest so far', facts.interest] as [string, string]] : []),
      ],
      howToPay,
      { href: `${env.SITE_URL}/portal/billing/${invoice.id}`, label: 'Open the invoice' },
      'If you have paid in the last days, please take this mail as settled.',
    ],
    `Questions about it? Write to ${settings.email} or call ${settings.phone}.`,
  )
