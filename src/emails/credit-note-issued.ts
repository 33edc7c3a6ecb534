import { env } from '@/env'
import { layout, type Mail } from './layout'

type Data = {
  note: { id: number; number: string; reason: string }
  invoice: { id: number; number: string }
  /** Dates and amounts as the screens write them. */
  facts: { date: string; credited: string; balance: string }
  owner: { fullName: string }
  settings: { companyName: string; phone: string; email: string }
}

/** To a client: something of an invoice is given back. */
export const creditNoteIssued = ({ note, invoice, facts, owner, settings }: Data): Mail =>
  layout(
    settings.companyName,
    `Credit note ${note.number} from ${settings.companyName}`,
    [
      `Hello ${owner.fullName},`,
      `we have credited you for invoice ${invoice.number}.`,
      [
        ['Credit note', note.number],
        ['Invoice', invoice.number],
        ['Date', facts.date],
        ['Credited', facts.credited],
        ['Balance of the invoice', facts.balance],
        ['Reason', note.reason],
      ],
      { href: `${env.SITE_URL}/portal/billing/${invoice.id}`, label: 'Open the invoice' },
    ],
    `Questions about it? Write to ${settings.email} or call ${settings.phone}.`,
  )
