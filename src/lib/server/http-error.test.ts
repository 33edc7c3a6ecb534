import { describe, expect, test } from '@jest/globals'
import { APIError, Forbidden, NotFound, ValidationError } from 'payload'
import { z } from 'zod'
import { answerFor, HttpError, invalidInput, isDatabaseAway, problem } from './http-error'

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code })
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause })

describe('a refusal of ours', () => {
  const answer = () =>
    answerFor(
      new HttpError(429, 'Slow down', { headers: { 'Retry-After': '7' }, errors: [{ path: 'a', message: 'b' }] }),
    )

  test('has its status', () => {
    expect(answer()?.status).toBe(429)
  })

  test('has its words', async () => {
    expect(await answer()?.json()).toEqual({ message: 'Slow down', errors: [{ path: 'a', message: 'b' }] })
  })

  test('has its headers and is not stored', () => {
    expect(Object.fromEntries(answer()?.headers ?? [])).toMatchObject({
      'retry-after': '7',
      'cache-control': 'no-store',
    })
  })

  test('without fields at fault names none', async () => {
    expect(await answerFor(new HttpError(404, 'Not found'))?.json()).toEqual({ message: 'Not found' })
  })
})

describe('bad input', () => {
  const { error } = z
    .object({ name: z.string('A name is missing'), parts: z.array(z.object({ size: z.number('Not a number') })) })
    .safeParse({ parts: [{ size: 'x' }] })

  test('is summed up by its first message', () => {
    expect(error && invalidInput(error)).toMatchObject({ status: 400, message: 'A name is missing' })
  })

  test('is named field by field', () => {
    expect(error && invalidInput(error).errors).toEqual([
      { path: 'name', message: 'A name is missing' },
      { path: 'parts.0.size', message: 'Not a number' },
    ])
  })
})

describe('an error of Payload', () => {
  test('about fields is 400 with each of them', async () => {
    const answer = answerFor(new ValidationError({ errors: [{ path: 'slug', message: 'Taken' }] }))
    expect([answer?.status, await answer?.json()]).toEqual([
      400,
      { message: 'Taken', errors: [{ path: 'slug', message: 'Taken' }] },
    ])
  })

  test.each([
    [403, new Forbidden()],
    [404, new NotFound()],
    [413, new APIError('Too large', 413)],
  ])('of status %d keeps it', (status, error) => {
    expect(answerFor(error)?.status).toBe(status)
  })

  test('that is a fault of ours is not an answer', () => {
    expect(answerFor(new APIError('secret detail', 500))).toBeUndefined()
  })
})

describe('the database', () => {
  test.each(['08006', '08001', '57P01', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])(
    'is away with the code %s',
    (code) => {
      expect(isDatabaseAway(withCode(code))).toBe(true)
    },
  )

  test.each(['57P01', 'ECONNREFUSED'])('is away with the code %s as the cause', (code) => {
    expect(isDatabaseAway(wrapped(withCode(code)))).toBe(true)
  })

  test.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'cannot begin transaction',
  ])('is away when it says: %s', (message) => {
    expect(isDatabaseAway(wrapped(new Error(message)))).toBe(true)
  })

  test.each([withCode('23505'), withCode('42P01'), withCode('57014'), new Error('x'), 'text', null, undefined, {}])(
    'is there with %s',
    (error) => {
      expect(isDatabaseAway(error)).toBe(false)
    },
  )

  test('being away is 503, to be tried again soon', () => {
    const answer = answerFor(wrapped(withCode('ECONNREFUSED')))
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '3'])
  })

  test('being away is told without its address', async () => {
    const answer = answerFor(withCode('ECONNREFUSED', 'connect ECONNREFUSED 10.0.0.7:5432'))
    expect(await answer?.text()).not.toContain('10.0.0.7')
  })

  test('being away is 503 when Payload wraps it as a fault', () => {
    expect(answerFor(new APIError('cannot begin transaction', 500))?.status).toBe(503)
  })
})

test('a full disk is 507, to be tried again later', () => {
  const answer = answerFor(withCode('ENOSPC', 'ENOSPC: no space left on device, write /data/x'))
  expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([507, '60'])
})

test.each([new TypeError('x is undefined'), withCode('23505'), withCode('ENOENT'), 'text', null, undefined])(
  'a fault of ours (%s) is no answer',
  (error) => {
    expect(answerFor(error)).toBeUndefined()
  },
)

test('headers of a problem may replace that it is not stored', () => {
  expect(problem(410, { message: 'Gone' }, { 'Cache-Control': 'max-age=60' }).headers.get('cache-control')).toBe(
    'max-age=60',
  )
})
