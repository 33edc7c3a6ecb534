import Link from 'next/link'
import type { ReactNode } from 'react'
import { formatDay } from '@/lib/shared/days'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { InvoiceDetails } from '@/plugins/portal/collections/invoices/schema'
import { Figure } from '../figure'
import { StateMark } from '../state-mark'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-1 text-ink-muted">{label}</dt>
      <dd className="mt-0.5 text-2 break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** Who, when, how much: the head of an invoice. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDetails }) {
  const { billTo, issueDate, dueDate, reference, project, status, balanceCents, totalCents, lateInterest } = invoice
  const isCredit = balanceCents < 0
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_2fr]">
      <Figure
        label={isCredit ? 'Your credit' : 'Balance due'}
        value={formatCents(Math.abs(balanceCents))}
        isLate={status === 'overdue'}
      >
        <p>{isCredit ? 'More was paid and credited than was due.' : `of ${formatCents(totalCents)}`}</p>
        <p className="mt-2">
          <StateMark state={status} />
        </p>
      </Figure>
      <dl className="grid content-start gap-x-8 gap-y-4 rounded border border-line bg-surface px-5 py-4 sm:grid-cols-3">
        <Fact label="Invoice date">{issueDate ? formatDay(issueDate) : 'On issue'}</Fact>
        <Fact label="Due date">{dueDate ? formatDay(dueDate) : 'On issue'}</Fact>
        {reference && <Fact label="Your reference">{reference}</Fact>}
        <Fact label="Bill to">{[billTo.company, billTo.name, billTo.address].filter(Boolean).join('\n')}</Fact>
        {lateInterest && (
          <Fact label="Late interest so far">
            {formatCents(lateInterest.cents)}, for {lateInterest.months} full{' '}
            {lateInterest.months === 1 ? 'month' : 'months'}
          </Fact>
        )}
        {project && (
          <Fact label="Project">
            <Link href={`/portal/projects/${project.id}`} prefetch={false} className="text-primary hover:underline">
              {project.name}
            </Link>
          </Fact>
        )}
      </dl>
    </div>
  )
}
