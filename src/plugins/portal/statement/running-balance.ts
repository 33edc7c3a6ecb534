import type { Day } from '@/lib/shared/days'
import type { Statement, StatementEntry } from './schema'

/** What moves an account: invoices are positive, payments and credit notes are given as the amount that was paid or credited. */
export type Movement = Pick<StatementEntry, 'date' | 'kind' | 'number' | 'text'> & { cents: number }

type Account = Pick<
  Statement,
  'openingCents' | 'entries' | 'invoicedCents' | 'creditedCents' | 'paidCents' | 'closingCents'
>

// On one day, what is owed comes before what is given back, and that before what is paid.
const rank = { invoice: 0, credit: 1, payment: 2 } as const
const order = (a: Movement, b: Movement): number =>
  compare(a.date, b.date) || rank[a.kind] - rank[b.kind] || compare(a.number, b.number)
const compare = (a: Day | string, b: Day | string): number => (a < b ? -1 : a > b ? 1 : 0)

const sumOf = (movements: Movement[], kind: Movement['kind']): number =>
  movements.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.cents, 0)

/** Puts movements in their order and says after each what is owed. */
export function runningBalance(openingCents: number, movements: Movement[]): Account {
  let balanceCents = openingCents
  const entries = [...movements].sort(order).map(({ cents, ...movement }) => {
    const amountCents = movement.kind === 'invoice' ? cents : -cents
    balanceCents += amountCents
    return { ...movement, amountCents, balanceCents }
  })
  return {
    openingCents,
    entries,
    invoicedCents: sumOf(movements, 'invoice'),
    creditedCents: sumOf(movements, 'credit'),
    paidCents: sumOf(movements, 'payment'),
    closingCents: balanceCents,
  }
}
