import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { QuoteRecord } from '@/plugins/portal/collections/quotes/schema'
import { draft } from './test-quote'

const toast = { success: jest.fn(), error: jest.fn() }
const push = jest.fn()
jest.unstable_mockModule('@payloadcms/ui', () => ({ toast }))
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ push }) }))
const { SentView } = await import('./sent-view')
const { QuotePart } = await import('./quote-part')
const { QuoteChanges } = await import('./quote-changes')
const { QuoteEvents } = await import('./quote-events')

const sent: QuoteRecord = {
  ...draft,
  status: 'sent',
  state: 'viewed',
  number: 'Q-2026-0001',
  sentAt: '2026-11-20T10:00:00.000Z',
  viewedAt: '2026-11-21T10:00:00.000Z',
  url: 'https://patchbay.example/quote/12-abc',
}

const realFetch = globalThis.fetch
let calls: string[]
let answers: Response[]
beforeEach(() => {
  jest.clearAllMocks()
  ;[calls, answers] = [[], []]
  globalThis.fetch = jest.fn<typeof fetch>(async (url, init) => {
    calls.push(`${init?.method} ${String(url)}`)
    return answers.shift() ?? Response.error()
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const show = (quote: QuoteRecord, isNewest = true) => {
  const onChanged = jest.fn()
  render(<SentView quote={quote} isNewest={isNewest} onChanged={onChanged} mayOpen={false} />)
  return onChanged
}

describe('a quote that was sent', () => {
  test('is read as it is, with what its reader did and what each line comes to', () => {
    show(sent)
    const [, splicing, reel] = screen.getAllByRole('row').map((row) => row.textContent)
    expect(splicing).toBe('Splicing2.5 hourat $120.00Tax 10%$300.00')
    expect(reel).toContain('Optional, not chosen and not counted')
    expect(screen.getByText(/^Viewed on/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('is mailed again with a message; the answer is shown', async () => {
    const onChanged = show(sent)
    await press('Resend')
    const dialog = screen.getByRole('dialog', { name: 'Send the quote again' })
    fireEvent.change(within(dialog).getByLabelText('Message'), { target: { value: 'Once more.' } })
    answers = [Response.json({ ...sent, updatedAt: 'later' })]
    await press('Send again')
    expect(calls).toEqual(['POST /api/admin/quotes/12/resend'])
    expect(onChanged).toHaveBeenCalledWith({ ...sent, updatedAt: 'later' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is revised by a new draft; why it cannot be is said', async () => {
    const onChanged = show(sent)
    answers = [Response.json({ message: 'There is a draft for this request already.' }, { status: 409 })]
    await press('Revise')
    expect(toast.error.mock.calls).toEqual([
      ['No draft was made', { description: 'There is a draft for this request already.' }],
    ])
    answers = [Response.json({ ...draft, version: 2 }, { status: 201 })]
    await press('Revise')
    expect(onChanged).toHaveBeenCalledWith({ ...draft, version: 2 })
  })

  test.each<[QuoteRecord['state'], boolean, string[]]>([
    ['sent', true, ['Revise', 'Resend', 'Copy link']],
    ['expired', true, ['Revise', 'Copy link']],
    ['declined', true, ['Revise', 'Copy link']],
    ['accepted', true, ['Copy link']],
    ['superseded', false, ['Copy link']],
  ])('%s has the buttons that make sense', (state, isNewest, expected) => {
    show({ ...sent, state }, isNewest)
    expect(buttons()).toEqual(expected)
  })
})

test('questions and reasons stand in the history, the newest first', () => {
  const at = '2026-11-21T10:00:00.000Z'
  render(
    <QuoteEvents
      events={[
        ...draft.events,
        { id: 2, kind: 'questioned', version: 1, byName: 'Ada Winter', text: 'Is the trench included?', at },
        { id: 3, kind: 'expired', version: 1, byName: 'Website', text: null, at },
      ]}
    />,
  )
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(said[0]).toMatch(/^It expired/)
  expect(said[1]).toMatch(/^Ada Winter asked a questionIs the trench included\?Version 1/)
  expect(said[2]).toMatch(/^Sasha Brandt began the draft/)
})

test('a change says in words what it is, what was and what is', async () => {
  answers = [
    Response.json([
      { kind: 'changed', what: 'Total', before: '$330.00', after: '$300.00' },
      { kind: 'removed', what: 'Line', before: 'Splicing', after: null },
    ]),
  ]
  await act(async () => void render(<QuoteChanges quoteId={12} updatedAt="now" />))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ChangedTotalBefore: $330.00Now: $300.00',
    'RemovedLineBefore: Splicing',
  ])
})

describe('the quote in the details of its request', () => {
  const open = async (quotes: QuoteRecord[]) => {
    answers = [Response.json(quotes)]
    await act(async () => void render(<QuotePart requestId={7} />))
  }

  test('is begun there, and its screen opens', async () => {
    await open([])
    answers = [Response.json(draft, { status: 201 })]
    await press('Write a quote')
    expect(calls[1]).toBe('POST /api/admin/rfq/7/quotes')
    expect(push).toHaveBeenCalledWith('/admin/rfq/quote?request=7')
  })

  test('is gone on with while it is a draft, with the versions before it', async () => {
    await open([
      { ...sent, state: 'superseded' },
      { ...draft, id: 13, version: 2 },
    ])
    expect(screen.getByRole('link', { name: 'Continue the draft' }).getAttribute('href')).toBe(
      '/admin/rfq/quote?request=7',
    )
    expect(screen.getByRole('link', { name: 'Version 1' }).getAttribute('href')).toBe(
      '/admin/rfq/quote?request=7&version=1',
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('says what became of it', async () => {
    await open([{ ...sent, state: 'declined', answeredAt: '2026-11-22T10:00:00.000Z', declineReason: 'Too dear' }])
    expect(screen.getByText(/Declined on .*: “Too dear”/)).toBeTruthy()
    expect(buttons()).toEqual(['Revise'])
  })

  test('can be asked for again when it could not be loaded', async () => {
    answers = [Response.json({ message: 'Busy' }, { status: 503 })]
    await act(async () => void render(<QuotePart requestId={7} />))
    expect(screen.getByRole('alert').textContent).toContain('Busy')
    answers = [Response.json([])]
    await press('Retry')
    expect(screen.getByRole('button', { name: 'Write a quote' })).toBeTruthy()
  })
})
