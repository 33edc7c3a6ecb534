import { formatDay } from '@/lib/shared/days'
import { formatCents, formatQuantity, formatRate } from '../../invoices/money'
import type { QuoteChange, QuoteContent, QuoteLine, QuoteMilestone } from '../schema'
import { dueText } from '../words'

type Pair<T> = { before?: T; after?: T }

/**
 * Which row became which: rows have other ids in another version, so they are told by what they say. The first likeness
 * that holds counts; what is like nothing was added or removed. The order is that of the newer version.
 */
function pairsOf<T>(before: readonly T[], after: readonly T[], likenesses: ((row: T) => string)[]): Pair<T>[] {
  const partners = new Map<T, T>()
  const left = new Set(before)
  for (const likeness of likenesses)
    for (const row of after) {
      if (partners.has(row)) continue
      const partner = [...left].find((one) => likeness(one) === likeness(row))
      if (!partner) continue
      partners.set(row, partner)
      left.delete(partner)
    }
  return [
    ...after.map((row) => ({ before: partners.get(row), after: row })),
    ...[...left].map((row) => ({ before: row })),
  ]
}

/** A difference in one value, if there is one; an empty text is no value. */
function changed(what: string, before: string | null, after: string | null): QuoteChange[] {
  const [from, to] = [before || null, after || null]
  if (from === to) return []
  return [{ kind: from === null ? 'added' : to === null ? 'removed' : 'changed', what, before: from, after: to }]
}

const inWords = ({ quantityThousandths, unit, unitPriceCents, amountCents, ...line }: QuoteLine): string =>
  [
    `${formatQuantity(quantityThousandths)} ${unit} at ${formatCents(unitPriceCents)}`,
    line.discountBasisPoints > 0 && `less ${formatRate(line.discountBasisPoints)}`,
    line.taxRateBasisPoints > 0 && `plus ${formatRate(line.taxRateBasisPoints)} tax`,
    line.isOptional && (line.isChosen ? 'optional, proposed' : 'optional, not proposed'),
    `comes to ${formatCents(amountCents)}`,
  ]
    .filter(Boolean)
    .join(', ')

const optionText = ({ isOptional, isChosen }: QuoteLine): string =>
  isOptional ? (isChosen ? 'optional, proposed' : 'optional, not proposed') : 'not optional'

const lineFields: [name: string, of: (line: QuoteLine) => string][] = [
  ['quantity', (line) => formatQuantity(line.quantityThousandths)],
  ['unit', (line) => line.unit],
  ['unit price', (line) => formatCents(line.unitPriceCents)],
  ['discount', (line) => formatRate(line.discountBasisPoints)],
  ['tax', (line) => formatRate(line.taxRateBasisPoints)],
  ['choice', optionText],
  ['amount', (line) => formatCents(line.amountCents)],
]

function lineChanges({ before, after }: Pair<QuoteLine>): QuoteChange[] {
  const name = `Line “${(after ?? before)?.description ?? ''}”`
  if (!before || !after) return changed(name, before ? inWords(before) : null, after ? inWords(after) : null)
  return [
    ...changed('Description of a line', before.description, after.description),
    ...lineFields.flatMap(([field, of]) => changed(`${name}: ${field}`, of(before), of(after))),
  ]
}

const likeLines = [
  (line: QuoteLine) => JSON.stringify([line.description, line.unit, line.unitPriceCents, line.quantityThousandths]),
  (line: QuoteLine) => JSON.stringify([line.description, line.unit]),
  (line: QuoteLine) => line.description,
  // Said in other words, at the same price.
  (line: QuoteLine) => JSON.stringify([line.unit, line.unitPriceCents, line.quantityThousandths]),
]

function milestoneChanges({ before, after }: Pair<QuoteMilestone>): QuoteChange[] {
  const name = `Milestone “${(after ?? before)?.title ?? ''}”`
  return changed(name, before ? dueText(before.days) : null, after ? dueText(after.days) : null)
}

const likeMilestones = [
  (one: QuoteMilestone) => JSON.stringify([one.title, one.days]),
  (one: QuoteMilestone) => one.title,
]

const fields: [name: string, of: (quote: QuoteContent) => string | null][] = [
  ['Title', ({ title }) => title],
  ['Recipient', ({ recipient }) => recipient.name],
  ['Company', ({ recipient }) => recipient.company],
  ['E-mail address', ({ recipient }) => recipient.email],
  ['Address', ({ recipient }) => recipient.address],
  ['Scope of work', ({ scope }) => scope],
  ['Valid until', ({ validUntil }) => validUntil && formatDay(validUntil)],
  ['Terms', ({ terms }) => terms],
]

const sums: [name: string, of: (quote: QuoteContent) => string][] = [
  ['Subtotal', ({ totals }) => formatCents(totals.subtotalCents)],
  ['Tax', ({ totals }) => formatCents(totals.taxCents)],
  ['Total', ({ totals }) => formatCents(totals.totalCents)],
  ['Deposit', (quote) => `${formatRate(quote.depositBasisPoints)}, ${formatCents(quote.totals.depositCents)}`],
]

/** By what a version differs from the one before it, in the words in which it is read. */
export function changesBetween(before: QuoteContent, after: QuoteContent): QuoteChange[] {
  return [
    ...fields.flatMap(([name, of]) => changed(name, of(before), of(after))),
    ...pairsOf(before.lines, after.lines, likeLines).flatMap(lineChanges),
    ...pairsOf(before.milestones, after.milestones, likeMilestones).flatMap(milestoneChanges),
    ...sums.flatMap(([name, of]) => changed(name, of(before), of(after))),
  ]
}
