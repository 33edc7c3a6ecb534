import { Download } from 'lucide-react'
import { pageRequest } from '@/app/(account)/page-request'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/portal/panel'
import { buttonClass } from '@/components/ui/button'
import { companyDay } from '@/plugins/portal/globals/billing-settings/operations'
import { portalTitle } from '../../page-title'
import { askedStatement } from './asked-statement'
import { PeriodForm } from './period-form'
import { StatementFigures, StatementTable } from './statement-table'

export const generateMetadata = () => portalTitle('Statement')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The account over a period that is chosen here. */
export default async function StatementPage({ searchParams }: Props) {
  const req = await pageRequest()
  if (!req.user) return null
  const [{ statement, problem }, today] = await Promise.all([askedStatement(req, await searchParams), companyDay(req)])
  const { from, to } = statement
  const files = `from=${from}&to=${to}`
  return (
    <>
      <PageHead
        title="Statement"
        text="Invoices and payments of a period, with the balance after each."
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/billing', label: 'Billing' },
        ]}
        action={
          <div className="flex flex-wrap gap-3">
            <a href={`/api/client/statement/csv?${files}`} download className={buttonClass('secondary')}>
              <Download aria-hidden size={18} />
              CSV
            </a>
            <a href={`/api/client/statement/pdf?${files}`} download className={buttonClass('primary')}>
              <Download aria-hidden size={18} />
              Download PDF
            </a>
          </div>
        }
      />
      <div className="grid gap-8">
        <PeriodForm from={from} to={to} today={today} problem={problem} />
        <StatementFigures statement={statement} />
        <Panel title="Invoices and payments">
          <StatementTable statement={statement} />
        </Panel>
      </div>
    </>
  )
}
