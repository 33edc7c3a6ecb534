import type { ReportSection } from '@/plugins/portal/reports/schema'
import { Panel } from '../dashboard/panel'

const cell = 'px-5 py-2.5'

/** A part of a report as a table. */
export function SectionTable({ section: { title, columns, rows } }: { section: ReportSection }) {
  const [first = '', ...rest] = columns
  if (rows.length === 0)
    return (
      <Panel title={title}>
        <p className={`${cell} py-6 text-2 text-ink-muted`}>Nothing in this period.</p>
      </Panel>
    )
  return (
    <Panel title={title}>
      <table className="w-full border-collapse text-2 text-ink">
        <thead className="border-b border-line bg-sunken text-1 text-ink-muted">
          <tr>
            <th scope="col" className={`${cell} text-left font-medium`}>
              {first}
            </th>
            {rest.map((label) => (
              <th key={label} scope="col" className={`${cell} text-right font-medium`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-line not-last:border-b">
              <th scope="row" className={`${cell} text-left font-normal`}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={rest[index]} className={`${cell} text-right font-mono text-1 whitespace-nowrap tabular-nums`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
