import type { ReactNode } from 'react'
import Link from 'next/link'
import { PROMISED_DAYS } from '@/lib/shared/business-time'
import { share } from '@/plugins/portal/reports/share'
import type { SalesFigures } from '@/plugins/portal/reports/sales-figures'

const counted = (count: number): string => count.toLocaleString('en-US')
const link = 'text-primary underline underline-offset-4'

type FactProps = { label: string; value: string; isAlarm?: boolean; children: ReactNode }

function Fact({ label, value, isAlarm = false, children }: FactProps) {
  return (
    <div className="flex flex-col gap-1 bg-surface p-5">
      <dt className="text-1 text-ink-muted">{label}</dt>
      <dd className={`m-0 font-mono text-4 font-medium tabular-nums ${isAlarm ? 'text-danger' : ''}`}>{value}</dd>
      <dd className="m-0 text-1 text-ink-muted">{children}</dd>
    </div>
  )
}

function Waiting({ overdue, maySetUp }: { overdue: number | null; maySetUp: boolean }) {
  if (overdue === null)
    return (
      <Fact label="Past the promise" value="No data">
        No opening times are set.{' '}
        {maySetUp && (
          <Link href="/admin/settings?section=hours" prefetch={false} className={link}>
            Set them
          </Link>
        )}
      </Fact>
    )
  return (
    <Fact label="Past the promise" value={counted(overdue)} isAlarm={overdue > 0}>
      {overdue === 0 ? (
        'No request waits for longer'
      ) : (
        <Link href="/admin/rfq?status=pending&sort=createdAt" prefetch={false} className={link}>
          Show those that wait, longest first
        </Link>
      )}
    </Fact>
  )
}

type Props = { figures: SalesFigures; maySetUp: boolean }

/** How many quotes are won, how fast requests are answered, and what waits for too long. */
export function SalesFacts({ figures: { outcome, answers, overdue }, maySetUp }: Props) {
  const { accepted, settled } = outcome
  const { medianBusinessHours: hours, answered, kept, judged } = answers
  return (
    <dl className="m-0 grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      <Fact label="Win rate" value={share(accepted.count, settled.count)}>
        {settled.count === 0
          ? 'No quote was settled yet'
          : `${counted(accepted.count)} of ${counted(settled.count)} settled quotes`}
      </Fact>
      <Fact label="Time to answer" value={hours === null ? 'No data' : `${hours.toFixed(1)} h`}>
        {answered === 0 ? 'No request was answered yet' : `Median of ${counted(answered)} in business hours`}
      </Fact>
      <Fact label={`Answered within ${PROMISED_DAYS} business days`} value={share(kept, judged)}>
        {judged === 0 ? 'Nothing was due yet' : `${counted(kept)} of ${counted(judged)} requests`}
      </Fact>
      <Waiting overdue={overdue} maySetUp={maySetUp} />
    </dl>
  )
}
