import type { Metadata } from 'next'
import { pageRequest } from '@/app/(account)/page-request'
import { QuoteDocument } from '@/components/quote/document'
import { nameOf } from '@/components/quote/texts'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { readQuote } from './read-quote'

type Props = { params: Promise<{ token: string }> }

/** Whoever has the address may answer, so it is told to nobody. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const quote = await readQuote((await params).token)
  const { companyName } = await getSiteSettings(await pageRequest())
  return {
    title: `Quote ${nameOf(quote)} | ${companyName}`,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** Where the link of a quote leads, without an account: reading it and answering it. Opening it changes nothing. */
export default async function QuotePage({ params }: Props) {
  const { token } = await params
  const quote = await readQuote(token)
  return (
    <>
      <div className="mb-8 md:mb-10">
        <p className="font-mono text-2 text-ink-muted">Quote {nameOf(quote)}</p>
        <h1 className="mt-1 max-w-[28ch] text-5 font-semibold break-words">{quote.title}</h1>
      </div>
      <QuoteDocument quote={quote} token={token} />
    </>
  )
}
