import { afterEach, describe, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { Freshness } from './freshness'
import { pathOf } from './line-chart'
import { Meter } from './meter'

afterEach(cleanup)

describe('a meter', () => {
  test.each([
    [42, 'normal', '42%'],
    [85, 'high', '85%, High'],
    [97, 'full', '97%, Full'],
    [null, 'normal', 'No data'],
  ] as const)('of %s says its figure and, where it gets scarce, a word', (percent, level, text) => {
    render(<Meter label="Storage" percent={percent} level={level} />)
    expect(screen.getByRole('meter', { name: 'Storage' }).getAttribute('aria-valuetext')).toBe(text)
  })

  test('is yellow where it is high', () => {
    render(<Meter label="Storage" percent={85} level="high" />)
    const fill = screen.getByRole('meter').firstElementChild as HTMLElement
    expect(fill.getAttribute('style')).toContain('var(--usage-high)')
  })
})

describe('the path of a line', () => {
  const at = '2026-11-20T10:00:00.000Z'
  test('goes from the left to the right, 0 at the bottom and 100 at the top', () => {
    expect(pathOf([0, 50, 100].map((value) => ({ at, value })))).toBe('M0.0 72.0 L120.0 36.0 L240.0 0.0')
  })
  test('stays in its frame', () => {
    expect(pathOf([-5, 130].map((value) => ({ at, value })))).toBe('M0.0 72.0 L240.0 0.0')
  })
  test('of nothing is nothing', () => {
    expect(pathOf([])).toBe('')
  })
})

describe('freshness', () => {
  test('marks sample data', () => {
    render(<Freshness updatedAt="2026-11-20T10:00:00.000Z" isSample />)
    expect(screen.getByText('Sample data')).toBeTruthy()
  })
  test('does not mark live data', () => {
    render(<Freshness updatedAt="2026-11-20T10:00:00.000Z" isSample={false} />)
    expect(screen.getByText(/^Last updated/)).toBeTruthy()
    expect(screen.queryByText('Sample data')).toBeNull()
  })
  test('says nothing of nothing', () => {
    const { container } = render(<Freshness updatedAt={null} isSample />)
    expect(container.textContent).toBe('')
  })
})
