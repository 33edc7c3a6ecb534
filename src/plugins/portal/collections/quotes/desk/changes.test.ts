import { describe, expect, test } from '@jest/globals'
import { totalsOf } from '../../invoices/money'
import { totalsOfChoice } from '../amounts'
import type { QuoteContent, QuoteLine } from '../schema'
import { changesBetween } from './changes'

let made = 0
const lineOf = (description: string, more: Partial<QuoteLine> = {}): QuoteLine => {
  const line = {
    id: `row-${++made}`,
    description,
    quantityThousandths: 2000,
    unit: 'each',
    unitPriceCents: 10_000,
    discountBasisPoints: 0,
    taxRateBasisPoints: 0,
    isOptional: false,
    isChosen: true,
    ...more,
  }
  return { ...line, amountCents: totalsOf([line]).lineCents[0] ?? 0 }
}

const quoteOf = (lines: QuoteLine[], more: Partial<QuoteContent> = {}): QuoteContent => ({
  number: 'Q-2026-0001',
  version: 1,
  title: 'Recabling',
  recipient: { name: 'Ada', company: null, email: 'ada@example.org', address: null },
  scope: 'Two floors',
  milestones: [{ id: 'm', title: 'Survey', days: 7 }],
  lines,
  validUntil: '2026-12-01',
  terms: 'As agreed',
  depositBasisPoints: 3000,
  totals: totalsOfChoice(lines, 3000),
  ...more,
})

test('two versions that say the same have no difference, whatever the ids of their rows are', () => {
  const rows = () => [lineOf('Cable'), lineOf('Cable'), lineOf('Labor', { isOptional: true, isChosen: false })]
  expect(changesBetween(quoteOf(rows()), quoteOf(rows(), { version: 2 }))).toEqual([])
})

test('fields are told in words; what was empty is added, what is emptied is removed', () => {
  const lines = [lineOf('Cable')]
  const before = quoteOf(lines, { scope: '' })
  const after = quoteOf(lines, {
    title: 'Recabling, again',
    recipient: { name: 'Ada', company: 'Mills', email: 'ada@example.org', address: null },
    scope: 'Three floors',
    terms: '',
    validUntil: '2026-12-31',
  })
  expect(changesBetween(before, after)).toEqual([
    { kind: 'changed', what: 'Title', before: 'Recabling', after: 'Recabling, again' },
    { kind: 'added', what: 'Company', before: null, after: 'Mills' },
    { kind: 'added', what: 'Scope of work', before: null, after: 'Three floors' },
    { kind: 'changed', what: 'Valid until', before: 'Dec 1, 2026', after: 'Dec 31, 2026' },
    { kind: 'removed', what: 'Terms', before: 'As agreed', after: null },
  ])
})

describe('lines', () => {
  test('are found again by what they say, and each changed value is told', () => {
    const after = lineOf('Cable', {
      quantityThousandths: 3500,
      unitPriceCents: 9000,
      discountBasisPoints: 1000,
      taxRateBasisPoints: 865,
      isOptional: true,
      isChosen: false,
    })
    const changes = changesBetween(quoteOf([lineOf('Labor'), lineOf('Cable')]), quoteOf([after, lineOf('Labor')]))
    expect(changes.map(({ what, before, after: to }) => [what, before, to])).toEqual([
      ['Line “Cable”: quantity', '2', '3.5'],
      ['Line “Cable”: unit price', '$100.00', '$90.00'],
      ['Line “Cable”: discount', '0%', '10%'],
      ['Line “Cable”: tax', '0%', '8.65%'],
      ['Line “Cable”: choice', 'not optional', 'optional, not proposed'],
      ['Line “Cable”: amount', '$200.00', '$283.50'],
      ['Subtotal', '$400.00', '$200.00'],
      ['Total', '$400.00', '$200.00'],
      ['Deposit', '30%, $120.00', '30%, $60.00'],
    ])
  })
  test('that came and went say what they come to', () => {
    const [gone, come] = [lineOf('Old rack', { unitPriceCents: 500 }), lineOf('New rack', { discountBasisPoints: 500 })]
    const changes = changesBetween(quoteOf([lineOf('Cable'), gone]), quoteOf([lineOf('Cable'), come]))
    expect(changes.slice(0, 2)).toEqual([
      { kind: 'added', what: 'Line “New rack”', before: null, after: '2 each at $100.00, less 5%, comes to $190.00' },
      { kind: 'removed', what: 'Line “Old rack”', before: '2 each at $5.00, comes to $10.00', after: null },
    ])
  })
  test('in other words at the same price are one line with another description', () => {
    expect(changesBetween(quoteOf([lineOf('Cable')]), quoteOf([lineOf('Cable, shielded')]))).toEqual([
      { kind: 'changed', what: 'Description of a line', before: 'Cable', after: 'Cable, shielded' },
    ])
  })
  test('of which there are two alike lose one when one is removed', () => {
    const changes = changesBetween(quoteOf([lineOf('Cable'), lineOf('Cable')]), quoteOf([lineOf('Cable')]))
    expect(changes.filter(({ what }) => what.startsWith('Line'))).toHaveLength(1)
    expect(changes[0]).toMatchObject({ kind: 'removed', what: 'Line “Cable”' })
  })
})

test('milestones are told by their title', () => {
  const lines = [lineOf('Cable')]
  const after = quoteOf(lines, {
    milestones: [
      { id: 'x', title: 'Handover', days: null },
      { id: 'y', title: 'Survey', days: 1 },
    ],
  })
  expect(changesBetween(quoteOf(lines), after)).toEqual([
    { kind: 'added', what: 'Milestone “Handover”', before: null, after: 'To be agreed' },
    { kind: 'changed', what: 'Milestone “Survey”', before: '7 days after acceptance', after: '1 day after acceptance' },
  ])
})

test('taxes and the deposit are told with the total', () => {
  const taxed = [lineOf('Cable', { taxRateBasisPoints: 1000 })]
  const changes = changesBetween(
    quoteOf([lineOf('Cable')]),
    quoteOf(taxed, { depositBasisPoints: 5000, totals: totalsOfChoice(taxed, 5000) }),
  )
  expect(changes.map(({ what, after }) => [what, after])).toEqual([
    ['Line “Cable”: tax', '10%'],
    ['Tax', '$20.00'],
    ['Total', '$220.00'],
    ['Deposit', '50%, $110.00'],
  ])
})
