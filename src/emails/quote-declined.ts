import { env } from '@/env'
import { layout, type Mail } from './layout'

/** What the reader of a quote wrote to the desk. */
export type AnswerMail = {
  quote: { number: string; version: number; title: string; request: number }
  reader: { name: string; company?: string | null; email: string }
  text: string
  settings: { companyName: string }
}

/** The quote as a mail of the team names it. */
export const quoteName = ({ number, version }: { number: string; version: number }): string =>
  version > 1 ? `${number}, version ${version}` : number

/** Who a quote is addressed to, with the company if there is one. */
export const readerName = ({ name, company }: AnswerMail['reader']): string =>
  company ? `${name} of ${company}` : name

/** Where the team goes on. */
export const deskFoot = (request: number): string =>
  `Open it at the quote desk: ${env.SITE_URL}/admin/rfq?request=${request}`

/** To the team: a quote was declined, and why. */
export const quoteDeclined = ({ quote, reader, text, settings }: AnswerMail): Mail =>
  layout(
    settings.companyName,
    `Quote ${quote.number} was declined: ${quote.title}`,
    [
      `${readerName(reader)} has declined our quote, for this reason:`,
      text,
      [
        ['Quote', quoteName(quote)],
        ['For', quote.title],
        ['E-mail', reader.email],
      ],
      'The request is still in progress: you can send a new version of the quote, or close the request as rejected.',
    ],
    deskFoot(quote.request),
  )
