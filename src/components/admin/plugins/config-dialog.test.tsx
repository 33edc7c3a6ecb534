import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { AdminPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'

const toast = { success: jest.fn(), error: jest.fn() }
jest.unstable_mockModule('@payloadcms/ui', () => ({ toast }))
const { ConfigDialog } = await import('./config-dialog')

const realFetch = globalThis.fetch
const plugin: AdminPlugin = {
  id: 3,
  name: 'Kubernetes',
  description: null,
  enabled: true,
  config: { clusterName: 'kc-1', serviceAccountToken: '' },
  secrets: ['serviceAccountToken'],
  updatedAt: '2026-11-20T10:00:00.000Z',
}
let answers: Response[]
beforeEach(() => {
  toast.success.mockClear()
  toast.error.mockClear()
  answers = []
  globalThis.fetch = jest.fn(async () => answers.shift() ?? new Response('{}', { status: 500 }))
})
afterEach(() => {
  globalThis.fetch = realFetch
})

function open() {
  const onClose = jest.fn()
  const onSaved = jest.fn()
  render(<ConfigDialog plugin={plugin} onClose={onClose} onSaved={onSaved} />)
  const area = screen.getByLabelText<HTMLTextAreaElement>('Configuration (JSON)')
  const write = (value: string) => fireEvent.change(area, { target: { value } })
  return { onClose, onSaved, area, write }
}
const save = (name = 'Save') => fireEvent.click(screen.getByRole('button', { name }))
const sent = () =>
  jest.mocked(fetch).mock.calls.map(([url, init]) => [url, init?.method, JSON.parse(String(init?.body)), init?.headers])

describe('the configuration', () => {
  test('is painted by what it is made of', () => {
    const { area } = open()
    const painted = area.previousElementSibling
    expect(painted?.textContent).toBe(`${area.value}\n`)
    expect(painted?.querySelector('[data-kind=key]')?.textContent).toBe('"clusterName"')
    expect(painted?.querySelector('[data-kind=string]')?.textContent).toBe('"kc-1"')
  })
  test('names the secrets that are set, and shows none', () => {
    const { area } = open()
    expect(screen.getByText(/is set — leave empty to keep/)).toBeTruthy()
    expect(JSON.parse(area.value)).toEqual(plugin.config)
  })
  test('says line and column of what is no JSON, and keeps the text', () => {
    const { area, write } = open()
    write('{\n  "clusterName" "kc-1"\n}')
    expect(screen.getByText('Line 2, column 17')).toBeTruthy()
    expect(area.value).toBe('{\n  "clusterName" "kc-1"\n}')
    expect(area.getAttribute('aria-invalid')).toBe('true')
  })
  test('says as it is typed what the plugin does not take', () => {
    const { write } = open()
    write('{\n  "refreshSeconds": "often",\n  "owner": 1\n}')
    expect(screen.getByText('Line 2, column 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: /owner: Kubernetes has no setting of this name/ })).toBeTruthy()
  })
})

describe('saving', () => {
  test.each([['{"clusterName": '], ['{"owner": "x"}'], ['[]']])('%s: is not sent, and the text stays', (text) => {
    const { area, write } = open()
    write(text)
    save()
    const description = 'The configuration JSON is invalid. Please check and try again.'
    expect(toast.error.mock.calls).toEqual([['Invalid configuration', { description }]])
    expect(fetch).not.toHaveBeenCalled()
    expect(area.value).toBe(text)
  })
  test('sends the configuration for the state that it began with, then closes', async () => {
    answers = [Response.json({ ...plugin, updatedAt: 'later' })]
    const { onClose, onSaved, write } = open()
    write('{"clusterName": "kc-2", "serviceAccountToken": ""}')
    save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    const config = { clusterName: 'kc-2', serviceAccountToken: '' }
    const { updatedAt } = plugin
    expect(sent()).toEqual([
      [
        '/api/admin/plugins/3',
        'PATCH',
        { config, updatedAt },
        expect.objectContaining({ 'If-Match': `"${updatedAt}"` }),
      ],
    ])
    const description = 'The plugin has been successfully updated.'
    expect(toast.success.mock.calls).toEqual([['Plugin updated', { description }]])
    expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ updatedAt: 'later' }))
  })
  test('that fails says why, and keeps the dialog', async () => {
    answers = [Response.json({ message: 'It is locked' }, { status: 409 })]
    const { onClose } = open()
    save()
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Update failed', { description: 'It is locked' }))
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('when somebody else has saved meanwhile', () => {
  const newer = { ...plugin, config: { clusterName: 'theirs' }, updatedAt: '2026-11-20T11:00:00.000Z' }
  const stale = () => Response.json({ message: 'Somebody else …', current: newer }, { status: 412 })

  test('both are shown, and theirs can be kept', async () => {
    answers = [stale()]
    const { area, write, onClose } = open()
    write('{"clusterName": "mine"}')
    save()
    expect((await screen.findByRole('region', { name: 'Theirs, saved' })).textContent).toContain('theirs')
    expect(screen.getByRole('region', { name: 'Yours, not saved' }).textContent).toContain('mine')
    save('Keep theirs')
    expect(JSON.parse(area.value)).toEqual(newer.config)
    expect(onClose).not.toHaveBeenCalled()
  })
  test('mine is saved over exactly the state that was shown', async () => {
    answers = [stale(), Response.json(plugin)]
    const { write, onClose } = open()
    write('{"clusterName": "mine"}')
    save()
    await screen.findByRole('region', { name: 'Theirs, saved' })
    save('Save mine instead')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent().map(([, , , headers]) => headers['If-Match'])).toEqual([
      `"${plugin.updatedAt}"`,
      `"${newer.updatedAt}"`,
    ])
  })
})

describe('by keyboard', () => {
  test('Tab moves in, Shift+Tab out, and after Esc it leaves', () => {
    const { area, write, onClose } = open()
    write('{}')
    area.setSelectionRange(0, 0)
    expect(fireEvent.keyDown(area, { key: 'Tab' })).toBe(false)
    expect(area.value).toBe('  {}')
    expect(fireEvent.keyDown(area, { key: 'Tab', shiftKey: true })).toBe(false)
    expect(area.value).toBe('{}')
    fireEvent.keyDown(area, { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(area, { key: 'Tab' })).toBe(true)
  })
  test('a new line begins as far in as it should', () => {
    const { area, write } = open()
    write('{')
    area.setSelectionRange(1, 1)
    fireEvent.keyDown(area, { key: 'Enter' })
    expect(area.value).toBe('{\n  ')
  })
  test('closing with changes asks first', () => {
    const { write, onClose } = open()
    write('{}')
    save('Cancel')
    expect(onClose).not.toHaveBeenCalled()
    save('Discard changes')
    expect(onClose).toHaveBeenCalled()
  })
})
