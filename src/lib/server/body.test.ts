import { describe, expect, jest, test } from '@jest/globals'
import { isJson, parseObject, readBytes } from './body'

const URL = 'http://localhost/api'
const post = (body: BodyInit | null, headers: Record<string, string> = {}): Request =>
  new Request(URL, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

describe('reading', () => {
  test('as many bytes as the limit are taken', async () => {
    expect(await readBytes(post('12345'), 5)).toEqual(Buffer.from('12345'))
  })

  test('one byte more is refused', async () => {
    await expect(readBytes(post('123456'), 5)).rejects.toMatchObject({ status: 413 })
  })

  test('bytes count, not characters', async () => {
    await expect(readBytes(post('äöü'), 5)).rejects.toMatchObject({ status: 413 })
  })

  test('a body that is announced as too large is refused unread', async () => {
    const pull = jest.fn<() => void>()
    const stream = new ReadableStream({ pull }, { highWaterMark: 0 })
    await expect(readBytes(post(stream, { 'content-length': '6' }), 5)).rejects.toMatchObject({ status: 413 })
    expect(pull).not.toHaveBeenCalled()
  })

  test.each(['1', '-1', '0', 'none', ''])('a body that is larger than announced (%j) is refused', async (announced) => {
    const request = post(new Blob(['123456']).stream(), { 'content-length': announced })
    await expect(readBytes(request, 5)).rejects.toMatchObject({ status: 413 })
  })

  test('an endless body is cut off at the limit', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 10
        controller.enqueue(new Uint8Array(10))
      },
    })
    await expect(readBytes(post(endless), 100)).rejects.toMatchObject({ status: 413 })
    expect(sent).toBeLessThan(200)
  })

  test('chunks are put together in their order', async () => {
    const chunks = ['a', 'bc', 'd']
    const stream = new ReadableStream({
      pull: (controller) => {
        const chunk = chunks.shift()
        if (chunk) controller.enqueue(Buffer.from(chunk))
        else controller.close()
      },
    })
    expect((await readBytes(post(stream), 10)).toString()).toBe('abcd')
  })

  test('no body is an empty one', async () => {
    expect(await readBytes(post(null), 5)).toHaveLength(0)
  })

  test('the refusal says how much can be sent', async () => {
    await expect(readBytes(post('x'.repeat(2049)), 2048)).rejects.toThrow('at most 2 KB')
  })
})

describe('parsing', () => {
  const parse = (text: string) => () => parseObject(Buffer.from(text))

  test('an object is returned', () => {
    expect(parse('{"a":[1,{"b":null}]}')()).toEqual({ a: [1, { b: null }] })
  })

  test.each(['', '{', '{"a":1}x', "{'a':1}", '{"a":NaN}', 'undefined'])('%j is not valid JSON', (text) => {
    expect(parse(text)).toThrow(expect.objectContaining({ status: 400, message: 'The body is not valid JSON' }))
  })

  test.each(['[]', '[{}]', 'null', '1', '"text"', 'true'])('%j is no object', (text) => {
    expect(parse(text)).toThrow(expect.objectContaining({ status: 400, message: 'The body must be a JSON object' }))
  })

  test.each([
    '{"a":"\\u0000"}',
    '{"a":"x\\u0000y"}',
    '{"a":["b",["\\u0000"]]}',
    '{"a":{"b":{"c":"\\u0000"}}}',
    '{"\\u0000":1}',
    '{"a":[{"b\\u0000":null}]}',
  ])('a NUL in %s is refused', (text) => {
    expect(parse(text)).toThrow(expect.objectContaining({ status: 400 }))
  })

  test('the text \\u0000 is no NUL', () => {
    expect(parse('{"a":"\\\\u0000"}')()).toEqual({ a: '\\u0000' })
  })

  test('bytes that are no UTF-8 are refused', () => {
    expect(() => parseObject(Buffer.from('7b2261223a22ff227d', 'hex'))).toThrow('not valid JSON')
  })

  test('a key that objects know changes no other object', () => {
    parse('{"__proto__":{"isAdmin":true}}')()
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
  })
})

describe('the content type', () => {
  test.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8', 'application/json ;a=b'])(
    '%j is JSON',
    (type) => {
      expect(isJson(post('{}', { 'content-type': type }))).toBe(true)
    },
  )

  test.each(['text/plain', 'application/jsonp', 'application/json-patch+json', 'text/plain; application/json'])(
    '%j is not JSON',
    (type) => {
      expect(isJson(post('{}', { 'content-type': type }))).toBe(false)
    },
  )

  test('none at all is not JSON', () => {
    expect(isJson(post(null))).toBe(false)
  })
})
