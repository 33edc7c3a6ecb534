import { type MoneyLine, type Totals, totalsOf } from '../invoices/money'

type ChoiceLine = Required<MoneyLine> & { id: string; isOptional: boolean; isChosen: boolean }

/** What a choice of lines comes to; the deposit is that of `depositLines`, tax included. */
export type ChoiceTotals = Omit<Totals, 'lineCents'> & { depositCents: number }

/** A line of a deposit invoice: one for each rate of tax. */
export type DepositLine = { netCents: number; taxRateBasisPoints: number }

/** Whether a line counts: those that are not optional do. `chosen` holds optional ones; without it, what the quote proposes. */
export const isTaken = (
  line: Pick<ChoiceLine, 'id' | 'isOptional' | 'isChosen'>,
  chosen?: readonly string[],
): boolean => !line.isOptional || (chosen ? chosen.includes(line.id) : line.isChosen)

/** The share of a whole amount, half a cent up. Both are whole and not negative. */
const share = (cents: number, basisPoints: number): number =>
  Number((2n * BigInt(cents) * BigInt(basisPoints) + 10_000n) / 20_000n)

/** The lines of the deposit: that share of what is taxed alike, so that the deposit bears the taxes of what it is for. */
export function depositLines(
  lines: readonly ChoiceLine[],
  depositBasisPoints: number,
  chosen?: readonly string[],
): DepositLine[] {
  const taken = lines.filter((line) => isTaken(line, chosen))
  const { lineCents } = totalsOf(taken)
  const rates = [...new Set(taken.map((line) => line.taxRateBasisPoints))].sort((a, b) => a - b)
  return rates
    .map((rate) => ({
      taxRateBasisPoints: rate,
      netCents: share(
        taken.reduce((sum, line, index) => sum + (line.taxRateBasisPoints === rate ? (lineCents[index] ?? 0) : 0), 0),
        depositBasisPoints,
      ),
    }))
    .filter(({ netCents }) => netCents > 0)
}

/** As many units of a cent as the deposit has: what an invoice over it bills. */
export const moneyOfDeposit = ({ netCents, taxRateBasisPoints }: DepositLine): MoneyLine => ({
  quantityThousandths: 1000,
  unitPriceCents: netCents,
  taxRateBasisPoints,
})

/**
 * What a quote comes to with the optional lines in `chosen`; without it, with those that it proposes.
 * @throws RangeError beyond what an invoice can hold
 */
export function totalsOfChoice(
  lines: readonly ChoiceLine[],
  depositBasisPoints: number,
  chosen?: readonly string[],
): ChoiceTotals {
  const { lineCents: _lineCents, ...totals } = totalsOf(lines.filter((line) => isTaken(line, chosen)))
  const deposit = totalsOf(depositLines(lines, depositBasisPoints, chosen).map(moneyOfDeposit))
  return { ...totals, depositCents: deposit.totalCents }
}
