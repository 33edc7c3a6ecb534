import { describe, expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import type { InvoiceRow } from '@/plugins/portal/collections/invoices/schema'
import type { ClientQuote } from '@/plugins/portal/collections/quotes/schema'
import { periodsUpTo } from '../statement/period-form'
import { HoursPanel } from './hours-panel'
import { InvoiceList } from './invoice-list'
import { QuoteList } from './quote-list'
import { SummaryFigures } from './summary-figures'

const query = { status: 'all', page: 1, limit: 25 } as const
const row = (more: Partial<InvoiceRow>): InvoiceRow => ({
  id: 1,
  number: 'INV-2026-0001',
  status: 'issued',
  issueDate: '2026-10-01',
  dueDate: '2026-10-31',
  subtotalCents: 10_000,
  taxCents: 0,
  totalCents: 10_000,
  paidCents: 2500,
  creditedCents: 0,
  balanceCents: 7500,
  ...more,
})
const months = [
  { month: '2026-10', billableMinutes: 0, includedMinutes: 90 },
  { month: '2026-11', billableMinutes: 60, includedMinutes: 30 },
]

describe('the list of invoices', () => {
  test('says for each its dates, its status in words, its amounts, and links to it and to its PDF', () => {
    render(
      <InvoiceList
        rows={[row({}), row({ id: 2, number: 'INV-2026-0002', status: 'overdue' })]}
        total={2}
        query={query}
      />,
    )
    const late = screen.getByRole('row', { name: /INV-2026-0002/ })
    for (const text of ['Oct 1, 2026', 'Oct 31, 2026', 'Overdue', '$100.00', '$75.00'])
      expect(within(late).getByText(text)).toBeTruthy()
    expect(within(late).getByRole('link', { name: 'INV-2026-0002' }).getAttribute('href')).toBe('/portal/billing/2')
    expect(within(late).getByRole('link', { name: 'PDF of INV-2026-0002' }).getAttribute('href')).toBe(
      '/api/client/invoices/2/pdf',
    )
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page')
  })
  test('explains itself at the first use, without filters', () => {
    render(<InvoiceList rows={[]} total={0} query={query} />)
    expect(screen.getByText('No invoices yet')).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
  test('says that a filter finds nothing, and keeps the filters', () => {
    render(<InvoiceList rows={[]} total={0} query={{ ...query, status: 'void' }} />)
    expect(screen.getByText('No invoice is void')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/portal/billing')
  })
  test('leads to older and newer ones', () => {
    render(<InvoiceList rows={[row({})]} total={60} query={{ ...query, status: 'paid', page: 2 }} />)
    expect(screen.getByText('Page 2 of 3')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe('/portal/billing?status=paid&page=3')
    expect(screen.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/portal/billing?status=paid')
  })
})

describe('the list of quotes', () => {
  const quote = (more: Partial<ClientQuote>): ClientQuote => ({
    id: 7,
    number: 'Q-2026-0007',
    version: 1,
    title: 'Elevator ring',
    state: 'sent',
    validUntil: '2026-11-30',
    totalCents: 110_000,
    sentAt: '2026-11-01T12:00:00.000Z',
    project: null,
    path: '/quote/7-ab',
    ...more,
  })
  test('says for each its title, how it stands, until when and what it comes to', () => {
    render(<QuoteList quotes={[quote({ version: 2 }), quote({ id: 6, number: 'Q-2026-0006', state: 'expired' })]} />)
    const open = screen.getByRole('row', { name: /Q-2026-0007 v2/ })
    for (const text of ['Elevator ring', 'Open', 'Nov 30, 2026', '$1,100.00'])
      expect(within(open).getByText(text)).toBeTruthy()
    const act = within(open).getByRole('link', { name: 'Review and accept Q-2026-0007 v2' })
    expect(act.getAttribute('href')).toBe('/portal/billing/quotes/7')
    const over = screen.getByRole('row', { name: /Q-2026-0006/ })
    expect(within(over).getByText('Expired')).toBeTruthy()
    expect(within(over).getByRole('link', { name: 'View Q-2026-0006' })).toBeTruthy()
  })
  test('explains itself at the first use, with the way to ask', () => {
    render(<QuoteList quotes={[]} />)
    expect(screen.getByText('No quotes yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe('/rfq')
  })
})

test('the figures say what is owed and what is late', () => {
  const summary = { balanceCents: 20_000, overdueCents: 7500, openCount: 2, overdueCount: 1 }
  render(<SummaryFigures summary={summary} months={months} />)
  for (const text of [
    '$200.00',
    'On 2 invoices.',
    '$75.00',
    '1 invoice past due',
    '1.50',
    '1.00 of them billed by the hour.',
  ])
    expect(screen.getByText(text)).toBeTruthy()
})

describe('the hours', () => {
  test('are a picture with words, and a table', () => {
    const entries = [
      { id: 1, date: '2026-11-02', what: 'Splicing', minutes: 90, isBillable: true, projectName: 'Elevator ring' },
    ]
    render(<HoursPanel hours={{ months, entries }} />)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Hours used by month: Oct 2026 1.50 hours, Nov 2026 1.50 hours',
    )
    expect(screen.getByRole('row', { name: 'Nov 2026 0.50 1.00 1.50', hidden: true })).toBeTruthy()
    expect(screen.getByText('Elevator ring')).toBeTruthy()
  })
  test('explain themselves when there are none', () => {
    render(<HoursPanel hours={{ months: [{ ...months[0]!, includedMinutes: 0 }], entries: [] }} />)
    expect(screen.getByText('No hours in the last six months')).toBeTruthy()
  })
})

test('the common periods are whole months and years', () => {
  expect(periodsUpTo('2026-03-15')).toEqual([
    { label: 'This month', from: '2026-03-01', to: '2026-03-15' },
    { label: 'Last month', from: '2026-02-01', to: '2026-02-28' },
    { label: 'This year', from: '2026-01-01', to: '2026-03-15' },
    { label: 'Last year', from: '2025-01-01', to: '2025-12-31' },
  ])
})
