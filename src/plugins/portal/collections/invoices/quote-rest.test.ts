import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { billedLine } from '../../../../../tests/helpers/random-documents'
import { depositLines, moneyOfDeposit } from '../quotes/amounts'
import { netByRate } from './billed-lines'
import { totalsOf } from './money'
import { billedDeposit, type BilledLine, restLines } from './quote-rest'

const nothing = { lines: [], totalCents: 0 }
const fixed = (lines: BilledLine[]) =>
  lines.map((line, index) => ({ ...line, id: String(index), isOptional: false, isChosen: true }))

/** The deposit invoice of a quote over these lines, and what it comes to. */
function depositOf(lines: BilledLine[], basisPoints: number) {
  const billed = depositLines(fixed(lines), basisPoints)
    .map(moneyOfDeposit)
    .map((line) => ({ ...line, discountBasisPoints: 0 }))
  return billedDeposit('INV-2026-0001', { lines: billed, totalCents: totalsOf(billed).totalCents }, nothing)
}

const line: BilledLine = {
  description: 'Cable',
  quantityThousandths: 1000,
  unit: 'ft',
  unitPriceCents: 100_000,
  discountBasisPoints: 0,
  taxRateBasisPoints: 0,
}

describe('the rest of a quote', () => {
  test('is its lines, less the deposit at each rate of tax', () => {
    const lines = [line, { ...line, taxRateBasisPoints: 1000 }]
    expect(restLines(lines, depositOf(lines, 3000)).slice(2)).toEqual([
      expect.objectContaining({
        description: 'Less deposit, invoice INV-2026-0001, without tax',
        quantityThousandths: -1000,
        unitPriceCents: 30_000,
        taxRateBasisPoints: 0,
      }),
      expect.objectContaining({
        description: 'Less deposit, invoice INV-2026-0001, taxed at 10%',
        quantityThousandths: -1000,
        unitPriceCents: 30_000,
        taxRateBasisPoints: 1000,
      }),
    ])
  })
  test('without a deposit is the whole of it', () => {
    expect(restLines([line], null)).toEqual([line])
  })
  test('has a cent that the taxes were rounded by as a line that says so', () => {
    // 10% of 5 cents and of 10 cents are 1 cent each time, of 15 cents 2: as agreed. Of 4, 5 and 9 cents they are 0, 1 and 1.
    const lines = [{ ...line, unitPriceCents: 15, taxRateBasisPoints: 1000 }]
    const deposit = { number: 'INV-1', netByRate: new Map([[1000, 6]]), totalCents: 7 }
    // 15 + 2 agreed, 6 + 1 billed: 10 are left; 9 cents bear 1 cent of tax.
    expect(totalsOf(restLines(lines, deposit)).totalCents).toBe(10)
    const odd = { number: 'INV-1', netByRate: new Map([[1000, 5]]), totalCents: 6 }
    const twelve = [{ ...line, unitPriceCents: 10, taxRateBasisPoints: 1000 }]
    // 10 + 1 agreed, 5 + 1 billed: 5 are left, but 5 cents bear another cent of tax.
    expect(restLines(twelve, odd).at(-1)).toMatchObject({
      description: 'Rounding of the taxes, so that deposit and rest come to the quote',
      quantityThousandths: -1000,
      unitPriceCents: 1,
      taxRateBasisPoints: 0,
    })
  })
  test('and the deposit come to the quote to the cent, the rest is never less than zero, and no tax is more than a cent off', () => {
    let rounded = 0
    fc.assert(
      fc.property(
        fc.array(billedLine, { minLength: 1, maxLength: 12 }),
        fc.oneof(fc.constantFrom(0, 3000, 5000, 10_000), fc.integer({ min: 0, max: 10_000 })),
        (lines, basisPoints) => {
          const quote = totalsOf(lines)
          const deposit = depositOf(lines, basisPoints)
          const rest = restLines(lines, deposit.totalCents > 0 ? deposit : null)
          const totals = totalsOf(rest)
          const rounding = rest.find(({ description }) => description.startsWith('Rounding'))?.unitPriceCents ?? 0
          if (rounding > 0) rounded += 1
          // Compared without `expect`, which takes longer than the reckoning.
          return (
            deposit.totalCents + totals.totalCents === quote.totalCents &&
            totals.totalCents >= 0 &&
            [...netByRate(rest)].every(([rate, cents]) => rate === 0 || cents >= 0) &&
            rounding <= quote.taxes.length
          )
        },
      ),
      { numRuns: 10_000 },
    )
    // The case is met, and is not the rule.
    expect(rounded).toBeGreaterThan(0)
    expect(rounded).toBeLessThan(9000)
  })
  test('counts what was credited of the deposit', () => {
    const lines = [{ ...line, taxRateBasisPoints: 865 }]
    const billed = [{ ...line, unitPriceCents: 30_000, taxRateBasisPoints: 865 }]
    const credited = [{ ...line, unitPriceCents: 10_000, taxRateBasisPoints: 865 }]
    const after = billedDeposit(
      'INV-1',
      { lines: billed, totalCents: totalsOf(billed).totalCents },
      { lines: credited, totalCents: totalsOf(credited).totalCents },
    )
    expect(totalsOf(restLines(lines, after)).totalCents).toBe(totalsOf(lines).totalCents - after.totalCents)
    expect(restLines(lines, after)[1]).toMatchObject({ unitPriceCents: 20_000 })
  })
})
