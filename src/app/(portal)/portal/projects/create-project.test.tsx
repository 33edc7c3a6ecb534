import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Toaster } from '@/components/ui/toaster'
import { closeToast, shownToast } from '../../../../../tests/helpers/shown-toast'

const refresh = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const { CreateProject } = await import('./create-project')

const realFetch = globalThis.fetch
beforeEach(() => void refresh.mockClear())
afterEach(() => {
  closeToast()
  globalThis.fetch = realFetch
})

const answerWith = (answer: () => Response | Error) => {
  globalThis.fetch = jest.fn(async () => {
    const given = answer()
    if (given instanceof Error) throw given
    return given
  })
}
const project = { id: 7, name: 'Ring', description: null, status: 'active', createdAt: '2026-01-01T00:00:00.000Z' }
const success = () => Response.json(project, { status: 201 })

const openDialog = () => fireEvent.click(screen.getByRole('button', { name: 'New Project' }))
const nameField = () => screen.getByLabelText<HTMLInputElement>(/Project name/)
const descriptionField = () => screen.getByLabelText<HTMLTextAreaElement>(/Description/)
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Create Project' })))

function show(onCreated?: () => void) {
  render(
    <>
      <CreateProject onCreated={onCreated} />
      <Toaster />
    </>,
  )
  openDialog()
}
async function fillAndSubmit(name: string, description = '') {
  fireEvent.change(nameField(), { target: { value: name } })
  fireEvent.change(descriptionField(), { target: { value: description } })
  await submit()
}

describe('a name that is empty', () => {
  test.each([[''], ['   ']])('(%j) is a toast, a message at the field, and no call', async (name) => {
    answerWith(success)
    show()
    await fillAndSubmit(name, 'Kept')
    expect(await shownToast()).toEqual(['destructive', 'Validation error', 'Project name is required'])
    expect(nameField().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionField().value).toBe('Kept')
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('a success', () => {
  test('is said, closes the dialog and reads the list again', async () => {
    const onCreated = jest.fn()
    answerWith(success)
    show(onCreated)
    await fillAndSubmit(' Ring ', '  ')
    expect(await shownToast()).toEqual([
      'default',
      'Project created',
      'Your new project has been created successfully.',
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([refresh.mock.calls.length, onCreated.mock.calls.length]).toEqual([1, 1])
    const [url, init] = jest.mocked(fetch).mock.calls[0] ?? []
    expect([url, init?.method, init?.body]).toEqual(['/api/client/projects', 'POST', '{"name":"Ring"}'])
  })

  test('leaves an empty form behind', async () => {
    answerWith(success)
    show()
    await fillAndSubmit('Ring', 'Four sites')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    openDialog()
    expect([nameField().value, descriptionField().value]).toEqual(['', ''])
  })
})

describe.each<[string, () => Response | Error, string]>([
  ['is refused', () => Response.json({ message: 'Too many tries' }, { status: 429 }), 'Too many tries'],
  ['fails', () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), '502: Bad Gateway'],
  [
    'reaches nobody',
    () => new TypeError('Failed to fetch'),
    'The server could not be reached. Please check your connection and try again.',
  ],
])('a call that %s', (_how, answer, message) => {
  test('is said, and the form stays with what was typed', async () => {
    answerWith(answer)
    show()
    await fillAndSubmit('Ring', 'Four sites')
    expect(await shownToast()).toEqual(['destructive', 'Failed to create project', message])
    expect([nameField().value, descriptionField().value]).toEqual(['Ring', 'Four sites'])
    expect(refresh).not.toHaveBeenCalled()
  })

  test('is tried again under the same key', async () => {
    answerWith(answer)
    show()
    await fillAndSubmit('Ring')
    await submit()
    const keys = jest.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })
})
