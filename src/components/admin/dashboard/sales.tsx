import { formatMonth, monthOf } from '@/lib/shared/days'
import type { SalesFigures } from '@/plugins/portal/reports/sales-figures'
import { MonthChart } from './month-chart'
import { Panel } from './panel'
import { Pipeline } from './pipeline'
import { SalesFacts } from './sales-facts'

const ID = 'dashboard-sales'

/** How sales stand. `maySetUp` is for those who may open the settings. */
export function Sales({ figures, maySetUp }: { figures: SalesFigures; maySetUp: boolean }) {
  const { from, to, pipeline, months, series } = figures
  const isBilled = series.length > 1
  const title = isBilled ? 'Revenue by month' : 'Accepted quotes by month'
  const isEmpty = series.every(({ cents }) => cents.every((amount) => amount === 0))
  return (
    <section aria-labelledby={ID} className="mt-10 grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-8">
        <h2 id={ID} className="text-3 font-semibold">
          Sales
        </h2>
        <p className="text-1 text-ink-muted">
          {formatMonth(monthOf(from))} to {formatMonth(monthOf(to))}; open quotes of any age
        </p>
      </div>
      <SalesFacts figures={figures} maySetUp={maySetUp} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Panel title="Pipeline" level={3} more={{ href: '/admin/rfq', label: 'RFQ desk' }}>
          <Pipeline states={pipeline} />
        </Panel>
        <Panel title={title} level={3} more={{ href: '/admin/reports', label: 'Other periods' }}>
          {isEmpty ? (
            <p className="p-6 text-2 text-ink-muted">
              {isBilled ? 'Nothing was invoiced or paid in these months.' : 'No quote was accepted in these months.'}
            </p>
          ) : (
            <MonthChart title={title} months={months} series={series} />
          )}
        </Panel>
      </div>
    </section>
  )
}
