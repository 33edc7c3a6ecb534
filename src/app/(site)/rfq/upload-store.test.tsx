import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { RequestError } from '@/lib/client/request'

type Send = (
  url: string,
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<object>
const send = jest.fn<Send>()
jest.unstable_mockModule('@/lib/client/upload-file', () => ({ uploadFile: send }))
const { createUploadStore, refusalOf } = await import('./upload-store')

const file = (name = 'plan.pdf', size = 3): File => new File(['x'.repeat(size)], name)
const files = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.pdf`))
const sentFile = { id: 'id', url: '/api/rfq-files/id', name: 'plan.pdf', size: 3, mimeType: 'application/pdf' }
const refusal = (status: number, message?: string) => new RequestError(status, 'x', message ? { message } : undefined)

const realFetch = globalThis.fetch
beforeEach(() => {
  send.mockReset().mockResolvedValue(sentFile)
  globalThis.fetch = jest.fn(async () => new Response(null, { status: 204 }))
})
afterEach(() => {
  globalThis.fetch = realFetch
})

/** A store with one file that has been sent or refused. */
async function storeWith(outcome: 'sent' | Error) {
  if (outcome instanceof Error) send.mockRejectedValue(outcome)
  const store = createUploadStore()
  store.add('document', [file()])
  await store.settled()
  return { store, first: () => store.get().uploads[0] }
}

describe('a file', () => {
  test.each(['a.pdf', 'a.PNG', 'a.b.jpeg', 'a.jpg', 'a.webp', 'a.dwg', 'a.dxf', 'a.xlsx', 'a.DOCX'])(
    'named %s can be taken',
    (name) => {
      expect(refusalOf({ name, size: 1 })).toBeUndefined()
    },
  )

  test.each(['a.exe', 'a.pdf.exe', 'a', 'pdf', 'a.svg', 'a.html', 'a.doc', ''])('named %j cannot', (name) => {
    expect(refusalOf({ name, size: 1 })).toMatch(/^Only PDF/)
  })

  test('of 25 MB can be taken', () => {
    expect(refusalOf({ name: 'a.pdf', size: 25 * 1024 * 1024 })).toBeUndefined()
  })

  test('of more says how much is too much', () => {
    expect(refusalOf({ name: 'a.pdf', size: 26 * 1024 * 1024 })).toBe('This file has 26 MB; the most is 25 MB')
  })

  test('that is empty cannot be taken', () => {
    expect(refusalOf({ name: 'a.pdf', size: 0 })).toBe('This file is empty')
  })
})

describe('choosing', () => {
  test('sends a file at once', () => {
    createUploadStore().add('floorPlan', [file()])
    expect(send).toHaveBeenCalledWith(
      '/api/rfq-files',
      expect.any(File),
      expect.objectContaining({ fields: { kind: 'floorPlan' } }),
    )
  })

  test('does not send a file that cannot be taken, but shows why', () => {
    const store = createUploadStore()
    store.add('document', [file('a.exe')])
    expect(send).not.toHaveBeenCalled()
    expect(store.get().uploads).toMatchObject([{ status: 'failed', error: expect.stringMatching(/^Only/) }])
  })

  test('takes ten files and names the others', () => {
    const store = createUploadStore()
    store.add('document', files(12))
    expect(store.get().uploads).toHaveLength(10)
    expect(store.get().notices.document).toBe('At most 10 files can be attached. Left out: “10.pdf”, “11.pdf”')
  })

  test('counts files of both kinds', () => {
    const store = createUploadStore()
    store.add('document', files(10))
    store.add('floorPlan', [file('late.pdf')])
    expect(store.get().notices).toEqual({ floorPlan: 'At most 10 files can be attached. Left out: “late.pdf”' })
  })

  test('takes the notice back when there is room again', () => {
    const store = createUploadStore()
    store.add('document', files(11))
    store.remove(store.get().uploads[0]?.key ?? '')
    expect(store.get().notices).toEqual({})
  })
})

describe('sending', () => {
  test('ends with the address of the file', async () => {
    const { store, first } = await storeWith('sent')
    expect(first()).toMatchObject({ status: 'done', progress: 1 })
    expect(store.urls('document')).toEqual([sentFile.url])
  })

  test('keeps the addresses of the kinds apart', async () => {
    const { store } = await storeWith('sent')
    expect(store.urls('floorPlan')).toEqual([])
  })

  test('shows how far it is', () => {
    send.mockReturnValue(new Promise(() => {}))
    const store = createUploadStore()
    store.add('document', [file()])
    send.mock.calls[0]?.[2].onProgress(0.5)
    expect(store.get().uploads[0]?.progress).toBe(0.5)
  })

  test('tells whoever listens', async () => {
    const store = createUploadStore()
    const listener = jest.fn()
    store.subscribe(listener)
    store.add('document', [file()])
    expect(listener).toHaveBeenCalled()
  })

  test.each([400, 413, 415])('that was refused with %d says why and is not offered again', async (status) => {
    const { first } = await storeWith(refusal(status, 'Not a plan'))
    expect(first()).toMatchObject({ status: 'failed', error: 'Not a plan', file: undefined })
  })

  test.each([429, 500, 503])('that failed with %d can be tried again', async (status) => {
    const { store, first } = await storeWith(refusal(status))
    expect(first()).toMatchObject({ status: 'failed', file: expect.any(File) })
    send.mockResolvedValue(sentFile)
    store.retry(first()?.key ?? '')
    await store.settled()
    expect(first()).toMatchObject({ status: 'done', error: undefined })
  })

  test('that lost the connection says so', async () => {
    const { first } = await storeWith(new TypeError('No answer'))
    expect(first()?.error).toBe('The connection was lost. Please try again.')
  })
})

describe('removing', () => {
  test('takes a file back on the server, too', async () => {
    const { store, first } = await storeWith('sent')
    store.remove(first()?.key ?? '')
    expect(store.get().uploads).toEqual([])
    expect(jest.mocked(fetch).mock.calls).toMatchObject([['/api/rfq-files/id', { method: 'DELETE' }]])
  })

  test('stops a file that is on its way', () => {
    send.mockReturnValue(new Promise(() => {}))
    const store = createUploadStore()
    store.add('document', [file()])
    store.remove(store.get().uploads[0]?.key ?? '')
    expect(send.mock.calls[0]?.[2].signal.aborted).toBe(true)
  })
})

describe('a refusal of the whole form', () => {
  test('is shown at the file that it is about', async () => {
    const { store, first } = await storeWith('sent')
    store.refuse('document', 0, 'Used already')
    expect(first()).toMatchObject({ status: 'failed', error: 'Used already', sent: undefined })
  })

  test('about no file of ours is shown above the list', () => {
    const store = createUploadStore()
    store.refuse('floorPlan', 3, 'Unknown')
    expect(store.get().notices).toEqual({ floorPlan: 'Unknown' })
  })
})
