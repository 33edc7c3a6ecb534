import { formatMonth } from '@/lib/shared/days'
import { formatHours, type MonthOfHours } from '@/plugins/portal/collections/hours-entries/schema'

const HEIGHT = 120

const totalOf = (month: MonthOfHours): number => month.billableMinutes + month.includedMinutes

/** The hours of each month as a bar: below those that the contract includes, above those that are billed. */
export function HoursChart({ months }: { months: MonthOfHours[] }) {
  const most = Math.max(...months.map(totalOf), 60)
  const heightOf = (minutes: number): number => Math.round((minutes / most) * HEIGHT)
  const inWords = months.map((one) => `${formatMonth(one.month)} ${formatHours(totalOf(one))} hours`).join(', ')
  return (
    <div role="img" aria-label={`Hours used by month: ${inWords}`}>
      <div className="flex items-end gap-2 border-b border-line-strong sm:gap-4" style={{ height: HEIGHT + 28 }}>
        {months.map((one) => (
          <div key={one.month} className="flex min-w-0 flex-1 flex-col items-center justify-end">
            <span className="mb-1 font-mono text-1 tabular-nums">{formatHours(totalOf(one))}</span>
            <span
              className="block w-full max-w-14 border border-b-0 border-primary bg-[repeating-linear-gradient(135deg,var(--primary)_0_1px,transparent_1px_5px)]"
              style={{ height: heightOf(one.billableMinutes) }}
            />
            <span className="block w-full max-w-14 bg-primary" style={{ height: heightOf(one.includedMinutes) }} />
          </div>
        ))}
      </div>
      <div className="mt-1.5 flex gap-2 sm:gap-4">
        {months.map(({ month }) => (
          <span key={month} className="min-w-0 flex-1 text-center text-1 text-ink-muted">
            {formatMonth(month).split(' ')[0]}
          </span>
        ))}
      </div>
    </div>
  )
}

/** What the two parts of a bar stand for. */
export function HoursLegend() {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-1 text-ink-muted">
      <li className="flex items-center gap-2">
        <span className="block size-3 bg-primary" />
        Included in your contract
      </li>
      <li className="flex items-center gap-2">
        <span className="block size-3 border border-primary bg-[repeating-linear-gradient(135deg,var(--primary)_0_1px,transparent_1px_5px)]" />
        Billed by the hour
      </li>
    </ul>
  )
}
