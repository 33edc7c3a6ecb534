import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { parseProblem, request, type RequestError } from './request'

const real = globalThis.fetch
const answer = (given: () => Response) => {
  globalThis.fetch = jest.fn(async () => given())
}
const sent = () => jest.mocked(fetch).mock.calls[0]?.[1]
afterEach(() => {
  globalThis.fetch = real
})

describe('a call', () => {
  test('sends JSON with the session and its own headers', async () => {
    answer(() => Response.json({}))
    await request('PUT', '/api/x', { body: { a: 1 }, headers: { 'If-Match': '"1"' } })
    expect(sent()).toEqual({
      method: 'PUT',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'If-Match': '"1"' },
      body: '{"a":1}',
    })
  })

  test('without a body names no type of it', async () => {
    answer(() => Response.json({}))
    await request('GET', '/api/x')
    expect(sent()).toMatchObject({ headers: {}, body: undefined })
  })

  test.each([null, false, 0, ''])('sends the body %j', async (body) => {
    answer(() => Response.json({}))
    await request('POST', '/api/x', { body })
    expect(sent()?.body).toBe(JSON.stringify(body))
  })

  test('returns what was answered', async () => {
    answer(() => Response.json({ a: [1] }))
    expect(await request('GET', '/api/x')).toEqual({ a: [1] })
  })

  test('returns nothing for an empty answer', async () => {
    answer(() => new Response(null, { status: 204 }))
    expect(await request('DELETE', '/api/x')).toBeUndefined()
  })
})

describe('a failure', () => {
  const failure = async (given: () => Response): Promise<RequestError> => {
    answer(given)
    return request('GET', '/api/x').then(
      () => {
        throw new Error('It did not fail')
      },
      (error: RequestError) => error,
    )
  }

  test('has the status and the problem', async () => {
    const body = { message: 'No', errors: [{ path: 'a', message: 'b' }] }
    expect(await failure(() => Response.json(body, { status: 400 }))).toMatchObject({ status: 400, problem: body })
  })

  test.each([
    ['{"message":"No"}', '400: {"message":"No"}'],
    ['<html>', '400: <html>'],
    ['', '400: Bad Request'],
  ])('with the body %j reads %j', async (body, text) => {
    expect((await failure(() => new Response(body, { status: 400, statusText: 'Bad Request' }))).message).toBe(text)
  })

  test.each([401, 403, 404, 500])('with the status %d throws', async (status) => {
    expect(await failure(() => new Response('', { status, statusText: 'No' }))).toMatchObject({
      status,
      message: `${status}: No`,
    })
  })

  test('is not tried again', async () => {
    await failure(() => new Response('', { status: 503 }))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('of the connection is passed on as it is', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(request('GET', '/api/x')).rejects.toThrow(TypeError)
  })
})

describe('a problem', () => {
  test('is read from a body', () => {
    expect(parseProblem('{"message":"No"}')).toEqual({ message: 'No' })
  })

  test.each(['', '<html>', 'null', '"message"', '[]', '{}', '{"message":1}', '{"message":null}'])(
    'is not %j',
    (text) => {
      expect(parseProblem(text)).toBeUndefined()
    },
  )
})
