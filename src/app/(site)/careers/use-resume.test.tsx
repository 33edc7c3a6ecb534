import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type * as RequestModule from '@/lib/client/request'

const sendForm = jest.fn<(url: string, form: FormData, call: unknown) => Promise<unknown>>()
const request = jest.fn<(...args: unknown[]) => Promise<unknown>>()
jest.unstable_mockModule('@/lib/client/upload-file', () => ({ sendForm }))
const real = jest.requireActual<typeof RequestModule>('@/lib/client/request')
jest.unstable_mockModule('@/lib/client/request', () => ({ ...real, request }))
const { refusalOf, useResume } = await import('./use-resume')

const pdf = (name = 'cv.pdf') => new File(['%PDF'], name)
const body = { fullName: 'Ada', resume: undefined, website: '' }

beforeEach(() => {
  sendForm.mockReset().mockResolvedValue({})
  request.mockReset().mockResolvedValue({})
})

describe('a file is refused at once', () => {
  test.each([
    ['cv.exe', 10, '“cv.exe” is not a PDF, DOCX, ODT, RTF, PNG or JPEG file'],
    ['cv.pdf', 12 * 1024 * 1024, '“cv.pdf” has 12 MB; a résumé may have 10 MB'],
    ['cv.pdf', 0, '“cv.pdf” is empty'],
  ])('%s of %d bytes', (name, size, message) => expect(refusalOf({ name, size })).toBe(message))
  test.each(['a.PDF', 'a.docx', 'a.odt', 'a.rtf', 'a.png', 'a.jpg', 'a.jpeg'])('but %s', (name) =>
    expect(refusalOf({ name, size: 10 * 1024 * 1024 })).toBeUndefined(),
  )
})

test('without a file the application is sent as JSON', async () => {
  const { result } = renderHook(useResume)
  await act(() => result.current.send('/url', body, { a: 'b' }))
  expect(request).toHaveBeenCalledWith('POST', '/url', { body, headers: { a: 'b' } })
  expect(result.current.mark).toBe('')
})

test('with a file it is sent as a form, without what was left empty', async () => {
  const { result } = renderHook(useResume)
  act(() => result.current.choose([pdf()]))
  expect(result.current.row).toMatchObject({ name: 'cv.pdf', status: 'ready' })
  await act(() => result.current.send('/url', body, {}))
  expect([...(sendForm.mock.calls[0]?.[1] ?? [])].map(([name]) => name)).toEqual(['fullName', 'website', 'resumeFile'])
  expect(result.current.row).toMatchObject({ status: 'ready' })
})

test('what the server says of the file stands beside it; the file stays', async () => {
  const { result } = renderHook(useResume)
  act(() => result.current.choose([pdf()]))
  const problem = { message: 'No', errors: [{ path: 'resumeFile', message: 'Not a PDF' }] }
  sendForm.mockRejectedValue(new real.RequestError(415, '', problem))
  await act(() => result.current.send('/url', body, {}).catch(() => undefined))
  expect(result.current.error).toBe('Not a PDF')
  expect(result.current.row).toMatchObject({ name: 'cv.pdf', status: 'ready' })
})

test('one file at a time: another takes its place, and what cannot be taken leaves it', () => {
  const { result } = renderHook(useResume)
  act(() => result.current.choose([pdf()]))
  act(() => result.current.choose([pdf('a.pdf'), pdf('b.pdf')]))
  expect(result.current.error).toBe('Please choose one file')
  act(() => result.current.choose([pdf('x.exe')]))
  expect(result.current.row?.name).toBe('cv.pdf')
  act(() => result.current.choose([pdf('new.pdf')]))
  expect([result.current.row?.name, result.current.error]).toEqual(['new.pdf', undefined])
  act(() => result.current.remove())
  expect(result.current.row).toBeUndefined()
})
