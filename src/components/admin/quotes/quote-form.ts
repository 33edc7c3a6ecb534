import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import { type DecimalKind, decimalText, parseDecimal } from '@/lib/shared/decimal'
import {
  type QuoteInput,
  quoteInput,
  type QuoteLine,
  type QuoteRecord,
} from '@/plugins/portal/collections/quotes/schema'

/** A line as it is typed: its numbers are texts until they are read. */
export type LineForm = {
  id?: string
  description: string
  quantity: string
  unit: string
  price: string
  discount: string
  tax: string
  isOptional: boolean
  isChosen: boolean
}
export type MilestoneForm = { id?: string; title: string; days: string }
/** A quote as it is typed. */
export type QuoteForm = {
  title: string
  clientId: number | null
  recipient: { name: string; company: string; email: string; address: string }
  scope: string
  milestones: MilestoneForm[]
  lines: LineForm[]
  validUntil: string
  terms: string
  deposit: string
}

/** A new line is taxed as the one before it. */
export const newLine = (tax = '0'): LineForm => ({
  description: '',
  quantity: '1',
  unit: 'each',
  price: '',
  discount: '0',
  tax,
  isOptional: false,
  isChosen: true,
})

const lineForm = (line: QuoteLine): LineForm => ({
  id: line.id,
  description: line.description,
  quantity: decimalText(line.quantityThousandths, 'quantity'),
  unit: line.unit,
  price: decimalText(line.unitPriceCents, 'dollars'),
  discount: decimalText(line.discountBasisPoints, 'percent'),
  tax: decimalText(line.taxRateBasisPoints, 'percent'),
  isOptional: line.isOptional,
  isChosen: line.isChosen,
})

/** A stored draft, to be typed in. */
export const formOf = (quote: QuoteRecord): QuoteForm => ({
  title: quote.title,
  clientId: quote.client?.id ?? null,
  recipient: {
    name: quote.recipient.name,
    company: quote.recipient.company ?? '',
    email: quote.recipient.email,
    address: quote.recipient.address ?? '',
  },
  scope: quote.scope,
  milestones: quote.milestones.map(({ id, title, days }) => ({ id, title, days: days === null ? '' : String(days) })),
  lines: quote.lines.map(lineForm),
  validUntil: quote.validUntil ?? '',
  terms: quote.terms,
  deposit: decimalText(quote.depositBasisPoints, 'percent'),
})

/** What is no number is none to the schema either, whose message says what is expected. */
const numberIn = (text: string, kind: DecimalKind): number => parseDecimal(text, kind) ?? NaN
const shareIn = (text: string): number => (text.trim() ? numberIn(text, 'percent') : 0)
const daysIn = (text: string): number | null => (text.trim() ? Number(/^\d+$/.exec(text.trim())?.[0] ?? NaN) : null)

/** The numbers of a line; NaN for those that cannot be read. */
export const lineNumbers = (line: Pick<LineForm, 'quantity' | 'price' | 'discount' | 'tax'>) => ({
  quantityThousandths: numberIn(line.quantity, 'quantity'),
  unitPriceCents: numberIn(line.price, 'dollars'),
  discountBasisPoints: shareIn(line.discount),
  taxRateBasisPoints: shareIn(line.tax),
})

/** The body of a save, not yet checked. */
const bodyOf = ({ milestones, lines, validUntil, deposit, ...form }: QuoteForm) => ({
  ...form,
  milestones: milestones.map(({ id, title, days }) => ({ ...(id && { id }), title, days: daysIn(days) })),
  lines: lines.map(({ id, description, unit, isOptional, isChosen, ...numbers }) => ({
    ...(id && { id }),
    description,
    unit,
    isOptional,
    isChosen: !isOptional || isChosen,
    ...lineNumbers(numbers),
  })),
  validUntil: validUntil || null,
  depositBasisPoints: shareIn(deposit),
})

const names: Record<string, string> = {
  quantityThousandths: 'quantity',
  unitPriceCents: 'price',
  discountBasisPoints: 'discount',
  taxRateBasisPoints: 'tax',
  depositBasisPoints: 'deposit',
}

/** The place in the form of what the schema or the server speaks of: `lines.0.unitPriceCents` is `lines.0.price`. */
export function fieldOf(path: string): string {
  const parts = path.split('.').map((part) => names[part] ?? part)
  // What is said of a whole list stands beside its rows.
  return parts.length === 1 && (parts[0] === 'lines' || parts[0] === 'milestones')
    ? `${parts[0]}.root`
    : parts.join('.')
}

/** What is read of a form: the body of a save, or what is wrong by place. */
export function readForm(form: QuoteForm): { input: QuoteInput } | { problems: { path: string; message: string }[] } {
  const read = quoteInput.safeParse(bodyOf(form))
  if (read.success) return { input: read.data }
  return { problems: read.error.issues.map(({ path, message }) => ({ path: fieldOf(path.join('.')), message })) }
}

/** Holds a form to the schema of its call. */
export const quoteResolver: Resolver<QuoteForm> = (form) => {
  const outcome = readForm(form)
  if ('input' in outcome) return { values: form, errors: {} }
  const errors: FieldErrors<QuoteForm> = {}
  for (const { path, message } of outcome.problems.toReversed()) set(errors, path, { type: 'schema', message })
  return { values: {}, errors }
}
