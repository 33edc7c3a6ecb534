import { HttpError } from '@/lib/server/http-error'
import type { Quote } from '@/payload-types'
import { formatCents } from '../../invoices/money'
import { isTaken } from '../amounts'
import { quoteContent } from '../present'
import type { QuoteAcceptance, QuoteContent } from '../schema'

const refuse = (status: 400 | 409, path: string, message: string): never => {
  throw new HttpError(status, message, { errors: [{ path, message }] })
}

/** The lines of a quote with a choice of the optional ones. */
export const linesChosen = (quote: Quote, chosen: readonly string[]): NonNullable<Quote['lines']> =>
  (quote.lines ?? []).map((line) => ({
    ...line,
    isChosen: isTaken({ id: line.id ?? '', isOptional: line.isOptional, isChosen: line.isChosen }, chosen),
  }))

/**
 * What a quote says with the choice of who accepts it. The money is computed here; what the reader saw has to be the same.
 * @throws HttpError 400 at `chosen` for what is no optional line of it, 409 at `totalCents` for another total
 */
export function contentChosen(
  quote: Quote,
  { chosen, totalCents }: Pick<QuoteAcceptance, 'chosen' | 'totalCents'>,
): QuoteContent {
  const optional = new Set((quote.lines ?? []).filter((line) => line.isOptional).map(({ id }) => id))
  if (chosen.some((id) => !optional.has(id)))
    refuse(
      400,
      'chosen',
      'One of the chosen items is not among the optional items of this quote. Please load the page again.',
    )
  const content = quoteContent({ ...quote, lines: linesChosen(quote, chosen) })
  const { totals } = content
  if (totals.totalCents !== totalCents)
    refuse(
      409,
      'totalCents',
      `The total has changed: what you chose comes to ${formatCents(totals.totalCents)}. Please look at it again before you accept.`,
    )
  return content
}
