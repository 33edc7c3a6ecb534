'use client'

import { createContext, type ReactNode, use } from 'react'
import { QuotePart } from '../quotes/quote-part'

/** Whether quotes are written here: with the portal only. */
export const HasQuotesContext = createContext(false)

/** The place of a request's quote in its details; nothing where there are none. */
export function QuoteSlot({ requestId, render }: { requestId: number; render: (quote: ReactNode) => ReactNode }) {
  if (!use(HasQuotesContext)) return null
  return render(<QuotePart requestId={requestId} />)
}
