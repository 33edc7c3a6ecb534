import { formatCents, formatQuantity, formatRate } from '@/plugins/portal/collections/invoices/money'
import type { QuoteLine } from '@/plugins/portal/collections/quotes/schema'

const head = 'py-2.5 pl-6 text-right font-medium whitespace-nowrap text-ink-muted'
const figure = 'font-mono tabular-nums @xl:py-3.5 @xl:pl-6 @xl:text-right @xl:align-baseline'
// Where there is little room, a label stands before what its column says elsewhere.
const labelled =
  "@max-xl:before:mr-1.5 @max-xl:before:font-sans @max-xl:before:text-ink-muted @max-xl:before:content-[attr(data-label)] @max-xl:before:content-[attr(data-label)_/_'']"

const Row = ({ line, hasTax }: { line: QuoteLine; hasTax: boolean }) => (
  <tr
    role="row"
    className="border-b border-line last:border-0 @max-xl:grid @max-xl:grid-cols-2 @max-xl:gap-x-4 @max-xl:gap-y-1 @max-xl:py-3.5"
  >
    <th
      role="rowheader"
      scope="row"
      className="text-2 font-medium break-words whitespace-pre-line @max-xl:col-span-2 @xl:py-3.5 @xl:align-baseline"
    >
      {line.description}
      {line.discountBasisPoints > 0 && (
        <span className="block text-1 font-normal text-ink-muted">
          Less a discount of {formatRate(line.discountBasisPoints)}
        </span>
      )}
    </th>
    <td role="cell" className={`${figure} @xl:whitespace-nowrap`}>
      {formatQuantity(line.quantityThousandths)} <span className="font-sans text-ink-muted">{line.unit}</span>
    </td>
    <td role="cell" data-label="at" className={`${figure} ${labelled} @max-xl:text-right`}>
      {formatCents(line.unitPriceCents)}
    </td>
    {hasTax && (
      <td role="cell" data-label="Tax" className={`${figure} ${labelled}`}>
        {formatRate(line.taxRateBasisPoints)}
      </td>
    )}
    <td role="cell" className={`${figure} text-2 font-medium @max-xl:text-right ${hasTax ? '' : '@max-xl:col-span-2'}`}>
      {formatCents(line.amountCents)}
    </td>
  </tr>
)

/** What is offered, line by line. The roles say again what it is, for browsers take a table laid out anew for something else. */
export function QuoteLines({ lines, caption }: { lines: QuoteLine[]; caption: string }) {
  const hasTax = lines.some((line) => line.taxRateBasisPoints > 0)
  return (
    <div className="@container">
      <table role="table" className="w-full border-collapse border-y border-line-strong text-left text-1 @max-xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="@max-xl:sr-only">
          <tr role="row" className="border-b border-line">
            <th role="columnheader" scope="col" className="py-2.5 font-medium text-ink-muted">
              Description
            </th>
            {['Quantity', 'Unit price', ...(hasTax ? ['Tax'] : []), 'Amount'].map((label) => (
              <th key={label} role="columnheader" scope="col" className={head}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-xl:block">
          {lines.map((line) => (
            <Row key={line.id} line={line} hasTax={hasTax} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
