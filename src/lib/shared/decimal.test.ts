import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { formatCents, formatQuantity, formatRate } from '@/plugins/portal/collections/invoices/money'
import { type DecimalKind, decimalText, parseDecimal } from './decimal'

const kinds: [DecimalKind, (value: number) => string][] = [
  ['quantity', formatQuantity],
  ['dollars', formatCents],
  ['percent', formatRate],
]

describe('a decimal number that is typed', () => {
  test.each(kinds)('is read as it is written: %s', (kind, format) => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999_999 }), (value) => {
        expect(parseDecimal(decimalText(value, kind), kind)).toBe(value)
        expect(parseDecimal(format(value), kind)).toBe(value)
      }),
      { numRuns: 2000 },
    )
  })

  test('is written without a fraction of its own making', () => {
    expect(decimalText(1500, 'quantity')).toBe('1.5')
    expect(decimalText(123_450, 'dollars')).toBe('1,234.50')
    expect(decimalText(5, 'dollars')).toBe('0.05')
    expect(decimalText(865, 'percent')).toBe('8.65')
    expect(decimalText(3000, 'percent')).toBe('30')
  })

  test.each<[string, DecimalKind, number]>([
    ['1.5', 'quantity', 1500],
    ['.5', 'quantity', 500],
    ['2.', 'quantity', 2000],
    ['1,000', 'quantity', 1_000_000],
    ['1.5000', 'quantity', 1500],
    ['$1,234.50', 'dollars', 123_450],
    [' $ 12 ', 'dollars', 1200],
    ['0', 'dollars', 0],
    ['8.65 %', 'percent', 865],
    // What is no exact fraction in binary is exact here.
    ['1.005', 'quantity', 1005],
    ['4.35', 'dollars', 435],
  ])('%j is %s %d', (text, kind, value) => expect(parseDecimal(text, kind)).toBe(value))

  test.each<[string, DecimalKind]>([
    ['', 'dollars'],
    ['.', 'dollars'],
    ['$', 'dollars'],
    ['-1', 'dollars'],
    ['1e3', 'quantity'],
    ['12,50', 'dollars'],
    ['1,2345', 'dollars'],
    ['1.234', 'dollars'],
    ['1.2345', 'quantity'],
    ['$5', 'quantity'],
    ['5%', 'dollars'],
    ['five', 'percent'],
    ['1.2.3', 'quantity'],
    ['99999999999999999999', 'dollars'],
  ])('%j is no %s', (text, kind) => expect(parseDecimal(text, kind)).toBeUndefined())
})
