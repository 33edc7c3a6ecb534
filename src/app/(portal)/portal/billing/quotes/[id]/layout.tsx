import type { ReactNode } from 'react'
import { pageRequest } from '@/app/(account)/page-request'
import { ownQuote } from '../../own-quotes'

type Props = { children: ReactNode; params: Promise<{ id: string }> }

/** Looks for the quote before anything is sent: once placeholders are on their way, the status could not be 404 any more. */
export default async function QuoteLayout({ children, params }: Props) {
  if ((await pageRequest()).user) await ownQuote((await params).id)
  return children
}
