import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { keepPublicationDate } from './hooks'

type Args = Parameters<typeof keepPublicationDate>[0]
const NOW = '2026-05-06T07:08:09.000Z'
const EARLIER = '2025-01-01T00:00:00.000Z'
const saved = (data: object, originalDoc?: object) => keepPublicationDate({ data, originalDoc } as Args)

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('publishing', () => {
  test('a new page sets the time', () => {
    expect(saved({ _status: 'published', title: 'A' })).toEqual({ _status: 'published', title: 'A', publishedAt: NOW })
  })

  test('a draft for the first time sets the time', () => {
    expect(saved({ _status: 'published' }, { _status: 'draft', publishedAt: null })).toMatchObject({ publishedAt: NOW })
  })

  test('again keeps the time of the first publication', () => {
    expect(saved({ _status: 'published' }, { _status: 'published', publishedAt: EARLIER })).toMatchObject({
      publishedAt: EARLIER,
    })
  })

  test('with a time of its own keeps that', () => {
    expect(saved({ _status: 'published', publishedAt: EARLIER })).toMatchObject({ publishedAt: EARLIER })
  })
})

describe('a draft', () => {
  test('that was never published carries no time', () => {
    expect(saved({ _status: 'draft', publishedAt: EARLIER })).toMatchObject({ publishedAt: null })
  })

  test('beside a published page leaves its time alone', () => {
    expect(saved({ _status: 'draft', title: 'B' }, { _status: 'published', publishedAt: EARLIER })).toEqual({
      _status: 'draft',
      title: 'B',
    })
  })
})
