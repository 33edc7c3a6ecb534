import { ChevronRight } from 'lucide-react'
import { LocalDate } from '@/components/admin/local-date'
import { DataTable } from '@/components/portal/data-table'
import { LineChart } from '@/components/portal/line-chart'
import type { Metric } from '@/plugins/portal/collections/usage-samples/schema'
import type { Usage } from '@/plugins/portal/sources/figures'

const strands: Record<Metric, string> = {
  cpu: 'var(--strand-blue)',
  memory: 'var(--strand-violet)',
  storage: 'var(--strand-yellow)',
  network: 'var(--strand-aqua)',
}

const summaryOf = ({ label, percent, lowest, highest, series }: Usage): string =>
  `${label} over the last ${series.length} samples: mean ${percent}%, lowest ${lowest}%, highest ${highest}%. The values are in the table below.`

function Chart({ usage }: { usage: Usage }) {
  const { metric, label, percent, lowest, highest, series } = usage
  return (
    <li className="min-w-0 bg-surface p-5">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-2 font-semibold">{label}</h3>
        <p className="font-mono text-1 text-ink-muted tabular-nums">
          <span className="text-2 font-medium text-ink">{percent}%</span> mean · {lowest}–{highest}%
        </p>
      </div>
      <LineChart summary={summaryOf(usage)} points={series} color={strands[metric]} />
    </li>
  )
}

function UsageTable({ usage }: { usage: Usage[] }) {
  const moments = usage[0]?.series ?? []
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 items-center gap-1.5 px-5 py-2 text-1 font-medium text-primary -outline-offset-2 hover:underline">
        <ChevronRight aria-hidden size={16} className="group-open:rotate-90" />
        Show the values as a table
      </summary>
      <DataTable
        caption="Usage, hour by hour"
        rows={moments.map(({ at }, index) => ({ at, index })).toReversed()}
        keyOf={({ at }) => at}
        columns={[
          { label: 'Time', isHead: true, cell: ({ at }) => <LocalDate value={at} withTime /> },
          ...usage.map(({ label, series }) => ({
            label,
            isNumber: true,
            cell: ({ index }: { index: number }) => <span className="font-mono">{series[index]?.value}%</span>,
          })),
        ]}
      />
    </details>
  )
}

/** The use of each capacity over time, as lines and as a table. */
export function UsageCharts({ usage }: { usage: Usage[] }) {
  if (usage.length === 0)
    return (
      <p className="px-5 py-10 text-center text-2 text-ink-muted">
        No measurements yet. The lines begin with the first hour that we measure.
      </p>
    )
  return (
    <>
      <ul className="grid gap-px bg-line sm:grid-cols-2">
        {usage.map((one) => (
          <Chart key={one.metric} usage={one} />
        ))}
      </ul>
      <UsageTable usage={usage} />
    </>
  )
}
