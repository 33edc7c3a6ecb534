import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { addDays, type Day, lastMonths } from '@/lib/shared/days'

type Period = { label: string; from: Day; to: Day }

/** The periods that are asked for most. */
export function periodsUpTo(today: Day): Period[] {
  const year = today.slice(0, 4)
  const [lastMonth = '', thisMonth = ''] = lastMonths(today, 2)
  const lastYear = String(Number(year) - 1)
  return [
    { label: 'This month', from: `${thisMonth}-01`, to: today },
    { label: 'Last month', from: `${lastMonth}-01`, to: addDays(`${thisMonth}-01`, -1) },
    { label: 'This year', from: `${year}-01-01`, to: today },
    { label: 'Last year', from: `${lastYear}-01-01`, to: `${lastYear}-12-31` },
  ]
}

const input =
  'mt-1 block h-11 rounded border border-line-strong bg-surface px-3 font-mono text-1 text-ink aria-invalid:border-danger'
const chip =
  'inline-flex min-h-11 items-center rounded px-3 text-1 font-medium text-ink-muted hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-primary'

type Props = { from: Day; to: Day; today: Day; problem?: string }

/** Chooses the period of a statement. It is a plain form, so that a period has an address. */
export function PeriodForm({ from, to, today, problem }: Props) {
  const state = {
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? 'period-problem' : undefined,
  }
  return (
    <section aria-label="Period" className="rounded border border-line bg-surface px-5 py-4">
      <form action="/portal/billing/statement" className="flex flex-wrap items-end gap-4">
        <label className="text-1 font-medium">
          From
          <input key={from} type="date" name="from" defaultValue={from} max={today} className={input} {...state} />
        </label>
        <label className="text-1 font-medium">
          To
          <input key={to} type="date" name="to" defaultValue={to} className={input} {...state} />
        </label>
        <button type="submit" className={buttonClass('secondary')}>
          Show
        </button>
        <nav aria-label="Common periods" className="flex flex-wrap gap-1">
          {periodsUpTo(today).map((period) => (
            <Link
              key={period.label}
              href={`/portal/billing/statement?from=${period.from}&to=${period.to}`}
              prefetch={false}
              aria-current={period.from === from && period.to === to ? 'page' : undefined}
              className={chip}
            >
              {period.label}
            </Link>
          ))}
        </nav>
      </form>
      {problem && (
        <p id="period-problem" role="alert" className="mt-3 text-1 text-danger">
          {problem}. Below are the last twelve months.
        </p>
      )}
    </section>
  )
}
