import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { LocalDate } from '../local-date'

/** What the reader of a quote has done last; nothing for a draft. */
export function ReaderDeed({ quote }: { quote: QuoteRecord }) {
  const { state, seal, sentAt, viewedAt, answeredAt, declineReason } = quote
  if (seal)
    return (
      <>
        Accepted by {seal.name}, {seal.title}, on <LocalDate value={seal.acceptedAt} withTime />
        {seal.poNumber && `, PO number ${seal.poNumber}`}
      </>
    )
  if (state === 'declined' && answeredAt)
    return (
      <>
        Declined on <LocalDate value={answeredAt} withTime />
        {declineReason && `: “${declineReason}”`}
      </>
    )
  if (viewedAt)
    return (
      <>
        Viewed on <LocalDate value={viewedAt} withTime />
      </>
    )
  if (!sentAt) return null
  return (
    <>
      Sent on <LocalDate value={sentAt} withTime />, not opened yet
    </>
  )
}
