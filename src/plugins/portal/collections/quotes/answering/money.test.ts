import { expect, test } from '@jest/globals'
import { pdfPages } from '../../../../../../tests/helpers/pdf-text'
import type { Quote } from '@/payload-types'
import { quotePdf } from '../../../pdf/quote-pdf'
import { formatCents, MAX_PRICE_CENTS, MAX_TOTAL_CENTS, totalsOf } from '../../invoices/money'
import { contentChosen } from './choice'
import { invoiceLinesOf } from './follow'
import { canonicalText, hashOf, sealOf } from './signed'

/** Numbers that look random and are the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * (most + 1))
  }
}
type Next = ReturnType<typeof numbers>
const rates = [0, 0, 700, 865, 925, 1000, 1075]

const lineOf = (next: Next, index: number): NonNullable<Quote['lines']>[number] => ({
  id: `line-${index}`,
  description: `Line ${index}`,
  quantityThousandths: 1 + next(next(1) ? 50_000 : 99),
  unit: 'each',
  unitPriceCents: next(next(20) ? 500_000 : 90_000_000),
  discountBasisPoints: next(2) ? 0 : next(10_000),
  taxRateBasisPoints: rates[next(rates.length - 1)] ?? 0,
  isOptional: next(2) === 0,
  isChosen: next(1) === 0,
})

function quoteOf(next: Next): Quote {
  const lines = Array.from({ length: 1 + next(11) }, (_none, index) => lineOf(next, index))
  return {
    number: 'Q-2026-0007',
    version: 1,
    title: 'Ring',
    recipient: { name: 'Ada Winter', email: 'ada@mills.example' },
    lines,
    depositBasisPoints: next(4) ? next(10_000) : 10_000,
  } as Quote
}

/** A quote with a choice, as it is accepted: what the page shows is what `totalsOf` makes of the lines that are taken. */
function accepted(next: Next) {
  const quote = quoteOf(next)
  const lines = quote.lines ?? []
  const chosen = lines.filter((line) => line.isOptional && next(1)).map(({ id }) => id ?? '')
  const taken = lines.filter((line) => !line.isOptional || chosen.includes(line.id ?? ''))
  const shown = totalsOf(taken)
  return { shown, content: contentChosen(quote, { chosen, totalCents: shown.totalCents }) }
}

test('the accepted total is that of the chosen lines, and the deposit invoice comes to the deposit, for 10,000 quotes', () => {
  const next = numbers(20_261_122)
  let withDeposit = 0
  for (let round = 0; round < 10_000; round++) {
    const { shown, content } = accepted(next)
    const { depositCents, totalCents, taxes, subtotalCents } = content.totals
    expect([totalCents, subtotalCents, taxes]).toEqual([shown.totalCents, shown.subtotalCents, shown.taxes])
    const billed = invoiceLinesOf(content)
    expect(totalsOf(billed as never).totalCents).toBe(depositCents)
    // Whole cents are taken of each rate: no further from the share than half a cent and its tax for each of them.
    const off = Math.abs(depositCents - (totalCents * content.depositBasisPoints) / 10_000)
    expect(off).toBeLessThanOrEqual((taxes.length + 1) * 2)
    if (content.depositBasisPoints === 10_000) expect(depositCents).toBe(totalCents)
    if (depositCents > 0) withDeposit += 1
  }
  expect(withDeposit).toBeGreaterThan(8000)
})

test('the paper prints the amounts that were accepted, for 40 quotes', async () => {
  const next = numbers(7)
  const sender = { company: 'Prairieline Networks', lines: [] }
  for (let round = 0; round < 40; round++) {
    const { content } = accepted(next)
    const acceptedAt = '2026-11-22T12:00:00.000Z'
    const signature = { kind: 'typed', text: 'Ada' } as const
    const acceptance = { name: 'Ada', title: 'Owner', poNumber: null, signature, acceptedAt, address: '203.0.113.9' }
    const { text, seal } = sealOf({ sender, quote: content, acceptance })
    const paper = { quote: content, sender, timeZone: 'America/Chicago', madeAt: new Date(acceptedAt), seal }
    const printed = pdfPages(await quotePdf(paper)).flat()
    const { totalCents, subtotalCents, depositCents, taxes } = content.totals
    for (const cents of [totalCents, subtotalCents, depositCents, ...taxes.map(({ taxCents }) => taxCents)])
      if (cents > 0) expect(printed.join('\n')).toContain(formatCents(cents))
    for (const { amountCents } of content.lines) expect(printed).toContain(formatCents(amountCents))
    expect(printed).toContain(hashOf(text))
  }
}, 60_000)

test('the most that can be quoted is billed in lines that an invoice takes', () => {
  const line = {
    ...lineOf(numbers(1), 0),
    quantityThousandths: 99_999_000,
    unitPriceCents: 1_000_000,
    discountBasisPoints: 0,
    taxRateBasisPoints: 0,
    isOptional: false,
  }
  const quote = { ...quoteOf(numbers(1)), lines: [line], depositBasisPoints: 10_000 } as Quote
  const most = totalsOf([line]).totalCents
  expect(most).toBeGreaterThan(0.99 * MAX_TOTAL_CENTS)
  const content = contentChosen(quote, { chosen: [], totalCents: most })
  const billed = invoiceLinesOf(content)
  expect(billed.every(({ unitPriceCents }) => unitPriceCents <= MAX_PRICE_CENTS)).toBe(true)
  expect(totalsOf(billed as never).totalCents).toBe(most)
  expect(billed.length).toBeLessThanOrEqual(200)
})

test('equal things have one text, in whatever order they were written; another thing has another hash', () => {
  const one = canonicalText({ b: [1, { d: null, c: 'x' }], a: undefined, e: true })
  expect(one).toBe('{"b":[1,{"c":"x","d":null}],"e":true}')
  expect(canonicalText({ e: true, b: [1, { c: 'x', d: null }] })).toBe(one)
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hashOf(`${one} `)).not.toBe(hashOf(one))
})
