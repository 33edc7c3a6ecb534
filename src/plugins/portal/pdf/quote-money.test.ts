import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { pdfPages } from '../../../../tests/helpers/pdf-text'
import { formatQuantity, formatRate, type MoneyLine, totalsOf } from '../collections/invoices/money'
import { depositLines, moneyOfDeposit, totalsOfChoice } from '../collections/quotes/amounts'
import type { QuoteContent, QuoteLine } from '../collections/quotes/schema'
import { quotePdf } from './quote-pdf'

const RUNS = Number(process.env.PROPERTY_RUNS ?? 10_000)
/** Drawing one takes as long as computing thousands. */
const PAPERS = Math.ceil(RUNS / 800)

const rate = fc.constantFrom(0, 0, 1, 725, 865, 925, 1000, 3333, 10_000)
const anyLine = fc.record({
  quantityThousandths: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 1_000_000 })),
  unitPriceCents: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 10_000_000 })),
  discountBasisPoints: rate,
  taxRateBasisPoints: rate,
  isOptional: fc.boolean(),
  isChosen: fc.boolean(),
  /** What the reader thinks of it. */
  isWanted: fc.boolean(),
})
type AnyLine = typeof anyLine extends fc.Arbitrary<infer T> ? T : never
const anyQuote = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 10 }),
  depositBasisPoints: fc.oneof(rate, fc.integer({ min: 0, max: 10_000 })),
})

const linesOf = (lines: AnyLine[]): QuoteLine[] =>
  lines.map(({ isWanted: _isWanted, ...line }, index) => ({
    ...line,
    id: `line-${index}`,
    description: `Item-${index}`,
    unit: 'each',
    isChosen: !line.isOptional || line.isChosen,
    amountCents: totalsOf([line]).lineCents[0] ?? 0,
  }))

/** Half away from zero, done in another way than the product does it: in units of a ten-millionth of a cent. */
const rounded = (amount: bigint, unit: bigint): number => Number((amount + unit / 2n) / unit)
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const netOf = (line: Required<MoneyLine>): number =>
  rounded(
    BigInt(line.quantityThousandths) * BigInt(line.unitPriceCents) * BigInt(10_000 - line.discountBasisPoints),
    10_000_000n,
  )

test(`lines, discounts, taxes, total and deposit of ${RUNS} quotes agree with each other`, () => {
  fc.assert(
    fc.property(anyQuote, ({ lines: given, depositBasisPoints }) => {
      const lines = linesOf(given)
      const chosen = lines.filter((_line, index) => given[index]?.isWanted).map(({ id }) => id)
      const taken = lines.filter(({ id, isOptional }) => !isOptional || chosen.includes(id))
      const totals = totalsOfChoice(lines, depositBasisPoints, chosen)
      const { taxes, subtotalCents, taxCents, totalCents, depositCents } = totals
      const netAt = (basisPoints: number) =>
        sum(taken.filter((line) => line.taxRateBasisPoints === basisPoints).map(netOf))
      const deposit = totalsOf(depositLines(lines, depositBasisPoints, chosen).map(moneyOfDeposit))
      const depositOf = (basisPoints: number) => totalsOfChoice(lines, basisPoints, chosen).depositCents
      const rates = new Set(taken.map((line) => line.taxRateBasisPoints)).size

      // One comparison: ten thousand times many of them would take long.
      expect([
        subtotalCents,
        taxes.map((part) => [part.netCents, part.taxCents]),
        taxCents,
        totalCents,
        // The deposit is what an invoice over its lines comes to: nothing of nothing, all of all, never more than all.
        depositCents,
        [depositOf(0), depositOf(10_000)],
        depositCents <= totalCents,
        Math.abs(depositCents - (totalCents * depositBasisPoints) / 10_000) <= 2 * rates,
        // Neither the order of the lines nor what is not chosen has a say in it.
        JSON.stringify(totalsOfChoice(lines.toReversed(), depositBasisPoints, chosen)),
        JSON.stringify(totalsOfChoice(taken, depositBasisPoints, chosen)),
      ]).toEqual([
        sum(taken.map(netOf)),
        taxes.map(({ rateBasisPoints }) => [
          netAt(rateBasisPoints),
          rounded(BigInt(netAt(rateBasisPoints)) * BigInt(rateBasisPoints), 10_000n),
        ]),
        sum(taxes.map((part) => part.taxCents)),
        subtotalCents + taxCents,
        deposit.totalCents,
        [0, totalCents],
        true,
        true,
        JSON.stringify(totals),
        JSON.stringify(totals),
      ])
    }),
    { numRuns: RUNS },
  )
}, 60_000)

const cents = (text = ''): number => Number(text.replace(/[$,.]/g, ''))
const AMOUNT = String.raw`(\$[\d,]+\.\d\d)`

/** What a reader of the printed text adds up. */
function readSums(text: string) {
  const found = (pattern: string) => new RegExp(`${pattern} ${AMOUNT}`).exec(text)?.slice(1) ?? []
  return {
    subtotal: cents(found('Subtotal')[0]),
    taxes: [...text.matchAll(new RegExp(`Tax ([\\d.]+%) of ${AMOUNT} ${AMOUNT}`, 'g'))].map(([, of, net, tax]) => ({
      of,
      net: cents(net),
      tax: cents(tax),
    })),
    total: cents(found(' Total')[0]),
    deposit: cents(found(String.raw`Deposit on acceptance, [\d.]+%`)[0]),
  }
}

test(`the printed text of ${PAPERS} of them says the same, and adds up`, async () => {
  await fc.assert(
    fc.asyncProperty(anyQuote, async ({ lines: given, depositBasisPoints }) => {
      const lines = linesOf(given)
      const totals = totalsOfChoice(lines, depositBasisPoints)
      const quote: QuoteContent = {
        number: 'Q-2026-0001',
        version: 1,
        title: 'Recabling',
        recipient: { name: 'Ada', company: null, email: 'ada@example.org', address: null },
        scope: '',
        milestones: [],
        lines,
        validUntil: '2026-12-01',
        terms: '',
        depositBasisPoints,
        totals,
      }
      const sender = { company: 'Prairieline', lines: [] }
      const file = await quotePdf({ quote, sender, timeZone: 'America/Chicago', madeAt: new Date(0) })
      const text = pdfPages(file).flat().join(' ')

      let printed = 0
      for (const line of lines) {
        const facts = [formatQuantity(line.quantityThousandths), line.unit, AMOUNT.replaceAll(/[()]/g, '')]
        const discount = line.discountBasisPoints > 0 ? [formatRate(line.discountBasisPoints)] : []
        const choice = line.isOptional ? [line.isChosen ? 'Yes' : 'No'] : []
        const row = [line.description, ...facts, ...discount, formatRate(line.taxRateBasisPoints), ...choice].join(' +')
        const [, amount] = new RegExp(`${row} ${AMOUNT}`).exec(text) ?? []
        expect(cents(amount)).toBe(netOf(line))
        if (line.isChosen) printed += cents(amount)
      }
      const sums = readSums(text)
      expect(sums.subtotal).toBe(printed)
      expect(sums.taxes).toEqual(
        totals.taxes.map(({ rateBasisPoints, netCents, taxCents }) => ({
          of: formatRate(rateBasisPoints),
          net: netCents,
          tax: taxCents,
        })),
      )
      expect(sums.total).toBe(sums.subtotal + sum(sums.taxes.map(({ tax }) => tax)))
      expect([sums.total, sums.deposit]).toEqual([totals.totalCents, totals.depositCents])
    }),
    { numRuns: PAPERS },
  )
}, 60_000)
