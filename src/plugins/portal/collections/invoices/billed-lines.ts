import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { type MoneyLine, totalsOf } from './money'

/** A line with all that its money needs. */
export type WholeLine = Required<MoneyLine>
type Table = 'invoices' | 'credit_notes'

const isWhole = (line: Partial<MoneyLine>): boolean =>
  [line.quantityThousandths, line.unitPriceCents, line.taxRateBasisPoints, line.discountBasisPoints ?? 0].every(
    Number.isSafeInteger,
  )

/** The amounts of a draft; nothing for what is beyond a document. Lines that the rules of their fields will refuse come to nothing. */
export function amountsOf(lines: Partial<MoneyLine>[]) {
  try {
    const { subtotalCents, taxCents, totalCents } = totalsOf(lines.every(isWhole) ? (lines as MoneyLine[]) : [])
    return { subtotalCents, taxCents, totalCents }
  } catch {
    return undefined
  }
}

/** The place of the first line that takes something away. */
export const placeOfDeduction = (lines: Partial<MoneyLine>[]): number =>
  lines.findIndex(({ quantityThousandths }) => Number(quantityThousandths) < 0)

/** What lines come to before tax, by their rate. */
export function netByRate(lines: MoneyLine[]): Map<number, number> {
  const { lineCents } = totalsOf(lines)
  const nets = new Map<number, number>()
  lines.forEach(({ taxRateBasisPoints: rate }, index) =>
    nets.set(rate, (nets.get(rate) ?? 0) + (lineCents[index] ?? 0)),
  )
  return nets
}

/** The money of the stored lines of a document, in their order. */
export async function linesOf(req: PayloadRequest, table: Table, ids: number[]): Promise<WholeLine[]> {
  const { rows } = await sqlOf(req).query<Record<string, string>>(
    `select quantity_thousandths, unit_price_cents, discount_basis_points, tax_rate_basis_points
     from ${table}_lines where _parent_id = any($1::int[]) order by _parent_id, _order`,
    [ids],
  )
  return rows.map((row) => ({
    quantityThousandths: Number(row.quantity_thousandths),
    unitPriceCents: Number(row.unit_price_cents),
    discountBasisPoints: Number(row.discount_basis_points),
    taxRateBasisPoints: Number(row.tax_rate_basis_points),
  }))
}
