import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'

type Options = { description: string; action?: { label: string; onClick: () => void } }
const toast = {
  success: jest.fn<(title: string, options: Options) => void>(),
  error: jest.fn<(title: string, options: Options) => void>(),
}
jest.unstable_mockModule('@payloadcms/ui', () => ({ toast }))
const { BulkBar } = await import('./bulk-bar')

const realFetch = globalThis.fetch
const sent: unknown[] = []
let answers: Response[]
beforeEach(() => {
  jest.clearAllMocks()
  sent.length = 0
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return answers.shift()
  }) as typeof fetch
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const changed = [
  { id: 1, from: 'pending' },
  { id: 2, from: 'rejected' },
  { id: 3, from: 'pending' },
]

async function choose(status: string) {
  const calls = { onClear: jest.fn(), onDone: jest.fn() }
  render(<BulkBar selected={[1, 2, 3]} {...calls} />)
  const select = screen.getByLabelText('Set status of the selected requests')
  await act(async () => {
    fireEvent.change(select, { target: { value: status } })
  })
  return calls
}

describe('the chosen requests', () => {
  test('get a status in one call, and it is said how many did', async () => {
    answers = [Response.json({ status: 'completed', changed })]
    const { onClear, onDone } = await choose('completed')
    expect(sent).toEqual([{ ids: [1, 2, 3], status: 'completed' }])
    expect(toast.success.mock.calls[0]).toEqual([
      'Status updated',
      expect.objectContaining({ description: '3 requests set to Completed.' }),
    ])
    expect([onClear.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1])
  })

  test('are given back what each was, unless it has changed since', async () => {
    answers = [
      Response.json({ status: 'completed', changed }),
      Response.json({ status: 'pending', changed: [{ id: 1, from: 'completed' }] }),
      Response.json({ status: 'rejected', changed: [{ id: 2, from: 'completed' }] }),
    ]
    await choose('completed')
    await act(async () => toast.success.mock.calls[0]?.[1].action?.onClick())
    expect(sent.slice(1)).toEqual([
      { ids: [1, 3], status: 'pending', from: 'completed' },
      { ids: [2], status: 'rejected', from: 'completed' },
    ])
    expect(toast.success.mock.calls[1]?.[1].description).toBe('2 requests put back.')
  })

  test('that had the status already leave nothing to undo', async () => {
    answers = [Response.json({ status: 'completed', changed: [] })]
    await choose('completed')
    expect(toast.success.mock.calls[0]?.[1].action).toBeUndefined()
  })

  test('stay chosen when the call fails', async () => {
    answers = [Response.json({ message: 'Busy' }, { status: 503 })]
    const { onClear } = await choose('completed')
    expect(toast.error.mock.calls).toEqual([['Update failed', { description: 'Busy' }]])
    expect(onClear).not.toHaveBeenCalled()
  })
})
