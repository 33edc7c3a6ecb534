import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SearchButton } from './search-link'
import { SearchSlot } from './search-slot'

afterEach(cleanup)

const setOpen = jest.fn()
const pressed = (target: Element, init: KeyboardEventInit): [isTaken: boolean, calls: number] => {
  setOpen.mockClear()
  const isTaken = !fireEvent.keyDown(target, init)
  return [isTaken, setOpen.mock.calls.length]
}

test.each<[string, KeyboardEventInit, boolean]>([
  ['Ctrl and K', { key: 'k', ctrlKey: true }, true],
  ['Command and K', { key: 'k', metaKey: true }, true],
  ['Ctrl and K with caps lock', { key: 'K', ctrlKey: true }, true],
  ['K alone', { key: 'k' }, false],
  ['Ctrl, Shift and K', { key: 'k', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl and J', { key: 'j', ctrlKey: true }, false],
])('%s', (_keys, init, opens) => {
  render(<SearchSlot isOpen={false} setOpen={setOpen} rfq="/rfq" opener={{ current: null }} />)
  expect(pressed(document.body, init)).toEqual([opens, opens ? 1 : 0])
})

describe('the link', () => {
  const show = () => {
    setOpen.mockClear()
    render(<SearchButton onOpen={() => setOpen(true)} />)
    return screen.getByRole('link', { name: 'Search' })
  }
  test('leads to the search page, and opens the search where one is', () => {
    const link = show()
    expect([link.getAttribute('href'), link.getAttribute('aria-haspopup')]).toEqual(['/search', 'dialog'])
    expect(fireEvent.click(link)).toBe(false)
    expect(setOpen).toHaveBeenCalledTimes(1)
  })
  test('is left to the browser when a new tab is wanted', () => {
    const link = show()
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link, { ctrlKey: true })
    expect(setOpen).not.toHaveBeenCalled()
  })
})
