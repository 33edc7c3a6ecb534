import { type ChoiceTotals, isTaken, totalsOfChoice } from '@/plugins/portal/collections/quotes/amounts'
import { totalsOf } from '@/plugins/portal/collections/invoices/money'
import { parseDecimal } from '@/lib/shared/decimal'
import { quoteLineInput } from '@/plugins/portal/collections/quotes/schema'
import { type LineForm, lineNumbers } from './quote-form'

const numbers = quoteLineInput.pick({
  quantityThousandths: true,
  unitPriceCents: true,
  discountBasisPoints: true,
  taxRateBasisPoints: true,
})

/** The numbers of a line, if all of them can be read. */
const numbersOf = (line: LineForm) => numbers.safeParse(lineNumbers(line)).data

/** What a line comes to before tax; nothing while its numbers are not all there, or come to more than an invoice can hold. */
export function amountOf(line: LineForm): number | undefined {
  const read = numbersOf(line)
  try {
    return read && totalsOf([read]).lineCents[0]
  } catch {
    return undefined
  }
}

/** What is typed, in money. `open` is how many lines cannot be counted yet. */
export type Sums = {
  totals: ChoiceTotals | undefined
  open: number
  notChosen: { name: string; amountCents: number }[]
}

/** What the lines and the deposit that are typed come to: the same sum as everywhere else. */
export function sumsOf(lines: LineForm[], deposit: string): Sums {
  const read = lines.flatMap((line, index) => {
    const found = numbersOf(line)
    const { isOptional, isChosen } = line
    return found ? [{ ...found, isOptional, isChosen, id: String(index), name: line.description }] : []
  })
  const notChosen = read
    .filter((line) => !isTaken(line))
    .map((line) => ({ name: line.name, amountCents: amountOf(lines[Number(line.id)] as LineForm) ?? 0 }))
  const sums = { open: lines.length - read.length, notChosen }
  try {
    return { ...sums, totals: totalsOfChoice(read, parseDecimal(deposit, 'percent') ?? 0) }
  } catch {
    return { ...sums, totals: undefined }
  }
}
