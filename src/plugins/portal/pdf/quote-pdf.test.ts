import { inflateSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { pdfPages } from '../../../../tests/helpers/pdf-text'
import { totalsOf } from '../collections/invoices/money'
import { totalsOfChoice } from '../collections/quotes/amounts'
import type { QuoteContent, QuoteLine, QuoteSeal } from '../collections/quotes/schema'
import { quotePdf, type QuotePaper } from './quote-pdf'

const lineOf = (id: string, more: Partial<QuoteLine> = {}): QuoteLine => {
  const line = {
    id,
    description: `Category 6A drop ${id}, terminated and certified`,
    quantityThousandths: 24_000,
    unit: 'each',
    unitPriceCents: 18_500,
    discountBasisPoints: 0,
    taxRateBasisPoints: 865,
    isOptional: false,
    isChosen: true,
    ...more,
  }
  return { ...line, amountCents: totalsOf([line]).lineCents[0] ?? 0 }
}

function quoteOf(more: Partial<QuoteContent> = {}): QuoteContent {
  const lines = more.lines ?? [
    lineOf('a'),
    lineOf('b', { discountBasisPoints: 1000, unit: 'hour', quantityThousandths: 2500, unitPriceCents: 12_000 }),
    lineOf('c', { isOptional: true, isChosen: false, description: 'Spare patch cords' }),
  ]
  return {
    number: 'Q-2026-0007',
    version: 2,
    title: 'Recabling of two floors',
    recipient: {
      name: 'Łucja Nguyễn-Müller',
      company: 'Žižkov & Søn',
      email: 'l@example.org',
      address: '1 Elevator Road\nSalina, KS 67401',
    },
    scope: 'Two floors, 24 drops each.\n\nNights only.',
    milestones: [
      { id: 'm', title: 'Survey', days: 7 },
      { id: 'n', title: 'Handover', days: null },
    ],
    validUntil: '2026-12-22',
    terms: 'Prices hold until the end of the last day.',
    depositBasisPoints: 3000,
    totals: totalsOfChoice(lines, 3000),
    ...more,
    lines,
  }
}

const paper = (more: Partial<QuotePaper> = {}): QuotePaper => ({
  quote: quoteOf(),
  sender: { company: 'Prairieline Networks', lines: ['8600 Prairie Switch Road'] },
  timeZone: 'America/Chicago',
  madeAt: new Date('2026-11-23T02:00:00.000Z'),
  ...more,
})
const textOf = async (more: Partial<QuotePaper> = {}) => pdfPages(await quotePdf(paper(more)))

const seal: QuoteSeal = {
  name: 'Łucja Nguyễn-Müller',
  title: 'Head of IT',
  poNumber: 'PO 4711',
  signature: { kind: 'typed', text: 'Łucja Nguyễn' },
  acceptedAt: '2026-11-23T04:30:05.000Z',
  address: '203.0.113.9',
  contentHash: 'ab'.repeat(32),
}

describe('a quote on paper', () => {
  test('says in selectable text all that it comes to', async () => {
    const pages = await textOf()
    const lines = pages.flat()
    for (const text of [
      'Q-2026-0007, version 2',
      'Recabling of two floors',
      'Žižkov & Søn',
      'Salina, KS 67401',
      // The day of the company, not of Greenwich.
      'Nov 22, 2026',
      'Dec 22, 2026',
      'Two floors, 24 drops each.',
      'Nights only.',
      'Survey',
      '7 days after acceptance',
      'To be agreed',
      '$4,440.00',
      '10%',
      '$270.00',
      'Optional items',
      'No',
      '$4,710.00',
      'Tax 8.65% of $4,710.00',
      '$407.42',
      '$5,117.42',
      'Deposit on acceptance, 30%',
      '$1,535.22',
      'Prices hold until the end of the last day.',
      `Page 1 of ${pages.length}`,
    ])
      expect(lines).toContain(text)
    expect(lines.join('')).not.toContain('\uFFFD')
    expect(lines).not.toContain('Accepted')
  })
  test('has a column for discounts only where there is one, and no deposit where none is asked for', async () => {
    const lines = [lineOf('a')]
    const quote = quoteOf({ lines, depositBasisPoints: 0, totals: totalsOfChoice(lines, 0) })
    const text = (await textOf({ quote })).flat()
    expect(text).not.toContain('Discount')
    expect(text).not.toContain('Optional items')
    expect(text.join(' ')).not.toContain('Deposit')
    expect((await textOf()).flat()).toContain('Discount')
  })
  test('is marked as long as it is a draft', async () => {
    const text = (await textOf({ isDraft: true, quote: quoteOf({ number: null, version: 1 }) })).flat()
    expect(text).toEqual(expect.arrayContaining(['Draft', 'Draft, not sent']))
    expect((await textOf({ isDraft: true })).flat()).toContain('Q-2026-0007, version 2, draft')
    expect((await textOf()).flat().join(' ')).not.toMatch(/draft/i)
  })
  test('goes on over pages, each with its number, and loses no word of a long text', async () => {
    const words = Array.from({ length: 1600 }, (_none, index) => `word${index}`)
    const pages = await textOf({ quote: quoteOf({ scope: words.join(' '), terms: words.join(' ') }) })
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach((lines, index) => expect(lines).toContain(`Page ${index + 1} of ${pages.length}`))
    const all = pages.flat().join(' ').split(/\s+/)
    expect(all.filter((word) => /^word\d+$/.test(word))).toEqual([...words, ...words])
  })
  test('is the same file each time', async () => {
    const [one, other] = await Promise.all([quotePdf(paper({ seal })), quotePdf(paper({ seal }))])
    expect(one.equals(other)).toBe(true)
  })
})

describe('an accepted quote', () => {
  test('says who accepted it, when in both clocks, from where, and the hash of what was accepted', async () => {
    const lines = (await textOf({ seal })).flat()
    for (const text of [
      'Accepted quote',
      'Accepted',
      'Head of IT',
      'PO 4711',
      'Łucja Nguyễn',
      'Signature, typed',
      '2026-11-23 04:30:05 UTC',
      '203.0.113.9',
      'ab'.repeat(32),
    ])
      expect(lines).toContain(text)
    expect(lines.join(' ')).toContain('Nov 22, 2026, 10:30:05 PM CST')
  })
  test('has a drawn signature as lines, within its box', async () => {
    const strokes: [number, number][][] = [
      [
        [0, 0],
        [1000, 300],
      ],
      [
        [500, 10],
        [510, 290],
      ],
    ]
    const file = await quotePdf(paper({ seal: { ...seal, signature: { kind: 'drawn', strokes } } }))
    expect(pdfPages(file).flat()).toContain('Signature, drawn')
    expect(pdfPages(file).flat()).not.toContain('Łucja Nguyễn')
    const drawn = [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
      .map(([, bytes = '']) => {
        try {
          return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
        } catch {
          return ''
        }
      })
      .find((text) => text.includes('1 J'))
    const points = [...(drawn?.split('1 J')[1] ?? '').matchAll(/([\d.]+) ([\d.]+) [ml]\n/g)].slice(0, 4)
    const [a, b, c, d] = points.map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(points).toHaveLength(4)
    expect([(b?.[0] ?? 0) - (a?.[0] ?? 0), (b?.[1] ?? 0) - (a?.[1] ?? 0)]).toEqual([250, 75])
    expect([(d?.[0] ?? 0) - (c?.[0] ?? 0), (d?.[1] ?? 0) - (c?.[1] ?? 0)]).toEqual([2.5, 70])
  })
  test('stays on one page with its signature', async () => {
    for (let lines = 1; lines < 30; lines += 9) {
      const quote = quoteOf({ terms: Array.from({ length: lines }, (_none, index) => `Term ${index}.`).join('\n') })
      const pages = await textOf({ quote, seal })
      const page = pages.find((one) => one.includes('Accepted'))
      expect(page).toContain('ab'.repeat(32))
    }
  })
})
