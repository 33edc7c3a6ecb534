import { describe, expect, test } from '@jest/globals'
import { pdfPages } from '../../../../tests/helpers/pdf-text'
import type { InvoiceDetails } from '../collections/invoices/schema'
import { totalsOf } from '../collections/invoices/money'
import { invoicePdf } from './invoice-pdf'
import { statementPdf } from './statement-pdf'

const sender = { company: 'Prairieline Networks', lines: ['8600 Prairie Switch Road', '(913) 555-0142'] }

function invoiceOf(lineCount: number, more: Partial<InvoiceDetails> = {}): InvoiceDetails {
  const lines = Array.from({ length: lineCount }, (_none, index) => ({
    description: `Splice tray ${index + 1}, fusion spliced and tested in both directions`,
    quantityThousandths: 1500,
    unit: 'hour',
    unitPriceCents: 12_345,
    discountBasisPoints: 0,
    taxRateBasisPoints: 865,
    amountCents: 18_518,
  }))
  const { lineCents: _lines, ...totals } = totalsOf(lines)
  return {
    id: 7,
    number: 'INV-2026-0007',
    status: 'issued',
    issueDate: '2026-11-01',
    dueDate: '2026-12-01',
    ...totals,
    paidCents: 10_000,
    creditedCents: 0,
    balanceCents: totals.totalCents - 10_000,
    billTo: {
      name: 'Łucja Nguyễn-Müller',
      company: 'Žižkov & Søn Ελλάς ООО',
      email: 'l@example.org',
      address: '1 Elevator Road\nSalina, KS 67401',
    },
    project: { id: 1, name: 'Elevator fiber ring' },
    reference: 'PO 4711',
    notes: null,
    terms: 'Payment is due within 30 days. Overdue amounts bear late interest of 1.5% per month.',
    lines,
    credits: [],
    lateInterest: null,
    payments: [{ id: 1, date: '2026-11-10', amountCents: 10_000, method: 'Check', reference: '1204' }],
    ...more,
  }
}

const paper = (invoice: InvoiceDetails) => ({ invoice, sender, paymentInstructions: 'Pay by check.' })

describe('an invoice on paper', () => {
  test('says in selectable text all that is on it, names of any script letter by letter', async () => {
    const [lines = []] = pdfPages(await invoicePdf(paper(invoiceOf(2))))
    for (const text of [
      'Prairieline Networks',
      '8600 Prairie Switch Road',
      '(913) 555-0142',
      'INV-2026-0007',
      'Łucja Nguyễn-Müller',
      'Žižkov & Søn Ελλάς ООО',
      'Salina, KS 67401',
      'Nov 1, 2026',
      'Dec 1, 2026',
      'Open',
      'Your reference: PO 4711',
      'Project: Elevator fiber ring',
      '1.5',
      '$123.45',
      '8.65%',
      '$185.18',
      '$370.36',
      'Tax 8.65% of $370.36',
      '$32.04',
      '$402.40',
      'Paid Nov 10, 2026',
      '-$100.00',
      'Balance due',
      '$302.40',
      'Pay by check.',
      'Page 1 of 1',
    ])
      expect(lines).toContain(text)
    expect(lines.join(' ')).toContain('Overdue amounts bear late interest of 1.5% per month.')
    expect(lines.join('')).not.toContain('\uFFFD')
  })
  test('has the head of the table and its own number on each page, and every line once', async () => {
    const pages = pdfPages(await invoicePdf(paper(invoiceOf(90))))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((lines, index) => {
      expect(lines).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(lines).toContain('Prairieline Networks · Invoice INV-2026-0007')
    })
    for (const lines of pages.filter((one) => one.some((line) => line.startsWith('Splice tray'))))
      expect(lines.filter((line) => line === 'Unit price')).toHaveLength(1)
    const trays = pages.flat().filter((line) => line.startsWith('Splice tray'))
    expect(new Set(trays).size).toBe(90)
    expect(trays).toHaveLength(90)
  })
  test('is the same file each time', async () => {
    const [one, other] = await Promise.all([invoicePdf(paper(invoiceOf(3))), invoicePdf(paper(invoiceOf(3)))])
    expect(one.equals(other)).toBe(true)
  })
  test('asks for nothing when nothing is owed', async () => {
    const [lines = []] = pdfPages(await invoicePdf(paper(invoiceOf(1, { status: 'paid', balanceCents: 0 }))))
    expect(lines).toContain('Paid')
    expect(lines).not.toContain('How to pay')
  })
})

test('a statement on paper has its balances', async () => {
  const statement = {
    from: '2026-01-01',
    to: '2026-06-30',
    client: { name: 'Ada Winter', company: 'Winter Mills', email: 'ada@winter.example' },
    openingCents: 100,
    entries: [
      {
        date: '2026-02-01',
        kind: 'invoice' as const,
        number: 'INV-2026-0001',
        text: 'Invoice, due Mar 3, 2026',
        amountCents: 5000,
        balanceCents: 5100,
      },
    ],
    invoicedCents: 5000,
    creditedCents: 0,
    paidCents: 0,
    closingCents: 5100,
  }
  const [lines = []] = pdfPages(await statementPdf(statement, sender))
  for (const text of ['Statement', 'Jan 1, 2026 to Jun 30, 2026', 'Winter Mills', 'INV-2026-0001', '$50.00', '$51.00'])
    expect(lines).toContain(text)
})
