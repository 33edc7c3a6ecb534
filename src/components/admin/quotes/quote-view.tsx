import { SetStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import { forbidden, redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isAdmin, isSalesStaff, type Person } from '@/access/roles'
import { getRfq } from '@/collections/rfq-requests/operations'
import { HttpError } from '@/lib/server/http-error'
import { decimalText } from '@/lib/shared/decimal'
import { getQuote, listQuotes } from '@/plugins/portal/collections/quotes/desk/list'
import { getBillingSettings } from '@/plugins/portal/globals/billing-settings/operations'
import { PanelTemplate } from '../panel-template'
import { link } from '../settings/looks'
import { quoteHref } from './quote-calls'
import { QuoteScreen } from './quote-screen'

/** What was asked for; nothing when there is none of it. */
async function found<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}

async function Body({ req, requestId }: { req: PayloadRequest; requestId: string }) {
  const request = await found(getRfq(req, requestId))
  if (!request)
    return (
      <main className="ax panel-page">
        <SetStepNav nav={[{ label: 'RFQ Requests', url: '/admin/rfq' }, { label: 'Quote' }]} />
        <h1 className="mb-3 text-4 font-semibold tracking-tight">No such request</h1>
        <p className="text-2">
          A quote is written for a request.{' '}
          <Link href="/admin/rfq" prefetch={false} className={link}>
            Choose one at the RFQ desk
          </Link>
        </p>
      </main>
    )
  const stored = await listQuotes(req, requestId)
  const { quoteTaxRateBasisPoints } = await getBillingSettings(req)
  return (
    <QuoteScreen
      key={requestId}
      request={request}
      stored={stored}
      tax={decimalText(quoteTaxRateBasisPoints, 'percent')}
      mayOpen={isAdmin(req.user as Person)}
    />
  )
}

/** The quote of a request; what names a version alone leads there. Custom views are public unless they ask themselves. */
export async function QuoteView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isSalesStaff(req.user as Person)) forbidden()
  const { request, quote } = view.searchParams ?? {}
  const named = typeof quote === 'string' ? await found(getQuote(req, quote)) : undefined
  if (named) redirect(quoteHref(named.requestId, named.version))
  return (
    <PanelTemplate view={view}>
      <Body req={req} requestId={typeof request === 'string' ? request : ''} />
    </PanelTemplate>
  )
}
