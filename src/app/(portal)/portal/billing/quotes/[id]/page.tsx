import type { Metadata } from 'next'
import { pageRequest } from '@/app/(account)/page-request'
import { PageHead } from '@/components/portal/page-head'
import { QuoteDocument } from '@/components/quote/document'
import { nameOf } from '@/components/quote/texts'
import { portalTitle } from '../../../page-title'
import { ownQuote } from '../../own-quotes'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if (!(await pageRequest()).user) return portalTitle('Quote')
  const { quote } = await ownQuote((await params).id)
  return portalTitle(`Quote ${nameOf(quote)}`)
}

/** One quote of the client: the same as behind the link in its mail, in the frame of the portal. */
export default async function QuotePage({ params }: Props) {
  if (!(await pageRequest()).user) return null
  const { entry, quote, token } = await ownQuote((await params).id)
  return (
    <>
      <PageHead
        title={quote.title}
        text={<span className="font-mono">{`Quote ${nameOf(quote)}`}</span>}
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/billing', label: 'Billing' },
        ]}
      />
      <QuoteDocument
        quote={quote}
        token={token}
        projectPath={entry.project === null ? undefined : `/portal/projects/${entry.project}`}
      />
    </>
  )
}
