import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ThemeSwitch } from '@/components/layout/theme-switch'
import { chooseTheme, readTheme, startTheme, subscribeToTheme, THEME_KEY, themeScript } from './theme'

const root = document.documentElement
const systemListeners = new Set<() => void>()
let isDark = false

/** The operating system goes dark or light. */
function systemBecomes(dark: boolean): void {
  isDark = dark
  for (const listener of systemListeners) listener()
}

/** Another tab stores a choice: this one is told by the event only. */
function otherTabChooses(theme: string | null): void {
  if (theme === null) localStorage.clear()
  else localStorage.setItem(THEME_KEY, theme)
  window.dispatchEvent(new StorageEvent('storage', { key: theme === null ? null : THEME_KEY }))
}

function blockStorage(): void {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
}

// What a page adds to its window is taken away with it, so that each test has a page of its own.
const added: [string, EventListenerOrEventListenerObject][] = []
const addEventListener = window.addEventListener.bind(window)

beforeEach(() => {
  isDark = false
  window.matchMedia = (() => ({
    get matches() {
      return isDark
    },
    addEventListener: (_type: string, listener: () => void) => systemListeners.add(listener),
  })) as unknown as typeof window.matchMedia
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      added.push([type, listener])
      addEventListener(type, listener)
    })
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  for (const [type, listener] of added.splice(0)) window.removeEventListener(type, listener)
  systemListeners.clear()
  chooseTheme('system')
  localStorage.clear()
  delete root.dataset.theme
  delete root.dataset.js
})

const runScript = () => (0, eval)(themeScript) as void

describe.each([
  ['the script in the head', runScript],
  ['a page that the browser rendered', startTheme],
])('%s', (_name, start) => {
  test.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['purple', true, 'dark'],
    ['__proto__', false, 'light'],
  ])('with the choice %j on a system whose darkness is %j shows %s', (stored, dark, shown) => {
    localStorage.setItem(THEME_KEY, stored)
    isDark = dark
    start()
    expect(root.dataset.theme).toBe(shown)
  })

  test('without a choice follows the system', () => {
    isDark = true
    start()
    expect(root.dataset.theme).toBe('dark')
  })

  test('marks the page as one with scripts', () => {
    start()
    expect(root.dataset.js).toBe('')
  })

  test('follows a change of the system', () => {
    start()
    systemBecomes(true)
    expect(root.dataset.theme).toBe('dark')
  })

  test('keeps a choice when the system changes', () => {
    localStorage.setItem(THEME_KEY, 'light')
    start()
    systemBecomes(true)
    expect(root.dataset.theme).toBe('light')
  })

  test('follows a choice in this tab', () => {
    start()
    chooseTheme('dark')
    expect(root.dataset.theme).toBe('dark')
  })

  test('follows a choice in another tab', () => {
    start()
    otherTabChooses('dark')
    expect(root.dataset.theme).toBe('dark')
  })

  test('goes back to the system when all storage is emptied', () => {
    localStorage.setItem(THEME_KEY, 'dark')
    start()
    otherTabChooses(null)
    expect(root.dataset.theme).toBe('light')
  })

  test('works where storage is blocked', () => {
    blockStorage()
    start()
    chooseTheme('dark')
    expect(root.dataset.theme).toBe('dark')
  })
})

test('a page whose script has run is left to it', () => {
  root.dataset.js = ''
  startTheme()
  expect([root.dataset.theme, systemListeners.size]).toEqual([undefined, 0])
})

describe('the choice', () => {
  test('is the system until one was made', () => {
    expect(readTheme()).toBe('system')
  })

  test('is kept', () => {
    chooseTheme('dark')
    expect([readTheme(), localStorage.getItem(THEME_KEY)]).toEqual(['dark', 'dark'])
  })

  test('that makes no sense is none', () => {
    localStorage.setItem(THEME_KEY, 'purple')
    expect(readTheme()).toBe('system')
  })

  test('lasts as long as the page where storage is blocked', () => {
    blockStorage()
    chooseTheme('light')
    expect(readTheme()).toBe('light')
  })

  test('is not told to who has stopped listening', () => {
    const listener = jest.fn()
    subscribeToTheme(listener)()
    chooseTheme('dark')
    otherTabChooses('light')
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('the switch', () => {
  const checked = () => screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked)

  test('shows the choice', () => {
    localStorage.setItem(THEME_KEY, 'dark')
    render(<ThemeSwitch />)
    expect(checked().map(({ value }) => value)).toEqual(['dark'])
  })

  test('makes the choice', () => {
    render(<ThemeSwitch />)
    fireEvent.click(screen.getByRole('radio', { name: 'Light' }))
    expect(localStorage.getItem(THEME_KEY)).toBe('light')
  })

  test('agrees with the other switch of the page', () => {
    render(
      <>
        <ThemeSwitch />
        <ThemeSwitch />
      </>,
    )
    const [first] = screen.getAllByRole('radio', { name: 'Dark' })
    if (first) fireEvent.click(first)
    expect(checked().map(({ value }) => value)).toEqual(['dark', 'dark'])
  })
})
