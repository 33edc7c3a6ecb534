import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'

/** The versions of a quote, the newest first. */
export const byVersion = (quotes: QuoteRecord[]): QuoteRecord[] => quotes.toSorted((a, b) => b.version - a.version)

/** The versions with one of them replaced or added. */
export const withQuote = (quotes: QuoteRecord[], quote: QuoteRecord): QuoteRecord[] =>
  byVersion([...quotes.filter(({ id }) => id !== quote.id), quote])

/** Whether a new version may follow: of what was sent and is not accepted. */
export const canBeRevised = ({ state }: Pick<QuoteRecord, 'state'>): boolean =>
  state === 'sent' || state === 'viewed' || state === 'expired' || state === 'declined'
/** Whether its reader can still answer, so that the mail may go out again. */
export const isOpen = ({ state }: Pick<QuoteRecord, 'state'>): boolean => state === 'sent' || state === 'viewed'
