import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Toaster } from '@/components/ui/toaster'
import type { PublicQuote, QuoteLine } from '@/plugins/portal/collections/quotes/schema'
import { totalsOfChoice } from '@/plugins/portal/collections/quotes/amounts'
import { closeToast, shownToast } from '../../../tests/helpers/shown-toast'

const refresh = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const { QuoteDocument } = await import('./document')

const line = (id: string, more: Partial<QuoteLine>): QuoteLine => ({
  id,
  description: `Line ${id}`,
  quantityThousandths: 1000,
  unit: 'each',
  unitPriceCents: 10_000,
  discountBasisPoints: 0,
  taxRateBasisPoints: 1000,
  isOptional: false,
  isChosen: true,
  amountCents: 10_000,
  ...more,
})
const lines = [
  line('base', { description: 'Fiber to the barn' }),
  line('lamp', { description: 'Lamps', isOptional: true, isChosen: false, unitPriceCents: 5000, amountCents: 5000 }),
]
const open: PublicQuote = {
  number: 'Q-2026-0007',
  version: 2,
  title: 'Fiber to the barn',
  recipient: { name: 'Ada Winter', company: 'Winter Mills', email: 'ada@winter.example', address: '1 Mill Road' },
  scope: 'We lay a line.',
  milestones: [{ id: 'm', title: 'Line in the ground', days: 14 }],
  lines,
  validUntil: '2026-11-30',
  terms: 'Work begins once the deposit has arrived.',
  depositBasisPoints: 3000,
  totals: totalsOfChoice(lines, 3000),
  state: 'viewed',
  sentAt: '2026-11-01T12:00:00.000Z',
  answeredAt: null,
  declineReason: null,
  project: null,
  depositInvoice: null,
  seal: null,
  sender: { company: 'Prairieline Networks', phone: '(913) 555-0142', email: 'hello@prairieline.example' },
}

const realFetch = globalThis.fetch
const followed = { project: { id: 3, name: 'Yard lights' }, depositInvoice: { id: 9, number: 'INV-2026-0009' } }
let answers: (() => Response | Error)[]
beforeEach(() => {
  refresh.mockClear()
  answers = []
  globalThis.fetch = jest.fn(async () => {
    const given = (answers.shift() ?? (() => Response.json({ ...open, state: 'accepted', ...followed })))()
    if (given instanceof Error) throw given
    return given
  })
})
afterEach(() => {
  closeToast()
  globalThis.fetch = realFetch
})

function show(more: Partial<PublicQuote> = {}) {
  render(
    <>
      <QuoteDocument quote={{ ...open, ...more }} token="7-ab" />
      <Toaster />
    </>,
  )
}
const calls = () =>
  jest.mocked(fetch).mock.calls.map(([url, init]) => [url, init?.body && JSON.parse(String(init.body))])
const keyOf = (call: number) =>
  (jest.mocked(fetch).mock.calls[call]?.[1]?.headers as Record<string, string>)['Idempotency-Key']
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
/** What is said above the button. */
const said = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .find(Boolean)
function fill() {
  type(/^Your name/, 'Ada Winter')
  type(/^Your title/, 'Owner')
  type(/^Type your name/, 'Ada Winter')
  fireEvent.click(screen.getByLabelText('I agree to the terms'))
}

describe('the document', () => {
  test('says who, what, until when, how it goes on and on which terms', () => {
    show()
    for (const text of [
      'To the end of Nov 30, 2026',
      'We lay a line.',
      'Line in the ground',
      '14 days after acceptance',
      'Work begins once the deposit has arrived.',
      'Winter Mills',
    ])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    expect(screen.getByRole('row', { name: /Fiber to the barn/ }).textContent).toContain('$100.00')
    expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe('/api/quotes/7-ab/pdf')
    expect(fetch).not.toHaveBeenCalled()
  })
  test('tells the desk once that it was seen', () => {
    show({ state: 'sent' })
    fireEvent(document, new Event('visibilitychange'))
    expect(calls()).toEqual([['/api/quotes/7-ab/viewed', undefined]])
  })
})

