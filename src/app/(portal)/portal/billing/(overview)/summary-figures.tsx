import { Status } from '@/components/portal/status'
import { formatHours, type MonthOfHours } from '@/plugins/portal/collections/hours-entries/schema'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { BillingSummary } from '@/plugins/portal/collections/invoices/schema'
import { Figure } from '../figure'

const countOf = (count: number): string => `${count} ${count === 1 ? 'invoice' : 'invoices'}`

/** What is owed, what of it is late, and this month's hours. */
export function SummaryFigures({ summary, months }: { summary: BillingSummary; months: MonthOfHours[] }) {
  const { balanceCents, overdueCents, openCount, overdueCount } = summary
  const { billableMinutes = 0, includedMinutes = 0 } = months.at(-1) ?? {}
  const minutes = billableMinutes + includedMinutes
  return (
    <div className="@container">
      <div className="grid gap-4 @2xl:grid-cols-3">
        <Figure label={balanceCents < 0 ? 'Your credit' : 'Balance due'} value={formatCents(Math.abs(balanceCents))}>
          {openCount === 0 ? 'Nothing is open.' : `On ${countOf(openCount)}.`}
        </Figure>
        <Figure label="Overdue" value={formatCents(overdueCents)} isLate={overdueCount > 0}>
          {overdueCount === 0 ? 'Nothing is late.' : <Status tone="bad">{`${countOf(overdueCount)} past due`}</Status>}
        </Figure>
        <Figure label="Hours used this month" value={formatHours(minutes)}>
          {minutes === 0 ? 'None yet.' : `${formatHours(billableMinutes)} of them billed by the hour.`}
        </Figure>
      </div>
    </div>
  )
}
