import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readUbl } from '../../../../../tests/helpers/en16931'
import { pdfPages } from '../../../../../tests/helpers/pdf-text'
import { billedLine, documentOf, documents } from '../../../../../tests/helpers/random-documents'
import type { CreditNote, Invoice, Payment } from '@/payload-types'
import { invoicePdf } from '../../pdf/invoice-pdf'
import { runningBalance } from '../../statement/running-balance'
import { ublXml } from '../../ubl/ubl'
import { formatCents, totalsOf } from './money'
import type { BilledLine } from './quote-rest'
import { presentDetails } from './present'

type Random = { lines: BilledLine[]; paid: number[]; credited: number }

const random: fc.Arbitrary<Random> = fc.record({
  lines: documents,
  paid: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3 }),
  credited: fc.integer({ min: 0, max: 100 }),
})
const share = (cents: number, percent: number) => Math.floor((cents * percent) / 100)

/** A stored invoice over those lines with payments and a credit note, as it is presented. */
function presented({ lines, paid, credited }: Random) {
  const { subtotalCents, taxCents, totalCents } = totalsOf(lines)
  let left = totalCents
  const amounts = paid.map((percent) => {
    const amount = share(left, percent)
    left -= amount
    return amount
  })
  const creditedCents = share(totalCents, credited)
  const row = {
    id: 1,
    number: 'INV-2026-0009',
    status: left - creditedCents <= 0 ? 'paid' : 'issued',
    issueDate: '2026-11-22T12:00:00.000Z',
    dueDate: '2026-12-22T12:00:00.000Z',
    lines,
    ...{ subtotalCents, taxCents, totalCents, creditedCents },
    paidCents: totalCents - left,
  } as unknown as Invoice
  const payments = amounts.map(
    (amountCents, id) => ({ id, date: '2026-11-23T12:00:00.000Z', amountCents, method: 'bank' }) as Payment,
  )
  const credits = [
    { id: 1, number: 'CN-2026-0001', issueDate: '2026-11-24T12:00:00.000Z', totalCents: creditedCents, reason: 'x' },
  ] as unknown as CreditNote[]
  return presentDetails(row, { today: '2026-11-24', payments, credits, lateInterest: null, project: null })
}

const statementOf = ({ totalCents, payments, credits }: ReturnType<typeof presented>) =>
  runningBalance(0, [
    { date: '2026-11-22', kind: 'invoice', number: 'INV-2026-0009', text: '', cents: totalCents },
    ...payments.map(({ date, amountCents }) => ({
      date,
      kind: 'payment' as const,
      number: '',
      text: '',
      cents: amountCents,
    })),
    ...credits.map(({ date, amountCents }) => ({
      date,
      kind: 'credit' as const,
      number: '',
      text: '',
      cents: amountCents,
    })),
  ])

/** Half away from zero, by other means than the code's own: in fractions that are exact. */
function roundedBy(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator
  const rest = numerator % denominator
  return rest * 2n >= denominator ? whole + 1n : whole
}

/** The total of a document by the rules in words: lines rounded, then the tax of each rate over the sum of its lines. */
function reckoned(lines: BilledLine[]): bigint {
  const byRate = new Map<number, bigint>()
  for (const line of lines) {
    const whole =
      BigInt(line.quantityThousandths) * BigInt(line.unitPriceCents) * BigInt(10_000 - line.discountBasisPoints)
    const rate = line.taxRateBasisPoints
    byRate.set(rate, (byRate.get(rate) ?? 0n) + roundedBy(whole, 10_000_000n))
  }
  return [...byRate].reduce((sum, [rate, net]) => sum + net + roundedBy(net * BigInt(rate), 10_000n), 0n)
}

describe('the money of a document', () => {
  test('is the same on the invoice, its lines and taxes, and the statement, for 10,000 documents', () => {
    fc.assert(
      fc.property(random, (one) => {
        const invoice = presented(one)
        const statement = statementOf(invoice)
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
        // Compared without `expect`, which takes longer than the reckoning.
        return (
          BigInt(invoice.totalCents) === reckoned(one.lines) &&
          sum(invoice.lines.map(({ amountCents }) => amountCents)) === invoice.subtotalCents &&
          sum(invoice.taxes.map(({ taxCents }) => taxCents)) === invoice.taxCents &&
          invoice.subtotalCents + invoice.taxCents === invoice.totalCents &&
          statement.closingCents === invoice.balanceCents &&
          statement.invoicedCents - statement.creditedCents - statement.paidCents === invoice.balanceCents
        )
      }),
      { numRuns: 10_000 },
    )
  }, 60_000)
  test('is the same in the XML', async () => {
    await fc.assert(
      fc.asyncProperty(random, async (one) => {
        const invoice = presented(one)
        const read = readUbl(await ublXml({ ...documentOf(one.lines, 'invoice'), prepaidCents: invoice.paidCents }))
        expect(read).toMatchObject({
          lineCents: invoice.lines.map(({ amountCents }) => amountCents),
          subtotalCents: invoice.subtotalCents,
          taxCents: invoice.taxCents,
          totalCents: invoice.totalCents,
          payableCents: invoice.totalCents - invoice.paidCents,
        })
      }),
      { numRuns: 200 },
    )
  }, 60_000)
  test('is the same on paper, with the discounts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          lines: fc.array(billedLine, { minLength: 1, maxLength: 6 }),
          paid: fc.constant<number[]>([30]),
          credited: fc.constant(10),
        }),
        async (one) => {
          const invoice = presented(one)
          const texts = pdfPages(
            await invoicePdf({ invoice, sender: { company: 'Prairieline', lines: [] }, paymentInstructions: 'Pay.' }),
          ).flat()
          const amounts = [invoice.subtotalCents, invoice.totalCents, ...invoice.lines.map((line) => line.amountCents)]
          for (const cents of [...amounts, ...invoice.taxes.map((tax) => tax.taxCents)])
            expect(texts).toContain(formatCents(cents))
          expect(texts).toContain(formatCents(Math.abs(invoice.balanceCents)))
          expect(texts.includes('Discount')).toBe(one.lines.some((line) => line.discountBasisPoints > 0))
        },
      ),
      { numRuns: 25 },
    )
  }, 60_000)
})
