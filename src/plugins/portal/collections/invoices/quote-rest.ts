import { netByRate, type WholeLine } from './billed-lines'
import { formatRate, totalsOf } from './money'

/** A line as it stands on an invoice. */
export type BilledLine = WholeLine & { description: string; unit: string }
/** What a deposit invoice stands for after its credit notes: before tax by rate, and in all. */
export type BilledDeposit = { number: string; netByRate: ReadonlyMap<number, number>; totalCents: number }

const once = (description: string, cents: number, taxRateBasisPoints: number): BilledLine => ({
  description,
  quantityThousandths: cents < 0 ? -1000 : 1000,
  unit: 'each',
  unitPriceCents: Math.abs(cents),
  discountBasisPoints: 0,
  taxRateBasisPoints,
})

/** The deposit, taken off again: one line for each rate of tax, so that each rate is taxed on what was not billed yet. */
function deductionsOf({ number, netByRate: nets }: BilledDeposit): BilledLine[] {
  const parts = [...nets].filter(([, cents]) => cents !== 0).sort(([a], [b]) => a - b)
  return parts.map(([rate, cents]) => {
    const taxed = parts.length === 1 ? '' : rate === 0 ? ', without tax' : `, taxed at ${formatRate(rate)}`
    return once(`Less deposit, invoice ${number}${taxed}`, -cents, rate)
  })
}

/**
 * What is left to bill of a quote: its chosen lines, less the deposit.
 *
 * Deposit and rest come to the total of the quote, to the cent. Tax is rounded on each invoice for itself, as it has to be,
 * so the taxes of the two can differ from that of the quote by a cent for each rate. What was agreed is the total of the
 * quote, and what is due in tax is its rate of the base, so neither gives way: the difference is a line of its own, without
 * tax, that says what it is.
 */
export function restLines(chosen: readonly BilledLine[], deposit: BilledDeposit | null): BilledLine[] {
  if (!deposit) return [...chosen]
  const lines = [...chosen, ...deductionsOf(deposit)]
  const left = totalsOf([...chosen]).totalCents - deposit.totalCents
  const difference = left - totalsOf(lines).totalCents
  if (difference === 0) return lines
  return [...lines, once('Rounding of the taxes, so that deposit and rest come to the quote', difference, 0)]
}

/** What a deposit invoice billed, less what was credited of it. */
export function billedDeposit(
  number: string,
  invoice: { lines: WholeLine[]; totalCents: number },
  credits: { lines: WholeLine[]; totalCents: number },
): BilledDeposit {
  const nets = netByRate(invoice.lines)
  for (const [rate, cents] of netByRate(credits.lines)) nets.set(rate, (nets.get(rate) ?? 0) - cents)
  return { number, netByRate: nets, totalCents: invoice.totalCents - credits.totalCents }
}
