import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { pageRequest } from '@/app/(account)/page-request'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/portal/panel'
import { buttonClass } from '@/components/ui/button'
import { getBillingSettings } from '@/plugins/portal/globals/billing-settings/operations'
import { portalTitle } from '../../page-title'
import { invoiceOf } from '../own-billing'
import { InvoiceFacts } from './invoice-facts'
import { InvoiceLines } from './invoice-lines'
import { InvoicePayments } from './invoice-payments'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if (!(await pageRequest()).user) return portalTitle('Invoice')
  const { number } = await invoiceOf((await params).id)
  return portalTitle(`Invoice ${number ?? 'draft'}`)
}

/** One invoice: what it is for, what was paid, what is open and on which terms. */
export default async function InvoicePage({ params }: Props) {
  const req = await pageRequest()
  if (!req.user) return null
  const [invoice, { paymentInstructions }] = await Promise.all([invoiceOf((await params).id), getBillingSettings(req)])
  return (
    <>
      <PageHead
        title={invoice.number ?? 'Draft'}
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/billing', label: 'Billing' },
        ]}
        action={
          <a href={`/api/client/invoices/${invoice.id}/pdf`} download className={buttonClass('primary')}>
            <Download aria-hidden size={18} />
            Download PDF
          </a>
        }
      />
      <div className="grid gap-8">
        <InvoiceFacts invoice={invoice} />
        <Panel title="Lines">
          <InvoiceLines invoice={invoice} />
        </Panel>
        <Panel title="Payments">
          <InvoicePayments invoice={invoice} />
        </Panel>
        <Panel title="Terms">
          <div className="grid max-w-[75ch] gap-3 p-5 text-2">
            {invoice.terms && <p className="whitespace-pre-line">{invoice.terms}</p>}
            {invoice.balanceCents > 0 && <p className="whitespace-pre-line">{paymentInstructions}</p>}
            {invoice.notes && <p className="whitespace-pre-line text-ink-muted">{invoice.notes}</p>}
          </div>
        </Panel>
      </div>
    </>
  )
}
