import { FileText } from 'lucide-react'
import Link from 'next/link'
import { pageRequest } from '@/app/(account)/page-request'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/portal/panel'
import { buttonClass } from '@/components/ui/button'
import { hoursUsed } from '@/plugins/portal/collections/hours-entries/operations'
import { billingSummary, listInvoices } from '@/plugins/portal/collections/invoices/operations'
import { invoiceListQuery } from '@/plugins/portal/collections/invoices/schema'
import { portalTitle } from '../../page-title'
import { ownQuotes } from '../own-quotes'
import { HoursPanel } from './hours-panel'
import { InvoiceList } from './invoice-list'
import { QuoteList } from './quote-list'
import { SummaryFigures } from './summary-figures'

export const generateMetadata = () => portalTitle('Billing')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What a client owes, its quotes and invoices, and the hours that were worked for it. */
export default async function BillingPage({ searchParams }: Props) {
  const req = await pageRequest()
  if (!req.user) return null
  const { status, page } = await searchParams
  // An address that was typed wrongly shows the whole list.
  const parsed = invoiceListQuery.safeParse({ status, page })
  const query = parsed.success ? parsed.data : invoiceListQuery.parse({})
  const [summary, { rows, total }, hours, quotes] = await Promise.all([
    billingSummary(req),
    listInvoices(req, query),
    hoursUsed(req),
    ownQuotes(),
  ])
  return (
    <>
      <PageHead
        title="Billing"
        text="Your quotes and invoices, what is open on them, and the hours that we worked for you."
        crumbs={[{ href: '/portal', label: 'Dashboard' }]}
        action={
          <Link href="/portal/billing/statement" prefetch={false} className={buttonClass('secondary')}>
            <FileText aria-hidden size={18} />
            Statement
          </Link>
        }
      />
      <div className="grid gap-8">
        <SummaryFigures summary={summary} months={hours.months} />
        <Panel title="Quotes">
          <QuoteList quotes={quotes} />
        </Panel>
        <Panel title="Invoices">
          <InvoiceList rows={rows} total={total} query={query} />
        </Panel>
        <HoursPanel hours={hours} />
      </div>
    </>
  )
}
