import { Clock } from 'lucide-react'
import { DataTable } from '@/components/portal/data-table'
import { EmptyState } from '@/components/portal/empty-state'
import { Panel } from '@/components/portal/panel'
import { formatDay, formatMonth } from '@/lib/shared/days'
import {
  formatHours,
  type HoursEntry,
  type HoursUsed,
  type MonthOfHours,
} from '@/plugins/portal/collections/hours-entries/schema'
import { HoursChart, HoursLegend } from './hours-chart'

const summary = 'inline-flex min-h-11 items-center px-5 text-1 font-medium text-primary hover:underline'

const monthColumns: Parameters<typeof DataTable<MonthOfHours>>[0]['columns'] = [
  { label: 'Month', isHead: true, cell: ({ month }) => formatMonth(month) },
  { label: 'Included', isNumber: true, cell: ({ includedMinutes }) => formatHours(includedMinutes) },
  { label: 'Billed', isNumber: true, cell: ({ billableMinutes }) => formatHours(billableMinutes) },
  {
    label: 'Hours',
    isNumber: true,
    cell: ({ includedMinutes, billableMinutes }) => formatHours(includedMinutes + billableMinutes),
  },
]

const workColumns: Parameters<typeof DataTable<HoursEntry>>[0]['columns'] = [
  { label: 'Date', cell: ({ date }) => <span className="whitespace-nowrap">{formatDay(date)}</span> },
  {
    label: 'Work',
    isHead: true,
    cell: ({ what, projectName }) => (
      <span className="block md:min-w-56">
        {what}
        {projectName && <span className="block font-normal text-ink-muted">{projectName}</span>}
      </span>
    ),
  },
  { label: 'Billing', cell: ({ isBillable }) => (isBillable ? 'By the hour' : 'Included') },
  { label: 'Hours', isNumber: true, cell: ({ minutes }) => <span className="font-mono">{formatHours(minutes)}</span> },
]

/** The hours that were worked: by month as a chart and as a table, and this month's work. */
export function HoursPanel({ hours: { months, entries } }: { hours: HoursUsed }) {
  const isEmpty = entries.length === 0 && months.every((one) => one.billableMinutes + one.includedMinutes === 0)
  if (isEmpty)
    return (
      <Panel title="Hours used">
        <div className="p-5">
          <EmptyState
            icon={Clock}
            title="No hours in the last six months"
            text="Work that we do for you is listed here with its date and what it was, as soon as it is recorded."
          />
        </div>
      </Panel>
    )
  return (
    <Panel title="Hours used" more={<HoursLegend />}>
      <div className="px-5 pt-4 pb-3">
        <HoursChart months={months} />
      </div>
      <details className="border-t border-line">
        <summary className={summary}>Hours by month as a table</summary>
        <DataTable caption="Hours by month" columns={monthColumns} rows={months} keyOf={({ month }) => month} />
      </details>
      <div className="border-t border-line">
        <h3 className="px-5 pt-4 text-2 font-semibold">This month</h3>
        {entries.length === 0 ? (
          <p className="px-5 py-4 text-2 text-ink-muted">Nothing was recorded this month yet.</p>
        ) : (
          <DataTable caption="Work of this month" columns={workColumns} rows={entries} keyOf={({ id }) => id} />
        )}
      </div>
    </Panel>
  )
}
