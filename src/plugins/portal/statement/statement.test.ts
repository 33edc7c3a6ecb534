import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { statementCsv } from './csv'
import { periodOf } from './operations'
import { type Movement, runningBalance } from './running-balance'

const movement: fc.Arbitrary<Movement> = fc.record({
  date: fc.constantFrom('2026-01-01', '2026-01-02', '2026-02-01'),
  kind: fc.constantFrom('invoice', 'payment'),
  number: fc.constantFrom('INV-2026-0001', 'INV-2026-0002'),
  text: fc.constant(''),
  cents: fc.integer({ min: 1, max: 10_000_000 }),
})

describe('a statement', () => {
  test('opening, invoices and payments make the closing balance, at every line', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1_000_000 }), fc.array(movement), (opening, movements) => {
        const account = runningBalance(opening, movements)
        expect(account.closingCents).toBe(opening + account.invoicedCents - account.paidCents)
        expect(account.closingCents).toBe(account.entries.at(-1)?.balanceCents ?? opening)
        expect(account.entries.map(({ date }) => date)).toEqual(movements.map(({ date }) => date).sort())
      }),
    )
  })
  test('is of the last twelve months unless told otherwise', () => {
    expect(periodOf({}, '2026-11-20')).toEqual({ from: '2025-11-20', to: '2026-11-20' })
    expect(periodOf({ from: '2026-01-01' }, '2026-11-20')).toEqual({ from: '2026-01-01', to: '2026-11-20' })
  })
  test('is refused for a period that ends before it begins, or that is longer than five years', () => {
    expect(() => periodOf({ from: '2026-02-01', to: '2026-01-31' }, '2026-11-20')).toThrow(/on or after/)
    expect(() => periodOf({ from: '2000-01-01' }, '2026-11-20')).toThrow(/five years/)
  })
  test('as CSV is read by a program: no formula, quotes doubled, amounts plain', () => {
    const csv = statementCsv({
      from: '2026-01-01',
      to: '2026-01-31',
      client: { name: 'Ada', company: null, email: 'ada@winter.example' },
      ...runningBalance(0, [
        { date: '2026-01-05', kind: 'payment', number: 'INV-2026-0001', text: '=cmd("x"), y', cents: 5 },
      ]),
    })
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFDate,Kind,Invoice,Text,Amount,Balance',
      '2026-01-01,opening,,Opening balance,,0.00',
      `2026-01-05,payment,INV-2026-0001,"'=cmd(""x""), y",-0.05,-0.05`,
      '2026-01-31,closing,,Closing balance,,-0.05',
      '',
    ])
  })
})
