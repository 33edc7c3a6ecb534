import { expect, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import { lastMonths } from '@/lib/shared/days'
import type { SalesFigures } from '@/plugins/portal/reports/sales-figures'
import { Sales } from './sales'

const months = lastMonths('2026-11-20', 12)
const none: SalesFigures = {
  from: '2025-12-01',
  to: '2026-11-20',
  pipeline: (['draft', 'sent', 'viewed', 'accepted', 'declined', 'expired'] as const).map((state) => ({
    state,
    count: 0,
    cents: 0,
  })),
  outcome: { accepted: { state: 'accepted', count: 0, cents: 0 }, settled: { count: 0, cents: 0 } },
  answers: {
    requests: 0,
    answered: 0,
    medianHours: null,
    longestHours: null,
    medianBusinessHours: null,
    kept: 0,
    judged: 0,
  },
  overdue: 0,
  months,
  series: [{ label: 'Accepted quotes', cents: months.map(() => 0) }],
}
const some: SalesFigures = {
  ...none,
  pipeline: none.pipeline.map((one, index) => ({ ...one, count: index + 1, cents: 100_050 * index })),
  outcome: { accepted: { state: 'accepted', count: 4, cents: 1 }, settled: { count: 15, cents: 2 } },
  answers: { ...none.answers, requests: 25, answered: 24, medianBusinessHours: 4.46, kept: 23, judged: 25 },
  overdue: 3,
  series: [
    { label: 'Paid', cents: months.map((_month, index) => index * 100) },
    { label: 'Invoiced', cents: months.map(() => 123_456) },
  ],
}

const fact = (label: string) => screen.getByText(label).parentElement

test('an empty desk is calm: each part says that there is nothing yet', () => {
  render(<Sales figures={none} maySetUp={false} />)
  const section = screen.getByRole('region', { name: 'Sales' })
  expect(within(section).getByText(/^No quotes yet/)).toBeTruthy()
  expect(within(section).getByText('No quote was accepted in these months.')).toBeTruthy()
  expect(fact('Win rate')?.textContent).toBe('Win rateNo dataNo quote was settled yet')
  expect(fact('Past the promise')?.textContent).toBe('Past the promise0No request waits for longer')
  expect(screen.queryByRole('table')).toBeNull()
})

test('figures stand with what they were made of, and lead to the desk', () => {
  render(<Sales figures={some} maySetUp />)
  expect(fact('Win rate')?.textContent).toBe('Win rate27%4 of 15 settled quotes')
  expect(fact('Time to answer')?.textContent).toBe('Time to answer4.5 hMedian of 24 in business hours')
  expect(fact('Answered within 2 business days')?.textContent).toContain('92%23 of 25 requests')
  expect(screen.getByRole('link', { name: /^Show those that wait/ }).getAttribute('href')).toBe(
    '/admin/rfq?status=pending&sort=createdAt',
  )
  const row = within(screen.getByRole('region', { name: 'Pipeline' })).getByRole('row', { name: /^Viewed/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '$2,001.00'])
})

test('revenue is a picture with a name, and a table with every month and amount', () => {
  render(<Sales figures={some} maySetUp />)
  const panel = screen.getByRole('region', { name: 'Revenue by month' })
  expect(within(panel).getByRole('img').getAttribute('aria-label')).toContain('at most $1,234.56')
  const rows = panel.querySelectorAll('tbody tr')
  expect(rows).toHaveLength(12)
  expect(rows[11]?.textContent).toBe('Nov 2026$11.00$1,234.56')
})

test('without opening times it says so, and only who may is sent to set them', () => {
  const { rerender } = render(<Sales figures={{ ...none, overdue: null }} maySetUp={false} />)
  expect(screen.getByText(/No opening times are set/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Set them' })).toBeNull()
  rerender(<Sales figures={{ ...none, overdue: null }} maySetUp />)
  expect(screen.getByRole('link', { name: 'Set them' }).getAttribute('href')).toBe('/admin/settings?section=hours')
})
