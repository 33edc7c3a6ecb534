import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { SearchResult } from '@/search/result'
import { SearchDialog } from './search-dialog'

type Asked = { q: string; signal?: AbortSignal | null; answer: (response: Response | Error) => Promise<void> }

const real = globalThis.fetch
let asked: Asked[] = []
beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  globalThis.fetch = jest.fn((url: unknown, init?: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      const answer = async (response: Response | Error) => {
        await act(async () => {
          if (response instanceof Error) reject(response)
          else resolve(response)
          await Promise.resolve()
        })
        await act(async () => {})
      }
      asked.push({ q: new URL(String(url), 'http://x').searchParams.get('q') ?? '', signal: init?.signal, answer })
    })
  }) as typeof fetch
  Element.prototype.scrollIntoView = jest.fn()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  globalThis.fetch = real
})

const found = (...titles: string[]): Response =>
  Response.json({
    results: titles.map((title): SearchResult => ({
      title,
      path: `/${title.toLowerCase()}`,
      kind: 'page',
      excerpt: [
        { text: 'about ', hit: false },
        { text: title, hit: true },
      ],
    })),
  })
const onClose = jest.fn()
const show = (rfq: string | null = '/rfq') =>
  render(<SearchDialog rfq={rfq} opener={{ current: null }} onClose={onClose} />)
const field = () => screen.getByRole('combobox')
const pause = (milliseconds = 120) => act(() => jest.advanceTimersByTime(milliseconds))
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'))
const chosen = () => {
  const id = field().getAttribute('aria-activedescendant')
  const selected = screen.queryAllByRole('option').filter((option) => option.getAttribute('aria-selected') === 'true')
  expect(selected.map((option) => option.id)).toEqual(id === null ? [] : [id])
  return selected[0]?.getAttribute('href') ?? null
}
async function search(q: string, ...titles: string[]): Promise<void> {
  type(q)
  pause()
  await asked.at(-1)?.answer(found(...titles))
}

describe('before anything is typed', () => {
  test('it offers where most people want to go, and asks nothing', () => {
    show()
    pause(1000)
    expect(options()).toEqual(['/services', '/rfq', '/contact'])
    expect(asked).toEqual([])
  })
  test('it does not offer quotes while they are offline', () => {
    show(null)
    expect(options()).toEqual(['/services', '/contact'])
  })
  test('spaces are nothing', () => {
    show()
    type('   ')
    pause()
    expect(asked).toEqual([])
  })
})

describe('typing', () => {
  test('asks once after a pause', () => {
    show()
    type('f')
    pause(100)
    type('fi')
    pause(119)
    expect(asked).toEqual([])
    pause(1)
    expect(asked.map(({ q }) => q)).toEqual(['fi'])
  })
  test('shows what was found, its hits, how many, and the way to all of it', async () => {
    show()
    await search('fib & co', 'Fiber', 'Cables')
    expect(options()).toEqual(['/fiber', '/cables', '/search?q=fib+%26+co'])
    expect(screen.getAllByText('Fiber').map((one) => one.tagName)).toContain('MARK')
    expect(screen.getByRole('status').textContent).toBe('2 results')
  })
  test('an answer to what is no longer typed is dropped, even if it comes last', async () => {
    show()
    type('fi')
    pause()
    type('fiber')
    pause()
    const [early, late] = asked
    expect([early?.signal?.aborted, late?.signal?.aborted]).toEqual([true, false])
    await late?.answer(found('Fiber'))
    await early?.answer(found('Fire'))
    expect(options()).toEqual(['/fiber', '/search?q=fiber'])
  })
  test('keeps what was found until the next answer is there', async () => {
    show()
    await search('fi', 'Fiber')
    type('fib')
    expect(options()).toEqual(['/fiber', '/search?q=fib'])
    expect(screen.getByRole('status').textContent).toBe('')
  })
  test('says that nothing was found, and where to begin instead', async () => {
    show()
    await search('zeppelin')
    expect(screen.getByRole('status').textContent).toBe('No results for “zeppelin”')
    expect(options()).toEqual(['/services', '/rfq', '/contact'])
  })
  test.each<[string, Response | Error]>([
    ['no answer', new TypeError('Failed to fetch')],
    ['a refusal', Response.json({ message: 'Too many tries.' }, { status: 429 })],
  ])('%s leads to the search page', async (_case, response) => {
    show()
    type('fiber')
    pause()
    await asked[0]?.answer(response)
    expect(screen.getByRole('status').textContent).toBe('Search could not be reached.')
    expect(screen.getByRole('link', { name: 'try the search page' }).getAttribute('href')).toBe('/search?q=fiber')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the keyboard', () => {
  test('goes through the list, and its ends meet', async () => {
    show()
    await search('fi', 'Fiber', 'Fire')
    expect(chosen()).toBeNull()
    press('ArrowDown')
    expect(chosen()).toBe('/fiber')
    press('ArrowUp')
    expect(chosen()).toBe('/search?q=fi')
    press('ArrowDown')
    press('ArrowDown')
    expect(chosen()).toBe('/fire')
  })
  test('Arrow up begins at the end', () => {
    show()
    press('ArrowUp')
    expect(chosen()).toBe('/contact')
  })
  test('Enter opens what is chosen, and closes the search', async () => {
    show()
    await search('fi', 'Fiber')
    press('ArrowDown')
    const click = jest.fn((event: Event) => event.preventDefault())
    screen.getAllByRole('option')[0]?.addEventListener('click', click)
    fireEvent.submit(screen.getByRole('search'))
    expect(click).toHaveBeenCalledTimes(1)
    expect(onClose).toHaveBeenCalledTimes(1)
  })
  test('Enter with nothing chosen leaves the form to its page; with nothing typed it does nothing', () => {
    show()
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
    type('fiber')
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(true)
  })
  test('typing on chooses nothing', async () => {
    show()
    await search('fi', 'Fiber')
    press('ArrowDown')
    type('fib')
    expect(chosen()).toBeNull()
  })
  test('Escape closes', () => {
    onClose.mockClear()
    show()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
