import { layout, type Mail } from './layout'
import { type AnswerMail, deskFoot, quoteName, readerName } from './quote-declined'

/** To the team: what the reader of a quote asks. An answer to this mail goes to the reader. */
export const quoteQuestion = ({ quote, reader, text, settings }: AnswerMail): Mail =>
  layout(
    settings.companyName,
    `A question about quote ${quote.number}: ${quote.title}`,
    [
      `${readerName(reader)} asks about our quote:`,
      text,
      [
        ['Quote', quoteName(quote)],
        ['For', quote.title],
        ['E-mail', reader.email],
      ],
      'Answer this mail: it goes to the reader of the quote.',
    ],
    deskFoot(quote.request),
  )
