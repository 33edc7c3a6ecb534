import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'

const router = { push: jest.fn(), refresh: jest.fn(), replace: jest.fn() }
const sendForm = jest.fn<(url: string, form: FormData) => Promise<unknown>>()
const toast = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }))
jest.unstable_mockModule('@/lib/client/upload-file', () => ({ sendForm }))
jest.unstable_mockModule('@/lib/client/toast', () => ({ toast }))
const { RequestError } = await import('@/lib/client/request')
const { RequestForm } = await import('./new/request-form')
const { ReplyForm } = await import('./[id]/reply-form')
const { StateActions } = await import('./[id]/state-actions')
const { Thread } = await import('./[id]/thread')

const items = [{ id: 4, name: 'Remove access', description: 'Somebody leaves.', expectedAnswer: 'Within 1 hour' }]
beforeEach(() => {
  jest.clearAllMocks()
})

const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const sentFields = () => Object.fromEntries(sendForm.mock.calls[0]?.[1] ?? [])

describe('a new request', () => {
  test('in free words is sent with its files, and its thread opens', async () => {
    sendForm.mockResolvedValue({ id: 9, number: 'SR-1009' })
    render(<RequestForm items={items} />)
    fill(/^Category/, 'WiFi')
    fill(/^Title/, 'No signal')
    fill(/^Description/, 'Since Tuesday in the yard.')
    fireEvent.change(screen.getByLabelText(/Attachments/), { target: { files: [new File(['x'], 'yard.png')] } })
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/portal/services/requests/9'))
    expect(sentFields()).toMatchObject({
      category: 'WiFi',
      title: 'No signal',
      priority: 'normal',
      text: 'Since Tuesday in the yard.',
      attachments: expect.objectContaining({ name: 'yard.png' }),
    })
  })
  test('from the catalogue needs no category', async () => {
    sendForm.mockResolvedValue({ id: 9, number: 'SR-1009' })
    render(<RequestForm items={items} item={4} />)
    expect(screen.queryByLabelText(/^Category/)).toBeNull()
    fill(/^Title/, 'Beth leaves')
    fill(/^Description/, 'On Friday at five.')
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(sendForm).toHaveBeenCalled())
    expect(sentFields()).toMatchObject({ catalogueItem: '4', category: '' })
  })
  test('that is not complete says so at its fields and is not sent', async () => {
    render(<RequestForm items={items} />)
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
    for (const words of [
      'Please choose from the catalogue, or say in a few words what it is about',
      'Please give it a title of at least 3 characters',
      'Please describe it in at least 10 characters',
    ])
      expect(await screen.findByText(words)).toBeTruthy()
    expect(sendForm).not.toHaveBeenCalled()
  })
  test('that fails keeps what was typed and says why', async () => {
    const problem = { message: 'Too long', errors: [{ path: 'title', message: 'Shorter, please' }] }
    sendForm.mockRejectedValue(new RequestError(400, '', problem))
    render(<RequestForm items={items} item={4} />)
    fill(/^Title/, 'Beth leaves')
    fill(/^Description/, 'On Friday at five.')
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('Shorter, please')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Too long')
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Beth leaves')
    expect(router.push).not.toHaveBeenCalled()
  })
  test('takes five files at most', () => {
    render(<RequestForm items={items} />)
    const files = Array.from({ length: 6 }, (_, index) => new File(['x'], `${index}.png`))
    fireEvent.change(screen.getByLabelText(/Attachments/), { target: { files } })
    expect(screen.getByText('Please attach at most 5 files')).toBeTruthy()
  })
})

describe('the thread', () => {
  test('tells messages, sides, files and changes of status apart', () => {
    const entry = { id: 1, author: 'Sasha', to: null, attachments: [], createdAt: '2026-01-02T10:00:00Z' }
    render(
      <Thread
        entries={[
          {
            ...entry,
            kind: 'message',
            side: 'staff',
            text: '<b>We look</b>',
            attachments: [{ url: '/api/request-files/x', name: 'log.pdf', size: 2048 }],
          },
          { ...entry, id: 2, kind: 'status', side: 'staff', text: '', to: 'waiting_for_client' },
        ]}
      />,
    )
    expect(screen.getByText('<b>We look</b>')).toBeTruthy()
    expect(screen.getByText('Service desk')).toBeTruthy()
    expect(screen.getByRole('link', { name: /log\.pdf/ }).getAttribute('href')).toBe('/api/request-files/x')
    expect(screen.getByText('Waiting for you')).toBeTruthy()
  })
  test('takes a message, then the page is asked for again', async () => {
    sendForm.mockResolvedValue({ id: 9 })
    render(<ReplyForm id={9} status="open" canReopen={false} />)
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Please write a message')).toBeTruthy()
    fill(/Your message/, 'Thank you')
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(sendForm.mock.calls[0]?.[0]).toBe('/api/client/requests/9/messages')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Your message/).value).toBe('')
  })
  test('of a closed request takes none', () => {
    render(<ReplyForm id={9} status="closed" canReopen />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('This request is closed. Reopen it to write again.')).toBeTruthy()
  })
})

test.each([
  ['open', false, ['Close request']],
  ['resolved', true, ['Reopen request', 'Close request']],
  ['closed', true, ['Reopen request']],
  ['closed', false, []],
] as const)('a request that is %s offers what can be done (reopening: %s)', (status, canReopen, names) => {
  render(<StateActions id={9} status={status} canReopen={canReopen} />)
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(names)
})
