import { env } from '@/env'
import { layout, type Mail } from './layout'

type Data = {
  invoice: { id: number; number: string }
  /** Dates and amounts as the screens write them. */
  facts: { issued: string; due: string; total: string }
  owner: { fullName: string }
  settings: { companyName: string; phone: string; email: string }
}

/** To a client: a new invoice, with what is due and when. */
export const invoiceIssued = ({ invoice, facts, owner, settings }: Data): Mail =>
  layout(
    settings.companyName,
    `Invoice ${invoice.number} from ${settings.companyName}`,
    [
      `Hello ${owner.fullName},`,
      'there is a new invoice for you.',
      [
        ['Invoice', invoice.number],
        ['Date', facts.issued],
        ['Due', facts.due],
        ['Total', facts.total],
      ],
      { href: `${env.SITE_URL}/portal/billing/${invoice.id}`, label: 'Open the invoice' },
    ],
    `Questions about it? Write to ${settings.email} or call ${settings.phone}.`,
  )
