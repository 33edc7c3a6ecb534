import { layout, type Mail } from './layout'
import { quoteBlocks, quoteFoot, type QuoteInMail, type QuoteMailSettings } from './quote-facts'

type Data = { quote: QuoteInMail; settings: QuoteMailSettings }

/** To whom a quote is addressed, once, while it is not answered: when its time will be over. */
export const quoteReminder = ({ quote, settings }: Data): Mail =>
  layout(
    settings.companyName,
    `Quote ${quote.number} is valid until ${quote.validUntil}`,
    [
      `Hello ${quote.recipient},`,
      `our quote is still open. Its prices hold until the end of ${quote.validUntil}; after that we would have to write a new one.`,
      ...quoteBlocks(quote),
    ],
    quoteFoot(settings),
  )
