import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { DeskPage } from '@/collections/content-pages/schema'

const toast = { success: jest.fn(), error: jest.fn() }
jest.unstable_mockModule('@payloadcms/ui', () => ({ toast }))
const { EditDialog } = await import('./edit-dialog')

const page: DeskPage = {
  id: 7,
  title: 'Privacy',
  slug: 'privacy',
  content: '<h2 id="who">Who</h2><p>We collect little.</p>',
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  savedBy: 'Ada',
  draft: null,
  schedule: null,
  editedBy: null,
}
const newer = {
  ...page,
  title: 'Privacy',
  content: '<p>We collect nothing.</p>',
  updatedAt: '2026-02-02T00:00:00.000Z',
  savedBy: 'Grace',
}

type Save = { headers: Record<string, string>; body: Record<string, string> }
const realFetch = globalThis.fetch
let saves: Save[]
let answers: (Response | Error)[]
let editedBy: string | null
beforeEach(() => {
  ;[saves, answers, editedBy] = [[], [], null]
  toast.success.mockClear()
  toast.error.mockClear()
  globalThis.fetch = jest.fn<typeof fetch>(async (url, init) => {
    if (String(url).endsWith('/editing')) return Response.json({ editedBy })
    saves.push({ headers: init?.headers as Save['headers'], body: JSON.parse(String(init?.body)) as Save['body'] })
    const answer = answers.shift() ?? new Error('No answer was expected')
    if (answer instanceof Error) throw answer
    return answer
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
})

async function open(of: DeskPage = page) {
  const [onClose, onSaved] = [jest.fn(), jest.fn()]
  await act(async () => void render(<EditDialog page={of} onClose={onClose} onSaved={onSaved} />))
  return { onClose, onSaved }
}
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const stale = () => Response.json({ message: 'Somebody else changed this.', current: newer }, { status: 412 })

describe('saving', () => {
  test('sends title, slug and content with the ETag that was seen, and says so', async () => {
    const { onSaved } = await open()
    type('Title', 'Privacy Policy')
    answers = [Response.json({ ...page, title: 'Privacy Policy' })]
    await press('Save Changes')
    expect(saves).toEqual([
      {
        headers: { 'Content-Type': 'application/json', 'If-Match': '"2026-01-01T00:00:00.000Z"' },
        body: {
          title: 'Privacy Policy',
          slug: 'privacy',
          content: '<h2>Who</h2>\n<p>We collect little.</p>',
          updatedAt: '2026-01-01T00:00:00.000Z',
        },
      },
    ])
    expect(toast.success.mock.calls).toEqual([
      ['Page updated', { description: 'The content has been successfully updated.' }],
    ])
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  test('is not tried with what cannot be right; the field says why', async () => {
    await open()
    type('URL Slug', 'Privacy Policy!')
    type('Title', ' ')
    await press('Save Changes')
    expect(saves).toEqual([])
    expect(screen.getByText('A slug is lower-case words joined by hyphens, such as privacy-policy')).toBeTruthy()
    expect(field('Title').getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(field('Title')))
    type('Title', 'T')
    expect(field('Title').getAttribute('aria-invalid')).toBe('false')
  })

  test('of a slug that is taken says so at the field, and keeps all that was typed', async () => {
    const { onSaved } = await open()
    type('URL Slug', 'terms')
    type('Content', '<p>Mine</p>')
    const problem = {
      message: 'Another page has this slug',
      errors: [{ path: 'slug', message: 'Another page has this slug' }],
    }
    answers = [Response.json(problem, { status: 409 })]
    await press('Save Changes')
    expect(screen.getByText('Another page has this slug')).toBeTruthy()
    expect([field('URL Slug').value, field('Content').value]).toEqual(['terms', '<p>Mine</p>'])
    expect(toast.error.mock.calls).toEqual([['Update failed', { description: 'Another page has this slug' }]])
    expect(onSaved).not.toHaveBeenCalled()
  })

  test.each<[string, () => Response | Error, string]>([
    [
      'nobody can be reached',
      () => new TypeError('Failed to fetch'),
      'The server could not be reached. Please check your connection and try again.',
    ],
    [
      'the session is over',
      () => Response.json({ message: 'Please sign in first' }, { status: 401 }),
      'You are signed out. Please sign in again in another tab, then try again here.',
    ],
    ['the server fails', () => new Response('oh no', { status: 500 }), '500: oh no'],
  ])('keeps the text when %s', async (_when, answer, description) => {
    await open()
    type('Content', '<p>Mine</p>')
    answers = [answer()]
    await press('Save Changes')
    expect(toast.error.mock.calls).toEqual([['Update failed', { description }]])
    expect(field('Content').value).toBe('<p>Mine</p>')
  })
})

describe('when somebody else has saved meanwhile', () => {
  async function meet() {
    const calls = await open()
    type('Content', '<p>We collect little, and delete it.</p>')
    answers = [stale()]
    await press('Save Changes')
    return calls
  }

  test('both texts are there, with what differs marked', async () => {
    await meet()
    expect(screen.getByRole('alert').textContent).toContain('Grace saved this page on')
    const marks = (name: string, tag: string) =>
      [...within(screen.getByRole('region', { name })).queryAllByText(/./, { selector: tag })].map(
        (one) => one.textContent,
      )
    expect(marks('Theirs, saved', 'del')).toEqual(['nothing'])
    expect(marks('Yours, not saved', 'ins')).toEqual(['little, and delete it'])
    expect(toast.error).not.toHaveBeenCalled()
  })

  test('mine can be kept: it is saved over theirs, with their ETag', async () => {
    const { onSaved } = await meet()
    answers = [Response.json(newer)]
    await press('Keep mine')
    expect(saves[1]).toMatchObject({
      headers: { 'If-Match': '"2026-02-02T00:00:00.000Z"' },
      body: { content: '<p>We collect little, and delete it.</p>' },
    })
    expect(onSaved).toHaveBeenCalledTimes(1)
  })

  test('theirs can be taken and gone on with', async () => {
    await meet()
    await press('Take theirs')
    expect(field('Content').value).toBe('<p>We collect nothing.</p>')
    type('Title', 'Privacy 2')
    answers = [Response.json(newer)]
    await press('Save Changes')
    expect(saves[1]?.headers['If-Match']).toBe('"2026-02-02T00:00:00.000Z"')
  })

  test('the editing can go on; the next save asks again', async () => {
    await meet()
    await press('Go on editing')
    expect(field('Content').value).toBe('<p>We collect little, and delete it.</p>')
    answers = [stale()]
    await press('Save Changes')
    expect(screen.getByRole('button', { name: 'Keep mine' })).toBeTruthy()
  })
})

describe('closing', () => {
  test('is done at once when nothing was changed', async () => {
    const { onClose } = await open()
    await press('Close')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('asks when something was', async () => {
    const { onClose } = await open()
    type('Title', 'Other')
    await press('Close')
    expect(onClose).not.toHaveBeenCalled()
    await press('Go on editing')
    expect(field('Title').value).toBe('Other')
    await press('Cancel')
    await press('Leave without saving')
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

test('who else is editing the page is named', async () => {
  editedBy = 'Grace Hopper'
  await open()
  expect(await screen.findByText('Grace Hopper is editing')).toBeTruthy()
})
