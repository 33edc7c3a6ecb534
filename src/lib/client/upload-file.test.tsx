import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { uploadFile } from './upload-file'

/** An upload that the test answers by hand. */
class FakeUpload {
  static last: FakeUpload
  upload: { onprogress?: (event: object) => void } = {}
  status = 0
  statusText = ''
  responseText = ''
  withCredentials = false
  opened: string[] = []
  sent: FormData | undefined
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    FakeUpload.last = this
  }
  open(...args: string[]) {
    this.opened = args
  }
  send(form: FormData) {
    this.sent = form
  }
  abort() {
    this.onabort()
  }
  answer(status: number, responseText: string, statusText = '') {
    Object.assign(this, { status, responseText, statusText })
    this.onload()
  }
}

const real = globalThis.XMLHttpRequest
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest
})
afterEach(() => {
  globalThis.XMLHttpRequest = real
})

const file = new File(['abc'], 'plan.pdf')
function start() {
  const abort = new AbortController()
  const onProgress = jest.fn()
  const result = uploadFile('/api/files', file, { fields: { kind: 'document' }, onProgress, signal: abort.signal })
  return { abort, onProgress, result, call: FakeUpload.last }
}

test('the file goes to the address with the session', () => {
  const { call } = start()
  expect([call.opened, call.withCredentials]).toEqual([['POST', '/api/files'], true])
})

test('the texts go before the file', () => {
  expect([...(start().call.sent?.keys() ?? [])]).toEqual(['kind', 'file'])
})

test('the file keeps its name', () => {
  expect((start().call.sent?.get('file') as File).name).toBe('plan.pdf')
})

test('progress is told as a share', () => {
  const { call, onProgress } = start()
  call.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true })
  expect(onProgress.mock.calls).toEqual([[0.25]])
})

test('progress of unknown length is not told', () => {
  const { call, onProgress } = start()
  call.upload.onprogress?.({ loaded: 1, total: 0, lengthComputable: false })
  expect(onProgress).not.toHaveBeenCalled()
})

test('a success returns the answer', async () => {
  const { call, result } = start()
  call.answer(201, '{"id":"1"}')
  expect(await result).toEqual({ id: '1' })
})

test('a refusal has its status and its problem', async () => {
  const { call, result } = start()
  call.answer(415, '{"message":"Not a plan"}')
  await expect(result).rejects.toMatchObject({ status: 415, problem: { message: 'Not a plan' } })
})

test('a refusal without a body has the status in words', async () => {
  const { call, result } = start()
  call.answer(502, '', 'Bad Gateway')
  await expect(result).rejects.toThrow('502: Bad Gateway')
})

test('no answer is no refusal', async () => {
  const { call, result } = start()
  call.onerror()
  await expect(result).rejects.toThrow(TypeError)
})

test('an upload can be taken back', async () => {
  const { abort, result } = start()
  abort.abort()
  await expect(result).rejects.toMatchObject({ name: 'AbortError' })
})
