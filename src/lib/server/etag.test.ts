import { describe, expect, test } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { etagOf, isStale, missingForMatch, staleAnswer } from './etag'

const NOW = '2026-01-02T03:04:05.678Z'
const asking = (ifMatch?: string): PayloadRequest =>
  ({ headers: new Headers(ifMatch === undefined ? {} : { 'If-Match': ifMatch }) }) as PayloadRequest

test('a tag is the time of change in quotes', () => {
  expect(etagOf(NOW)).toBe('"2026-01-02T03:04:05.678Z"')
})

describe('a write to an existing record', () => {
  test.each([
    ['no condition', undefined, false],
    ['its tag', `"${NOW}"`, false],
    ['its tag among others', `"old", "${NOW}"`, false],
    ['a star', ' * ', false],
    ['another tag', '"2026-01-02T03:04:05.679Z"', true],
    ['its time without quotes', NOW, true],
    ['a weak tag, which proves nothing', `W/"${NOW}"`, true],
    ['an empty condition', '', true],
  ])('with %s (%j) is stale: %j', (_name, condition, stale) => {
    expect(isStale(asking(condition), NOW)).toBe(stale)
  })
})

describe('a write to a record that is not there', () => {
  test.each([
    ['no condition', undefined, false],
    ['a star', '*', true],
    ['a tag', `"${NOW}"`, true],
    ['a tag of nothing', '"undefined"', true],
  ])('with %s (%j) is stale: %j', (_name, condition, stale) => {
    expect(isStale(asking(condition), undefined)).toBe(stale)
  })
})

test('a write for a record that must not be there yet is stale once it is', () => {
  const creating = { headers: new Headers({ 'If-None-Match': '*' }) } as PayloadRequest
  expect([isStale(creating, undefined), isStale(creating, NOW)]).toEqual([false, true])
})

describe('the answer to a stale write', () => {
  const record = { id: 1, updatedAt: NOW }
  const answer = () => staleAnswer(record)

  test('is 412', () => {
    expect(answer().status).toBe(412)
  })

  test('holds the newer record', async () => {
    expect(await answer().json()).toMatchObject({ current: record })
  })

  test('has the tag to try again with, and is not stored', () => {
    expect(Object.fromEntries(answer().headers)).toMatchObject({ etag: etagOf(NOW), 'cache-control': 'no-store' })
  })
})

test('a conditional write to nothing is 412', () => {
  expect(missingForMatch().status).toBe(412)
})
