import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'

let pathname = '/'
jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => pathname }))
const { NavLinks } = await import('./nav-links')

const usual = { rfq: '/rfq', portal: '/portal' }
const names = () => screen.getAllByRole('link').map((link) => link.textContent)
afterEach(cleanup)

/** The links that are marked as the page that is open. */
function markedAt(path: string): (string | null)[] {
  pathname = path
  render(<NavLinks targets={usual} />)
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)
}

test('all links are there in their order', () => {
  render(<NavLinks targets={usual} />)
  expect(names()).toEqual(['Home', 'Services', 'RFQ', 'Portal', 'About', 'Contact'])
})

test('a service that is away has no link', () => {
  render(<NavLinks targets={{ rfq: null, portal: null }} />)
  expect(names()).toEqual(['Home', 'Services', 'About', 'Contact'])
})

describe('the page that is open', () => {
  test.each([
    ['/', ['Home']],
    ['/services', ['Services']],
    ['/services/wireless', ['Services']],
    ['/servicesx', []],
    ['/rfq/thank-you', ['RFQ']],
    ['/privacy-policy', []],
  ])('at %s is %j', (path, marked) => {
    expect(markedAt(path)).toEqual(marked)
  })
})

describe('a service elsewhere', () => {
  const show = () => render(<NavLinks targets={{ rfq: '/rfq', portal: 'https://portal.example' }} />)

  test('opens in a new tab without a way back', () => {
    show()
    const link = screen.getByRole('link', { name: /^Portal/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  })

  test('says so', () => {
    show()
    expect(screen.getByRole('link', { name: 'Portal (opens in a new tab)' }).getAttribute('href')).toBe(
      'https://portal.example',
    )
  })
})

test('choosing a link tells the menu', () => {
  const onChoose = jest.fn()
  render(<NavLinks targets={{ rfq: '#rfq', portal: null }} onChoose={onChoose} />)
  fireEvent.click(screen.getByRole('link', { name: 'RFQ' }))
  expect(onChoose).toHaveBeenCalledTimes(1)
})
