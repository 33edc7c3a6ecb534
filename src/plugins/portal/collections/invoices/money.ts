/**
 * The money of an invoice, in one place: the panel, the screens, the PDF and the statement all show what is computed here.
 *
 * Amounts are whole cents, quantities whole thousandths, rates whole basis points (865 is 8.65%); nothing passes through
 * a fraction. Rounding is half away from zero, twice at most: each line, less its discount, is rounded to the cent, and then the tax, once
 * for each rate over the sum of its lines, as EN 16931 has it. So lines add up to the subtotal, the subtotal and the
 * taxes to the total, and neither the order of the lines nor their number changes what is due in tax.
 */

/** The currency of the site. */
export const CURRENCY = 'USD'
/** The most that an invoice can come to, in cents: far within what a number holds exactly. */
export const MAX_TOTAL_CENTS = 99_999_999_999
/** The most of a quantity, in thousandths. */
export const MAX_QUANTITY = 1_000_000_000
/** The most of a price for one unit, in cents. */
export const MAX_PRICE_CENTS = 1_000_000_000
/** The highest rate of tax, in basis points: 100%. */
export const MAX_RATE = 10_000

/** As much of a line as its money needs. Without a discount it has none. */
export type MoneyLine = {
  quantityThousandths: number
  unitPriceCents: number
  taxRateBasisPoints: number
  discountBasisPoints?: number
}
/** The tax of all lines with one rate. */
export type TaxPart = { rateBasisPoints: number; netCents: number; taxCents: number }
/** What an invoice comes to. `taxes` has each rate once, the lowest first; without the rate of zero. */
export type Totals = {
  lineCents: number[]
  taxes: TaxPart[]
  subtotalCents: number
  taxCents: number
  totalCents: number
}

/** A whole quotient, half away from zero. */
function quotient(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * (dividend < 0n ? -dividend : dividend) + divisor
  const rounded = doubled / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

const sum = (amounts: bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

function safe(amount: bigint): number {
  const limit = BigInt(MAX_TOTAL_CENTS)
  if (amount > limit || amount < -limit) throw new RangeError('The amount is larger than an invoice can hold')
  return Number(amount)
}

const netOf = ({ quantityThousandths, unitPriceCents, discountBasisPoints = 0 }: MoneyLine): bigint =>
  quotient(BigInt(quantityThousandths) * BigInt(unitPriceCents) * BigInt(MAX_RATE - discountBasisPoints), 10_000_000n)

/**
 * What the lines of an invoice come to.
 * @throws RangeError beyond MAX_TOTAL_CENTS, or for numbers that are not whole
 */
export function totalsOf(lines: MoneyLine[]): Totals {
  const nets = lines.map(netOf)
  const rates = [...new Set(lines.map((line) => line.taxRateBasisPoints))].filter((rate) => rate !== 0)
  const parts = rates
    .sort((a, b) => a - b)
    .map((rate) => {
      const net = sum(nets.filter((_net, index) => lines[index]?.taxRateBasisPoints === rate))
      return { rate, net, tax: quotient(net * BigInt(rate), 10_000n) }
    })
  const subtotal = sum(nets)
  const tax = sum(parts.map((part) => part.tax))
  return {
    lineCents: nets.map(safe),
    taxes: parts.map((part) => ({
      rateBasisPoints: part.rate,
      netCents: safe(part.net),
      taxCents: safe(part.tax),
    })),
    subtotalCents: safe(subtotal),
    taxCents: safe(tax),
    totalCents: safe(subtotal + tax),
  }
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY })

/** Cents as they are read: `$1,234.50`. */
export const formatCents = (cents: number): string => money.format(cents / 100)

/** Cents without a sign of the currency, for a file that is read by a program: `-1234.50`. */
export function decimalCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const upTo = (digits: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: digits })
const quantity = upTo(3)
const percent = upTo(2)

/** A quantity in thousandths as it is read: `1.5`. */
export const formatQuantity = (thousandths: number): string => quantity.format(thousandths / 1000)
/** A rate in basis points as it is read: `8.65%`. */
export const formatRate = (basisPoints: number): string => `${percent.format(basisPoints / 100)}%`
