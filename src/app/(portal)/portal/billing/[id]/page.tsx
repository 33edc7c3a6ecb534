import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { pageRequest } from '@/app/(account)/page-request'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/portal/panel'
import { buttonClass } from '@/components/ui/button'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import { howToPay } from '@/plugins/portal/gateway/operations'
import { missingForXml } from '@/plugins/portal/ubl/operations'
import { portalTitle } from '../../page-title'
import { invoiceOf } from '../own-billing'
import { InvoiceCredits } from './invoice-credits'
import { InvoiceFacts } from './invoice-facts'
import { InvoiceLines } from './invoice-lines'
import { InvoicePayments } from './invoice-payments'
import { PayNow } from './pay-now'

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
  const invoice = await invoiceOf((await params).id)
  const isOpen = invoice.balanceCents > 0 && invoice.number !== null
  const [instructions, xmlProblem] = await Promise.all([
    isOpen ? howToPay(req, invoice) : undefined,
    missingForXml(req, invoice),
  ])
  return (
    <>
      <PageHead
        title={invoice.number ?? 'Draft'}
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/billing', label: 'Billing' },
        ]}
        action={
          <div className="flex flex-wrap gap-3">
            {!xmlProblem && (
              <a href={`/api/client/invoices/${invoice.id}/xml`} download className={buttonClass('secondary')}>
                <Download aria-hidden size={18} />
                Download XML
              </a>
            )}
            <a href={`/api/client/invoices/${invoice.id}/pdf`} download className={buttonClass('primary')}>
              <Download aria-hidden size={18} />
              Download PDF
            </a>
          </div>
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
        {invoice.credits.length > 0 && (
          <Panel title="Credit notes">
            <InvoiceCredits credits={invoice.credits} hasXml={!xmlProblem} />
          </Panel>
        )}
        {isOpen && (
          <Panel title="How to pay">
            <div className="max-w-[75ch] p-5 text-2">
              {instructions === undefined ? (
                <PayNow id={invoice.id} amount={formatCents(invoice.balanceCents)} />
              ) : (
                <p className="whitespace-pre-line">{instructions}</p>
              )}
            </div>
          </Panel>
        )}
        <Panel title="Terms">
          <div className="grid max-w-[75ch] gap-3 p-5 text-2">
            {invoice.terms && <p className="whitespace-pre-line">{invoice.terms}</p>}
            {invoice.notes && <p className="whitespace-pre-line text-ink-muted">{invoice.notes}</p>}
          </div>
        </Panel>
      </div>
    </>
  )
}