test('a choice of options changes total, tax and deposit, and says so', () => {
  show()
  const summary = within(screen.getByRole('complementary'))
  expect(summary.getByText('$110.00')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Lamps'))
  expect(summary.getByText('$165.00')).toBeTruthy()
  expect(summary.getByText('$49.50')).toBeTruthy()
  expect(summary.getByRole('status').textContent).toBe('The total is now $165.00.')
  fireEvent.click(screen.getByLabelText('Lamps'))
  expect(summary.getByText('$110.00')).toBeTruthy()
})

describe('accepting', () => {
  test('asks at each field for what is missing, without a call', async () => {
    show()
    await press('Accept quote')
    expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy()
    expect(screen.getByText('Your title or role must be at least 2 characters')).toBeTruthy()
    expect(screen.getByText('Please type your name as your signature')).toBeTruthy()
    expect(screen.getByText('You must agree to the terms and conditions')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Your name/))
    expect(fetch).not.toHaveBeenCalled()
  })
  test('sends what was chosen and the total that was seen, says thank you and reads the page again', async () => {
    show()
    fireEvent.click(screen.getByLabelText('Lamps'))
    fill()
    type(/^PO number/, '4500-17')
    await press('Accept quote')
    expect(calls()).toEqual([
      [
        '/api/quotes/7-ab/accept',
        {
          name: 'Ada Winter',
          title: 'Owner',
          poNumber: '4500-17',
          signature: { kind: 'typed', text: 'Ada Winter' },
          agreed: true,
          chosen: ['lamp'],
          totalCents: 16_500,
        },
      ],
    ])
    const thanks = screen.getByRole('heading', { name: 'Thank you. The quote is accepted.' })
    expect(document.activeElement).toBe(thanks)
    expect([screen.getByText('Yard lights'), screen.getByText('INV-2026-0009')]).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Download the signed PDF' })).toBeTruthy()
    expect(refresh).toHaveBeenCalledTimes(1)
  })
  test('takes a drawing, which can be cleared', async () => {
    show()
    fill()
    fireEvent.click(screen.getByLabelText('Draw it'))
    await press('Accept quote')
    expect(screen.getByText('Please draw your signature')).toBeTruthy()
    const pad = screen.getByTestId('signature-pad')
    pad.getBoundingClientRect = () => new DOMRect(0, 0, 500, 150)
    const point = (type: string, clientX = 0, clientY = 0) =>
      // jsdom has no pointer events of its own.
      fireEvent(pad, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId: 1 }))
    const draw = () => {
      point('pointerdown', 50, 50)
      point('pointermove', 100, 60)
      point('pointerup')
      point('pointermove', 400, 60)
    }
    draw()
    expect(screen.queryByText('Please draw your signature')).toBeNull()
    await press('Clear')
    expect(screen.getByRole('img', { name: 'Box for your signature, empty' })).toBeTruthy()
    draw()
    await press('Accept quote')
    expect(calls()[0]?.[1]).toMatchObject({
      signature: {
        kind: 'drawn',
        strokes: [
          [
            [100, 100],
            [101, 100],
            [200, 120],
          ],
        ],
      },
    })
  })
  test('keeps everything when the server refuses a field, and a try with the same content has the same key', async () => {
    show()
    fill()
    answers = [
      () =>
        Response.json(
          { message: 'Please look at the form', errors: [{ path: 'poNumber', message: 'We do not know this number' }] },
          { status: 400 },
        ),
    ]
    await press('Accept quote')
    expect(screen.getByText('We do not know this number')).toBeTruthy()
    expect(await shownToast()).toEqual(['destructive', 'The quote was not accepted', 'Please look at the form'])
    expect(screen.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('Ada Winter')
    await press('Accept quote')
    expect(keyOf(1)).toBe(keyOf(0))
  })
  test('of a quote that has changed meanwhile says so and reads the page again', async () => {
    show()
    fill()
    answers = [() => Response.json({ message: 'This quote was declined' }, { status: 409 })]
    await press('Accept quote')
    expect(said()).toBe('This quote was declined')
    expect(refresh).toHaveBeenCalledTimes(1)
  })
  test('without a connection keeps what was typed', async () => {
    show()
    fill()
    answers = [() => new TypeError('Failed to fetch')]
    await press('Accept quote')
    expect(said()).toContain('what you typed is still here')
    expect(screen.getByLabelText<HTMLInputElement>(/^Your name/).value).toBe('Ada Winter')
  })
})

describe('the other ways', () => {
  test('a question goes to the desk, and the page says so', async () => {
    show()
    await press('Send question')
    expect(screen.getByText('Please write your question')).toBeTruthy()
    type(/^Your question/, 'Is the trench included?')
    await press('Send question')
    expect(calls()).toEqual([['/api/quotes/7-ab/question', { text: 'Is the trench included?' }]])
    expect(await shownToast()).toEqual(['default', 'Question sent', 'Our team answers by e-mail or by phone.'])
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your question/).value).toBe('')
  })
  test('declining takes a reason', async () => {
    show()
    await press('Decline quote')
    expect(screen.getByText('Please say in a few words why')).toBeTruthy()
    type(/^Why/, 'Too late for us')
    await press('Decline quote')
    expect(calls()).toEqual([['/api/quotes/7-ab/decline', { reason: 'Too late for us' }]])
    expect(refresh).toHaveBeenCalled()
  })
})

describe('a quote that takes no answer', () => {
  test('has expired: it says until when it held, and a new one can be asked for', async () => {
    show({ state: 'expired' })
    expect(screen.getByRole('heading', { name: 'This quote has expired' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept quote' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    type(/^What you would like/, 'The same again, please')
    await press('Ask for a new one')
    expect(calls()).toEqual([['/api/quotes/7-ab/question', { text: 'The same again, please' }]])
  })
  test.each([
    ['declined', 'This quote was declined'],
    ['superseded', 'There is a newer version of this quote'],
  ] as const)('is %s: nothing can be pressed', (state, title) => {
    show({ state, declineReason: 'Too dear' })
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
  test('is accepted: who signed, what, and what happens next', () => {
    const seal = {
      name: 'Ada Winter',
      title: 'Owner',
      poNumber: '4500-17',
      signature: { kind: 'drawn' as const, strokes: [[[1, 2] as [number, number], [30, 40] as [number, number]]] },
      acceptedAt: '2026-11-10T12:00:00.000Z',
      address: '192.0.2.7',
      contentHash: 'ab'.repeat(32),
    }
    show({ state: 'accepted', seal, answeredAt: seal.acceptedAt })
    expect(screen.getByRole('img', { name: 'Signature of Ada Winter' }).innerHTML).toContain('M1 2L30 40')
    for (const text of ['4500-17', '192.0.2.7', seal.contentHash]) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy()
    expect(screen.getByText('Not chosen · 1 each at $50.00, plus 10% tax')).toBeTruthy()
  })
})
