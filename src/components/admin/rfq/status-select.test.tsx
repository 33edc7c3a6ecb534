import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'

const toast = { success: jest.fn(), error: jest.fn() }
jest.unstable_mockModule('@payloadcms/ui', () => ({ toast }))
const { StatusSelect } = await import('./status-select')

const realFetch = globalThis.fetch
let reply: (answer: Response | Error) => void
beforeEach(() => {
  toast.success.mockClear()
  toast.error.mockClear()
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        reply = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer))
      }),
  )
})
afterEach(() => {
  globalThis.fetch = realFetch
})

/** Chooses a status; the server has not answered yet. */
function choose(status: string) {
  const onSaved = jest.fn()
  render(<StatusSelect id={7} status="pending" label="Status of Example" onSaved={onSaved} />)
  const select = screen.getByLabelText<HTMLSelectElement>('Status of Example')
  fireEvent.change(select, { target: { value: status } })
  return { select, onSaved }
}
const answered = async (select: HTMLSelectElement, answer: Response | Error) => {
  await act(async () => reply(answer))
  await waitFor(() => expect(select.disabled).toBe(false))
}

describe('choosing a status', () => {
  test('saves it at once', () => {
    choose('completed')
    expect(jest.mocked(fetch).mock.calls).toEqual([
      ['/api/admin/rfq/7/status', expect.objectContaining({ method: 'PATCH', body: '{"status":"completed"}' })],
    ])
  })

  test('shows it while it is saved, and takes no other choice meanwhile', () => {
    const { select } = choose('completed')
    expect([select.value, select.disabled]).toEqual(['completed', true])
  })
})

describe('when it is saved', () => {
  test('the desk gets the request as it is now', async () => {
    const { select, onSaved } = choose('completed')
    await answered(select, Response.json({ id: 7, status: 'completed' }))
    expect(onSaved.mock.calls).toEqual([[{ id: 7, status: 'completed' }]])
  })

  test('it is said', async () => {
    const { select } = choose('completed')
    await answered(select, Response.json({}))
    expect([toast.success.mock.calls.length, toast.error.mock.calls.length]).toEqual([1, 0])
  })
})

describe.each<[string, () => Response | Error, string]>([
  ['is refused', () => Response.json({ message: 'It is locked' }, { status: 409 }), 'It is locked'],
  ['fails', () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), '502: Bad Gateway'],
  [
    'reaches nobody',
    () => new TypeError('Failed to fetch'),
    'The server could not be reached. Please check your connection and try again.',
  ],
  ['is answered with nonsense', () => new Response('<html>'), expect.any(String) as unknown as string],
])('when it %s', (_how, answer, description) => {
  test('the choice is put back', async () => {
    const { select } = choose('completed')
    await answered(select, answer())
    expect(select.value).toBe('pending')
  })

  test('the desk is told nothing', async () => {
    const { select, onSaved } = choose('completed')
    await answered(select, answer())
    expect(onSaved).not.toHaveBeenCalled()
  })

  test('it is said why', async () => {
    const { select } = choose('completed')
    await answered(select, answer())
    expect(toast.error.mock.calls).toEqual([['Update failed', { description }]])
  })
})
