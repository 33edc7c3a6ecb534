import Link from 'next/link'
import { Download } from 'lucide-react'
import type { NamedPeriod } from '@/plugins/portal/reports/periods'
import { control, quietButton } from '../rfq/looks'
import { reportHref } from './report-href'

type Chosen = { from: string; to: string }

function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div>
      <label htmlFor={`report-${name}`} className="mb-1 block text-1 font-medium text-ink-muted">
        {label}
      </label>
      <input id={`report-${name}`} name={name} type="date" required defaultValue={value} className={control} />
    </div>
  )
}

/** Which period is shown, and its files. It is a plain form: what is chosen stands in the address. */
export function PeriodForm({ chosen, periods, problem }: { chosen: Chosen; periods: NamedPeriod[]; problem?: string }) {
  return (
    <div className="mb-8 grid gap-4">
      <ul aria-label="Periods" className="flex flex-wrap gap-2">
        {periods.map(({ label, from, to }) => (
          <li key={label}>
            <Link
              href={`/admin/reports?${new URLSearchParams({ from, to })}`}
              prefetch={false}
              aria-current={from === chosen.from && to === chosen.to ? 'true' : undefined}
              className={`${quietButton} aria-[current=true]:border-primary aria-[current=true]:text-primary`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <form key={`${chosen.from} ${chosen.to}`} className="flex flex-wrap items-end gap-3">
        <DayField name="from" label="From" value={chosen.from} />
        <DayField name="to" label="To" value={chosen.to} />
        <button type="submit" className={quietButton}>
          Show
        </button>
        {(['pdf', 'csv'] as const).map((format) => (
          <a key={format} href={reportHref(chosen, format)} download className={quietButton}>
            <Download aria-hidden size={16} />
            {format.toUpperCase()}
          </a>
        ))}
      </form>
      {problem && (
        <p role="alert" className="text-2 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
