import { formatMonth, type Month } from '@/lib/shared/days'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { Series } from '@/plugins/portal/reports/sales-figures'

const HEIGHT = 140
const HATCHED =
  'border border-b-0 border-primary bg-[repeating-linear-gradient(135deg,var(--primary)_0_1px,transparent_1px_5px)]'
/** The first series is solid, the second hatched: they are told apart without colour. */
const looks = ['bg-primary', HATCHED]

type Props = { title: string; months: Month[]; series: Series[] }

const inWhole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

function Legend({ series }: { series: Series[] }) {
  return (
    <ul aria-hidden className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-1 text-ink-muted">
      {series.map(({ label }, index) => (
        <li key={label} className="flex items-center gap-2">
          <span className={`block size-3 ${looks[index]} ${index ? 'border-b' : ''}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}

/** Amounts by month, as bars beside each other. What they are to the cent is in the table below. */
function Bars({ title, months, series }: Props) {
  const most = Math.max(...series.flatMap(({ cents }) => cents), 1)
  return (
    <div role="img" aria-label={`${title}: ${months.length} months, at most ${formatCents(most)}. The table has them.`}>
      <p className="border-b border-dashed border-line pb-0.5 font-mono text-1 text-ink-muted tabular-nums">
        {inWhole.format(most / 100)}
      </p>
      <div className="flex items-end gap-1 border-b border-line-strong sm:gap-3" style={{ height: HEIGHT }}>
        {months.map((month, index) => (
          <div key={month} className="flex h-full min-w-0 flex-1 items-end justify-center gap-px sm:gap-1">
            {series.map(({ label, cents }, place) => (
              <span
                key={label}
                className={`block w-full max-w-6 ${(cents[index] ?? 0) > 0 ? looks[place] : ''}`}
                style={{ height: Math.ceil(((cents[index] ?? 0) / most) * HEIGHT) }}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="mt-1.5 flex gap-1 sm:gap-3">
        {months.map((month) => (
          <span key={month} className="min-w-0 flex-1 text-center text-1 text-ink-muted max-md:odd:invisible">
            {formatMonth(month).split(' ')[0]}
          </span>
        ))}
      </div>
    </div>
  )
}

const cell = 'px-3 py-2 sm:px-5'

function MonthTable({ title, months, series }: Props) {
  return (
    <table className="w-full border-collapse border-t border-line text-2 text-ink">
      <caption className="sr-only">{title}</caption>
      <thead className="border-b border-line bg-sunken text-1 text-ink-muted">
        <tr>
          <th scope="col" className={`${cell} text-left font-medium`}>
            Month
          </th>
          {series.map(({ label }) => (
            <th key={label} scope="col" className={`${cell} text-right font-medium`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr key={month} className="border-line not-last:border-b">
            <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
              {formatMonth(month)}
            </th>
            {series.map(({ label, cents }) => (
              <td key={label} className={`${cell} text-right font-mono text-1 whitespace-nowrap tabular-nums`}>
                {formatCents(cents[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Amounts by month: a chart to look at and a table to read. */
export function MonthChart(props: Props) {
  const { title, series } = props
  return (
    <>
      <div className="px-5 pt-4 pb-3">
        {series.length > 1 && <Legend series={series} />}
        <Bars {...props} />
      </div>
      <details className="border-t border-line">
        <summary className="inline-flex min-h-11 cursor-pointer items-center px-5 text-1 font-medium text-primary hover:underline">
          {title} as a table
        </summary>
        <MonthTable {...props} />
      </details>
    </>
  )
}
