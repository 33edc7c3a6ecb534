import { formatDay } from '@/lib/shared/days'
import { formatCents, formatQuantity, formatRate } from '@/plugins/portal/collections/invoices/money'
import type { QuoteLine, QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { card, heading } from './looks'
import { TotalsTable } from './totals-table'

const text = 'max-w-[80ch] text-2 break-words whitespace-pre-wrap'
const cell = 'px-3 py-3 align-top max-md:block max-md:p-0'

function Line({ line }: { line: QuoteLine }) {
  const { quantityThousandths, unit, unitPriceCents, discountBasisPoints, taxRateBasisPoints } = line
  return (
    <tr
      role="row"
      className="border-line not-last:border-b max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:py-3"
    >
      <td role="cell" className={`${cell} break-words max-md:col-span-2`}>
        {line.description}
        {line.isOptional && (
          <span className="block text-1 text-ink-muted">
            Optional, {line.isChosen ? 'chosen' : 'not chosen and not counted'}
          </span>
        )}
      </td>
      <td role="cell" className={`${cell} tabular-nums md:text-right`}>
        {formatQuantity(quantityThousandths)} {unit}
      </td>
      <td role="cell" className={`${cell} tabular-nums md:text-right`}>
        <span className="md:hidden">at </span>
        {formatCents(unitPriceCents)}
        {discountBasisPoints > 0 && (
          <span className="block text-1 text-ink-muted">less {formatRate(discountBasisPoints)}</span>
        )}
      </td>
      <td role="cell" className={`${cell} text-right tabular-nums max-md:col-start-2 max-md:row-start-3`}>
        <span className="md:hidden">Tax </span>
        {formatRate(taxRateBasisPoints)}
      </td>
      <td role="cell" className={`${cell} text-right font-medium tabular-nums max-md:col-start-2 max-md:row-start-2`}>
        {formatCents(line.amountCents)}
      </td>
    </tr>
  )
}

function Lines({ lines }: { lines: QuoteLine[] }) {
  return (
    <table role="table" className="w-full border-collapse text-2 max-md:block">
      <caption className="sr-only">Lines of the quote</caption>
      <thead role="rowgroup" className="border-b border-line-strong text-1 text-ink-muted max-md:sr-only">
        <tr role="row">
          {['Description', 'Quantity', 'Unit price', 'Tax', 'Amount'].map((label, index) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={`px-3 py-2 font-medium ${index > 0 ? 'text-right' : 'text-left'}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Recipient({ recipient }: Pick<QuoteRecord, 'recipient'>) {
  const { name, company, email, address } = recipient
  return (
    <address className="text-2 break-words whitespace-pre-line not-italic">
      {[name, company, address, email].filter(Boolean).join('\n')}
    </address>
  )
}

/** A quote to be read: what was sent, and with which totals. */
export function QuoteDocument({ quote }: { quote: QuoteRecord }) {
  const { title, scope, milestones, lines, totals, depositBasisPoints, terms, validUntil } = quote
  return (
    <article aria-labelledby="quote-title" className={`${card} grid gap-6`}>
      <header className="flex flex-wrap justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 id="quote-title" className={`${heading} break-words`}>
            {title}
          </h2>
          <p className="text-2 text-ink-muted">
            {validUntil ? `Valid until the end of ${formatDay(validUntil)}` : 'Without a last day'}
          </p>
        </div>
        <Recipient recipient={quote.recipient} />
      </header>
      {scope && (
        <section aria-labelledby="quote-scope">
          <h3 id="quote-scope" className="mb-2 text-2 font-semibold">
            Scope of work
          </h3>
          <p className={text}>{scope}</p>
        </section>
      )}
      <Lines lines={lines} />
      <div className="md:ml-auto md:w-80">
        <TotalsTable totals={totals} deposit={formatRate(depositBasisPoints)} />
      </div>
      {milestones.length > 0 && (
        <section aria-labelledby="quote-steps">
          <h3 id="quote-steps" className="mb-2 text-2 font-semibold">
            Milestones
          </h3>
          <ol className="grid list-decimal gap-1 pl-5 text-2">
            {milestones.map(({ id, title: step, days }) => (
              <li key={id} className="break-words">
                {step}
                {days !== null && <span className="text-ink-muted">, {days} days after acceptance</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {terms && (
        <section aria-labelledby="quote-conditions">
          <h3 id="quote-conditions" className="mb-2 text-2 font-semibold">
            Terms
          </h3>
          <p className={text}>{terms}</p>
        </section>
      )}
    </article>
  )
}
