import { formatCents } from '@/plugins/portal/collections/invoices/money'
import { quoteStateLabels } from '@/plugins/portal/collections/quotes/schema'
import type { StateCount } from '@/plugins/portal/reports/quotes'

const cell = 'px-3 py-2.5 sm:px-5'

/** Where quotes stand: how many of each state, and what they come to. */
export function Pipeline({ states }: { states: StateCount[] }) {
  if (states.every(({ count }) => count === 0))
    return (
      <p className="p-6 text-2 text-ink-muted">
        No quotes yet. They are written at the desk, from the request that asks.
      </p>
    )
  return (
    <table className="w-full border-collapse text-2 text-ink">
      <thead className="border-b border-line bg-sunken text-1 text-ink-muted">
        <tr>
          <th scope="col" className={`${cell} text-left font-medium`}>
            State
          </th>
          {['Quotes', 'Value'].map((label) => (
            <th key={label} scope="col" className={`${cell} text-right font-medium`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {states.map(({ state, count, cents }) => (
          <tr key={state} className="border-line not-last:border-b">
            <th scope="row" className={`${cell} text-left font-normal`}>
              {quoteStateLabels[state]}
            </th>
            {[count.toLocaleString('en-US'), formatCents(cents)].map((value, index) => (
              <td key={index} className={`${cell} text-right font-mono text-1 whitespace-nowrap tabular-nums`}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
