import { layout, type Mail } from './layout'
import { quoteBlocks, quoteFoot, type QuoteInMail, type QuoteMailSettings } from './quote-facts'

type Data = {
  quote: QuoteInMail
  /** What sales writes above the link. */
  message?: string
  /** The same quote once more: its reader had it already. */
  isAgain?: boolean
  settings: QuoteMailSettings
}

const openingOf = ({ quote: { version }, isAgain }: Data): string => {
  if (isAgain) return 'here is our quote once more.'
  return version > 1
    ? 'here is our revised quote. It takes the place of the version that we sent you before.'
    : 'here is our quote for you.'
}

/** To whom a quote is addressed: what it comes to, how long it holds, and the link to its page. */
export const quoteSent = (data: Data): Mail =>
  layout(
    data.settings.companyName,
    `Quote ${data.quote.number}: ${data.quote.title}`,
    [
      `Hello ${data.quote.recipient},`,
      openingOf(data),
      ...(data.message ? [data.message] : []),
      ...quoteBlocks(data.quote),
    ],
    quoteFoot(data.settings),
  )
