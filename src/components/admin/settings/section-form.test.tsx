import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { SettingsRecord } from '@/globals/site-settings/schema'

const toast = { success: jest.fn(), error: jest.fn() }
jest.unstable_mockModule('@payloadcms/ui', () => ({ toast }))
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
const { RecipientsForm } = await import('./company-forms')
const { PrivacyForm } = await import('./privacy-form')

const record = {
  rfqRecipient: 'rfq@a.example',
  contactRecipient: 'contact@a.example',
  careersRecipient: 'jobs@a.example',
  contactMonths: 24,
  rfqMonths: null,
  careersMonths: 12,
  updatedAt: '2026-11-20T10:00:00.000Z',
} as SettingsRecord

const realFetch = globalThis.fetch
let answers: Response[]
beforeEach(() => {
  toast.success.mockClear()
  toast.error.mockClear()
  answers = []
  globalThis.fetch = jest.fn(async () => answers.shift() ?? Response.error())
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const calls = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([, init]) => [
      (init?.headers as Record<string, string>)['If-Match'],
      JSON.parse(String(init?.body)) as object,
    ])
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
function type(label: string, value: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.input(field, { target: { value } })
  return field
}

test('a section is saved as a whole, for the state that was seen; then there is nothing to save', async () => {
  answers = [Response.json({ ...record, rfqRecipient: 'new@a.example', updatedAt: 'later' })]
  render(<RecipientsForm record={record} />)
  expect(button('Save').disabled).toBe(true)
  type('Quote requests', 'new@a.example')
  fireEvent.click(button('Save'))
  await waitFor(() => expect(toast.success).toHaveBeenCalledTimes(1))
  expect(calls()).toEqual([
    [
      '"2026-11-20T10:00:00.000Z"',
      { rfqRecipient: 'new@a.example', contactRecipient: 'contact@a.example', careersRecipient: 'jobs@a.example' },
    ],
  ])
  await waitFor(() => expect(button('Save').disabled).toBe(true))
})

test('what is wrong is said at its field, by the form and by the server, and what was typed stays', async () => {
  render(<RecipientsForm record={record} />)
  const field = type('Contact messages', 'nobody')
  fireEvent.click(button('Save'))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(fetch).not.toHaveBeenCalled()
  const message = 'Nobody reads this mailbox'
  answers = [Response.json({ message, errors: [{ path: 'contactRecipient', message }] }, { status: 400 })]
  type('Contact messages', 'x@a.example')
  fireEvent.click(button('Save'))
  expect((await screen.findByText(message)).id).toBe(field.getAttribute('aria-describedby'))
  expect(field.value).toBe('x@a.example')
})

test('when somebody else has saved meanwhile, nothing is lost: mine is saved over theirs, or theirs is shown', async () => {
  const current = { ...record, contactRecipient: 'theirs@a.example', updatedAt: 'newer' }
  const stale = () => Response.json({ message: 'Stale', current }, { status: 412 })
  answers = [stale(), stale()]
  render(<RecipientsForm record={record} />)
  const field = type('Contact messages', 'mine@a.example')
  fireEvent.click(button('Save'))
  await screen.findByRole('alert')
  expect(field.value).toBe('mine@a.example')
  fireEvent.click(button('Save mine'))
  await waitFor(() => expect(calls().map(([match]) => match)).toEqual(['"2026-11-20T10:00:00.000Z"', '"newer"']))
  await waitFor(() => expect(button('Save').disabled).toBe(false))
  fireEvent.click(button('Show theirs'))
  await waitFor(() => expect(field.value).toBe('theirs@a.example'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty number of months is sent as none', async () => {
  answers = [Response.json(record)]
  render(<PrivacyForm record={record} />)
  type('Contact messages', '')
  type('Quote requests', '36')
  fireEvent.click(button('Save'))
  await waitFor(() => expect(calls()[0]?.[1]).toEqual({ contactMonths: null, rfqMonths: 36, careersMonths: 12 }))
})

test('a link away from what is not saved asks first', async () => {
  render(
    <>
      <RecipientsForm record={record} />
      <a href="#elsewhere">Elsewhere</a>
    </>,
  )
  const link = screen.getByText('Elsewhere')
  expect(fireEvent.click(link)).toBe(true)
  type('Contact messages', 'x@a.example')
  await screen.findByText('There are unsaved changes.')
  expect(fireEvent.click(link)).toBe(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
