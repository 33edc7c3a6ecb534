import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { QuoteInput, QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { draft } from './test-quote'

const toast = { success: jest.fn(), error: jest.fn() }
jest.unstable_mockModule('@payloadcms/ui', () => ({ toast }))
const { Editor } = await import('./editor')

const item = {
  id: 3,
  code: 'FIB-REEL',
  description: 'Reel of fiber, 1000 ft',
  category: 'Cabling',
  unit: 'reel',
  unitPriceCents: 45_050,
  taxRateBasisPoints: 865,
}
const other = { ...item, id: 4, code: 'FIB-SPLICE', description: 'Fusion splice', unit: 'each', unitPriceCents: 4200 }

type Call = { method: string; url: string; ifMatch?: string; body?: QuoteInput & { message?: string } }
const realFetch = globalThis.fetch
let calls: Call[]
let answers: (Response | Error)[]
beforeEach(() => {
  ;[calls, answers] = [[], []]
  toast.success.mockClear()
  toast.error.mockClear()
  globalThis.fetch = jest.fn<typeof fetch>(async (url, init) => {
    if (String(url).startsWith('/api/admin/price-book')) return Response.json([item, other])
    calls.push({
      method: String(init?.method),
      url: String(url),
      ifMatch: (init?.headers as Record<string, string>)['If-Match'],
      body: init?.body ? (JSON.parse(String(init.body)) as Call['body']) : undefined,
    })
    const answer = answers.shift() ?? new Error('No answer was expected')
    if (answer instanceof Error) throw answer
    return answer
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const open = (quote: QuoteRecord = draft) => {
  const told = { onSaved: jest.fn<(stored: QuoteRecord) => void>(), onDiscarded: jest.fn<(id: number) => void>() }
  render(<Editor quote={quote} tax="9.25" {...told} />)
  return told
}
const field = (label: string, within_: HTMLElement = document.body) =>
  within(within_).getByLabelText<HTMLInputElement>(label)
const lineNo = (place: number) => screen.getByRole('group', { name: `Line ${place}` })
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const totals = () => screen.getByRole('region', { name: 'Totals' }).textContent

describe('writing', () => {
  test('shows at once what it comes to, with optional lines apart', async () => {
    open()
    expect(totals()).toBe(
      'TotalsSubtotal$300.00Tax 10%$30.00Total$330.00Deposit 30%$99.00' +
        'Optional, not chosen from the start, before taxSpare reel$80.00',
    )
    type(field('Quantity', lineNo(1)), '1.005')
    fireEvent.click(field('Chosen from the start', lineNo(2)))
    await waitFor(() => expect(totals()).toBe('TotalsSubtotal$200.60Tax 10%$12.06Total$212.66Deposit 30%$63.80'))
  })

  test('keeps a number that cannot be read, says so at its field and saves nothing', async () => {
    open()
    const price = field('Unit price, $', lineNo(1))
    type(price, '12.345')
    await press('Save draft')
    expect(calls).toEqual([])
    expect([price.value, price.getAttribute('aria-invalid')]).toEqual(['12.345', 'true'])
    expect(screen.getByText('The price is an amount in dollars and cents')).toBeTruthy()
    expect(document.activeElement).toBe(price)
  })

  test('adds, copies, moves and removes lines by buttons, with the focus kept', async () => {
    open()
    await press('Duplicate: line 1')
    await press('Move down: line 2')
    const names = () => screen.getAllByLabelText<HTMLInputElement>('Description').map(({ value }) => value)
    expect(names()).toEqual(['Splicing', 'Spare reel', 'Splicing'])
    expect(screen.getByText('Line 2 is now 3 of 3')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('line 3'))
    await press('Remove: line 1')
    expect(names()).toEqual(['Spare reel', 'Splicing'])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: line 1'))
    await press('Add a line')
    expect(field('Tax, %', lineNo(3)).value).toBe('10')
  })
})

describe('the price book', () => {
  const search = async (words: string) => {
    open()
    const box = screen.getAllByRole<HTMLInputElement>('combobox')[0] as HTMLInputElement
    box.focus()
    type(box, words)
    const list = await screen.findByRole('listbox', { name: 'Price book' })
    return { box, list }
  }

  test('is chosen from by the arrows and Enter, which fills the line', async () => {
    const { box } = await search('reel')
    expect(box.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(box, { key: 'ArrowUp' })
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Fusion splice')
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    const chosen = screen.getByRole('option', { selected: true })
    expect([chosen.id, chosen.textContent]).toEqual([
      box.getAttribute('aria-activedescendant'),
      'Reel of fiber, 1000 ftFIB-REEL, Cabling$450.50 / reel',
    ])
    await act(async () => void fireEvent.keyDown(box, { key: 'Enter' }))
    const line = lineNo(1)
    expect(
      ['Description', 'Quantity', 'Unit', 'Unit price, $', 'Tax, %'].map((label) => field(label, line).value),
    ).toEqual(['Reel of fiber, 1000 ft', '2.5', 'reel', '450.50', '8.65'])
    expect([screen.queryByRole('listbox'), box.getAttribute('aria-expanded')]).toEqual([null, 'false'])
    expect(calls).toEqual([])
  })

  test('is left by Escape, and what was typed stays', async () => {
    const { box } = await search('my own words')
    await act(async () => void fireEvent.keyDown(box, { key: 'Escape' }))
    expect([screen.queryByRole('listbox'), box.value]).toEqual([null, 'my own words'])
  })
})

describe('saving', () => {
  test('sends whole numbers for the state that was seen, and then nothing is open', async () => {
    const { onSaved } = open()
    type(field('Unit price, $', lineNo(1)), '$1,234.50')
    const stored = { ...draft, updatedAt: 'later' }
    answers = [Response.json(stored)]
    await press('Save draft')
    expect(calls[0]).toMatchObject({
      method: 'PUT',
      url: '/api/admin/quotes/12',
      ifMatch: `"${draft.updatedAt}"`,
      body: { lines: [{ id: 'l1', quantityThousandths: 2500, unitPriceCents: 123_450 }, { id: 'l2' }] },
    })
    expect(onSaved).toHaveBeenCalledWith(stored)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save draft' }).disabled).toBe(true)
    type(field('Title'), 'Once more')
    answers = [Response.json(stored)]
    await press('Save draft')
    expect(calls[1]?.ifMatch).toBe('"later"')
  })

  test('that is refused says so at the fields, and keeps what was typed', async () => {
    const { onSaved } = open()
    type(field('Title'), 'Mine')
    const message = 'The quote comes to more than can be quoted at once'
    answers = [Response.json({ message, errors: [{ path: 'lines', message }] }, { status: 400 })]
    await press('Save draft')
    expect(toast.error.mock.calls).toEqual([['Draft not saved', { description: message }]])
    await waitFor(() => expect(document.activeElement?.textContent).toBe(message))
    expect(field('Title').value).toBe('Mine')
    expect(onSaved).not.toHaveBeenCalled()
  })
})

describe('when a colleague has saved meanwhile', () => {
  const newer = { ...draft, title: 'Theirs', updatedAt: '2026-11-21T10:00:00.000Z' }
  const meet = async () => {
    const told = open()
    type(field('Title'), 'Mine')
    answers = [Response.json({ message: 'Somebody else changed this.', current: newer }, { status: 412 })]
    await press('Save draft')
    expect(screen.getByRole('alert').textContent).toContain('TitleTheirs: TheirsYours: Mine')
    return told
  }

  test('mine can be kept: it is saved over theirs', async () => {
    await meet()
    answers = [Response.json({ ...newer, title: 'Mine' })]
    await press('Keep mine')
    expect(calls[1]).toMatchObject({ ifMatch: `"${newer.updatedAt}"`, body: { title: 'Mine' } })
    expect([screen.queryByRole('alert'), field('Title').value]).toEqual([null, 'Mine'])
  })

  test('theirs can be taken and gone on with', async () => {
    await meet()
    await press('Take theirs')
    expect([field('Title').value, calls.length]).toEqual(['Theirs', 1])
    type(field('Title'), 'Both')
    answers = [Response.json(newer)]
    await press('Save draft')
    expect(calls[1]?.ifMatch).toBe(`"${newer.updatedAt}"`)
  })

  test('the writing can go on, and the next save asks again', async () => {
    await meet()
    await press('Go on editing')
    expect(field('Title').value).toBe('Mine')
    answers = [Response.json({ message: 'Changed', current: newer }, { status: 412 })]
    await press('Save draft')
    expect(calls[1]?.ifMatch).toBe(`"${draft.updatedAt}"`)
  })
})

describe('sending', () => {
  test('saves what is not saved, and sends that state with the message', async () => {
    const { onSaved } = open()
    type(field('Title'), 'Mine')
    answers = [Response.json({ ...draft, title: 'Mine', updatedAt: 'later' })]
    await press('Send…')
    const dialog = screen.getByRole('dialog', { name: 'Send the quote' })
    expect(dialog.textContent).toContain('To Ada Winter, ada@winter.example')
    fireEvent.change(field('Message', dialog), { target: { value: 'As we said.' } })
    const sent = { ...draft, state: 'sent' as const, number: 'Q-2026-0001' }
    answers = [Response.json(sent)]
    await press('Send')
    expect(calls[1]).toEqual({
      method: 'POST',
      url: '/api/admin/quotes/12/send',
      ifMatch: '"later"',
      body: { message: 'As we said.' },
    })
    expect(onSaved).toHaveBeenLastCalledWith(sent)
  })

  test('that lacks something leads back to its field', async () => {
    open()
    await press('Send…')
    const message = 'Write the terms that the client agrees to'
    answers = [Response.json({ message, errors: [{ path: 'terms', message }] }, { status: 400 })]
    await press('Send')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(field('Terms')))
  })

  test('to an address that has an account leads to the choice of it', async () => {
    open({ ...draft, sameAddress: { id: 5, fullName: 'Ada Winter', createdAt: '2026-01-02T10:00:00.000Z' } })
    await press('Send…')
    const message = 'There is an account with this address. Choose it, or write to another address.'
    answers = [Response.json({ message, errors: [{ path: 'clientId', message }] }, { status: 400 })]
    await press('Send')
    await waitFor(() => expect(document.activeElement?.textContent).toBe(message))
    await press('Use this account')
    expect(screen.queryByText(message)).toBeNull()
    answers = [Response.json(draft)]
    await press('Save draft')
    expect(calls[1]?.body?.clientId).toBe(5)
  })

  test('that fails for another reason says so in the dialog, and the message stays', async () => {
    open()
    await press('Send…')
    const dialog = screen.getByRole('dialog')
    fireEvent.change(field('Message', dialog), { target: { value: 'As we said.' } })
    answers = [new TypeError('Failed to fetch')]
    await press('Send')
    expect(within(dialog).getByRole('alert').textContent).toContain('could not be reached')
    expect(field('Message', dialog).value).toBe('As we said.')
  })
})

test('a draft is discarded once that was confirmed', async () => {
  const { onDiscarded } = open()
  await press('Discard')
  answers = [Response.json({ message: 'The draft was deleted.' })]
  await press('Discard the draft')
  expect(calls).toEqual([expect.objectContaining({ method: 'DELETE', url: '/api/admin/quotes/12' })])
  expect(onDiscarded).toHaveBeenCalledWith(12)
})
