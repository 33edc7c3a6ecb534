import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  decimalCents,
  formatCents,
  formatQuantity,
  formatRate,
  MAX_TOTAL_CENTS,
  type MoneyLine,
  totalsOf,
} from './money'

const line: fc.Arbitrary<MoneyLine> = fc.record({
  quantityThousandths: fc.integer({ min: 1, max: 5_000_000 }),
  unitPriceCents: fc.integer({ min: 0, max: 500_000 }),
  taxRateBasisPoints: fc.constantFrom(0, 635, 865, 1000, 1125),
})
const lines = fc.array(line, { maxLength: 40 })
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const RUNS = { numRuns: 2000 }

describe('the money of an invoice', () => {
  test('lines add up to the subtotal, subtotal and taxes to the total, all in whole cents', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const totals = totalsOf(some)
        expect(totals.subtotalCents).toBe(sum(totals.lineCents))
        expect(totals.taxCents).toBe(sum(totals.taxes.map((part) => part.taxCents)))
        expect(totals.totalCents).toBe(totals.subtotalCents + totals.taxCents)
        expect(
          Object.values(totals)
            .flat(2)
            .every((one) => typeof one === 'object' || Number.isInteger(one)),
        ).toBe(true)
      }),
      RUNS,
    )
  })
  test('each line and each tax is within half a cent of the exact amount', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const totals = totalsOf(some)
        some.forEach((one, index) => {
          const off =
            BigInt(totals.lineCents[index] ?? 0) * 1000n - BigInt(one.quantityThousandths * one.unitPriceCents)
          expect(Math.abs(Number(off))).toBeLessThanOrEqual(500)
        })
        for (const part of totals.taxes)
          expect(Math.abs(part.taxCents * 10_000 - part.netCents * part.rateBasisPoints)).toBeLessThanOrEqual(5000)
      }),
      RUNS,
    )
  })
  test('the order of the lines changes nothing', () => {
    fc.assert(
      fc.property(
        lines.chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))),
        ([some, shuffled]) => {
          const { lineCents: _lines, ...totals } = totalsOf(some)
          expect(totalsOf(shuffled)).toMatchObject(totals)
        },
      ),
      RUNS,
    )
  })
  test('one unit at a price in cents is that price, and ten thousand lines of a cent are a hundred dollars', () => {
    const cent = { quantityThousandths: 1000, unitPriceCents: 1, taxRateBasisPoints: 0 }
    expect(totalsOf(Array.from({ length: 10_000 }, () => cent)).totalCents).toBe(10_000)
  })
  test.each([
    [{ quantityThousandths: 500, unitPriceCents: 1, taxRateBasisPoints: 0 }, 1],
    [{ quantityThousandths: 499, unitPriceCents: 1, taxRateBasisPoints: 0 }, 0],
    [{ quantityThousandths: 500, unitPriceCents: -1, taxRateBasisPoints: 0 }, -1],
    [{ quantityThousandths: 333, unitPriceCents: 1000, taxRateBasisPoints: 0 }, 333],
  ])('%o is rounded half away from zero: %i', (one, cents) => {
    expect(totalsOf([one]).lineCents).toEqual([cents])
  })
  test('tax is rounded once for each rate, not for each line', () => {
    const line = { quantityThousandths: 1000, unitPriceCents: 5, taxRateBasisPoints: 1000 }
    expect(totalsOf([line, line]).taxes).toEqual([{ rateBasisPoints: 1000, netCents: 10, taxCents: 1 }])
  })
  test('more than an invoice can hold is refused', () => {
    const line = { quantityThousandths: 1000, unitPriceCents: MAX_TOTAL_CENTS, taxRateBasisPoints: 0 }
    expect(totalsOf([line]).totalCents).toBe(MAX_TOTAL_CENTS)
    expect(() => totalsOf([line, line])).toThrow(RangeError)
    expect(() => totalsOf([{ ...line, quantityThousandths: 0.5 }])).toThrow(RangeError)
  })
  test('is read as money, quantity and rate', () => {
    expect([formatCents(1_234_567), formatCents(-5)]).toEqual(['$12,345.67', '-$0.05'])
    expect([decimalCents(5), decimalCents(-123_450)]).toEqual(['0.05', '-1234.50'])
    expect([formatQuantity(1500), formatQuantity(1_000_000), formatRate(865), formatRate(0)]).toEqual([
      '1.5',
      '1,000',
      '8.65%',
      '0%',
    ])
  })
})
