import type { Block } from './layout'

/** What the mails about a quote tell of it; amounts and dates as the screens write them. */
export type QuoteInMail = {
  number: string
  version: number
  title: string
  recipient: string
  total: string
  validUntil: string
  /** Whether its reader has something to choose, so that the total may change. */
  hasOptions: boolean
  /** The address of its page. */
  url: string
}

export type QuoteMailSettings = { companyName: string; phone: string; email: string }

/** The quote in short, and where it is read and answered. */
export const quoteBlocks = ({ number, version, title, total, validUntil, hasOptions, url }: QuoteInMail): Block[] => [
  [
    ['Quote', version > 1 ? `${number}, version ${version}` : number],
    ['For', title],
    ['Total', hasOptions ? `${total} with the items that we propose` : total],
    ['Valid until', `the end of ${validUntil}`],
  ],
  'The quote is attached as a PDF. On its page you can choose optional items, ask a question, accept it or decline it. You need no account; whoever has the link can do this, so please pass it on only to people who may answer for you.',
  { href: url, label: 'Read and answer the quote' },
]

/** Whom to ask. */
export const quoteFoot = ({ companyName, phone, email }: QuoteMailSettings): string =>
  `Questions? Ask on the page of the quote, answer this mail, or call ${phone}.\n${companyName} · ${phone} · ${email}`
