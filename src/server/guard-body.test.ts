import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Duplex } from 'node:stream'
import { guardBody } from './guard-body'

const MB = 1024 * 1024

/** A request whose body is on its way, and what is answered to it. */
function exchange(headers: Record<string, string>) {
  const socket = Object.assign(new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() }), {
    bytesRead: 0,
  })
  const request = Object.assign(new EventEmitter(), {
    headers,
    socket,
    complete: false,
    readableLength: 0,
    readableHighWaterMark: 65_536,
  })
  const answer = { status: 0, headers: {} as Record<string, string>, body: '' }
  const response = Object.assign(new EventEmitter(), {
    headersSent: false,
    setHeader: (name: string, value: string) => {
      answer.headers[name] = value
    },
    writeHead: (status: number, given: Record<string, string>) => {
      Object.assign(answer, { status, headers: { ...answer.headers, ...given } })
      response.headersSent = true
    },
    end: (body: string) => {
      answer.body = body
    },
  })
  const mayGoOn = guardBody(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  return { request, response, socket, answer, mayGoOn }
}

const upload = { 'content-type': 'multipart/form-data; boundary=x' }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('what is announced', () => {
  test.each<[string, Record<string, string>]>([
    ['no body', {}],
    ['an empty body', { 'content-length': '0' }],
    ['a body of 2 MB', { 'content-length': String(2 * MB) }],
    ['an upload of 260 MB', { ...upload, 'content-length': String(260 * MB) }],
    ['a body of unknown length', { 'transfer-encoding': 'chunked' }],
  ])('%s may go on', (_what, headers) => {
    expect(exchange(headers).mayGoOn).toBe(true)
  })

  test.each<[string, Record<string, string>]>([
    ['a body of more than 2 MB', { 'content-length': String(2 * MB + 1) }],
    ['an upload of more than 260 MB', { ...upload, 'content-length': String(260 * MB + 1) }],
    [
      'a large body that only mentions uploads',
      { 'content-type': 'text/plain; multipart/form-data', 'content-length': String(3 * MB) },
    ],
  ])('%s may not', (_what, headers) => {
    expect(exchange(headers).mayGoOn).toBe(false)
  })
})

describe('a body that is too large', () => {
  const large = () => exchange({ 'content-length': String(3 * MB) })

  test('is answered with 413 in JSON', () => {
    const { answer } = large()
    expect([answer.status, JSON.parse(answer.body)]).toEqual([413, { message: 'This is too large' }])
  })

  test('ends the connection', () => {
    const { answer, socket } = large()
    expect(answer.headers).toMatchObject({ Connection: 'close' })
    jest.advanceTimersByTime(5000)
    expect(socket.destroyed).toBe(true)
  })
})

describe('a body that is slow', () => {
  test('is cut after 14 seconds even if it goes on arriving', () => {
    const { socket, answer } = exchange({ 'content-length': '100' })
    for (let second = 1; second < 14; second++) {
      socket.bytesRead += 1
      jest.advanceTimersByTime(1000)
    }
    expect(answer.status).toBe(0)
    jest.advanceTimersByTime(1000)
    expect(answer.status).toBe(408)
  })

  test.each([0, 1, 500])('is cut after 14 seconds of an upload that brings %d bytes a second', (bytes) => {
    const { socket, answer } = exchange({ ...upload, 'content-length': '100000' })
    for (let second = 1; second <= 14; second++) {
      expect(answer.status).toBe(0)
      socket.bytesRead += bytes
      jest.advanceTimersByTime(1000)
    }
    expect(answer.status).toBe(408)
  })

  test('is not cut while an upload goes on arriving', () => {
    const { socket, answer } = exchange({ ...upload, 'content-length': String(100 * MB) })
    for (let minute = 1; minute < 15; minute++)
      for (let part = 0; part < 6; part++) {
        socket.bytesRead += 20_000
        jest.advanceTimersByTime(10_000)
      }
    expect(answer.status).toBe(0)
  })

  test('is cut after 15 minutes of an upload that never ends', () => {
    const { socket, answer } = exchange({ ...upload, 'transfer-encoding': 'chunked' })
    for (let part = 0; part < 15 * 6; part++) {
      socket.bytesRead += 20_000
      jest.advanceTimersByTime(10_000)
    }
    expect(answer.status).toBe(408)
  })

  test.each([
    ['has arrived', { complete: true }],
    ['fills what is taken in before it is read', { readableLength: 65_536 }],
  ])('is not cut for our own slowness: it %s', (_what, state) => {
    const { request, answer } = exchange({ 'content-length': '200000' })
    Object.assign(request, state)
    jest.advanceTimersByTime(60_000)
    expect(answer.status).toBe(0)
    Object.assign(request, { complete: false, readableLength: 0 })
    jest.advanceTimersByTime(15_000)
    expect(answer.status).toBe(408)
  })

  test('is not answered a second time', () => {
    const { response, answer } = exchange({ 'content-length': '100' })
    response.headersSent = true
    jest.advanceTimersByTime(15_000)
    expect(answer.status).toBe(0)
  })
})

test.each(['end', 'close'])('a request is not watched after its %s', (event) => {
  const { request } = exchange({ 'content-length': '100' })
  request.emit(event)
  expect(jest.getTimerCount()).toBe(0)
})

test('an answer before the end of the body ends the connection', () => {
  const { response, socket } = exchange({ 'content-length': '100' })
  response.emit('close')
  jest.advanceTimersByTime(5000)
  expect(socket.destroyed).toBe(true)
})

test.each([
  ['before', false, { Connection: 'close' }],
  ['after', true, {}],
])('an answer %s the end of the body says whether the connection goes on', (_when, complete, headers) => {
  const { request, response, answer } = exchange({ 'content-length': '100' })
  request.complete = complete
  response.writeHead(200, {})
  expect(answer.headers).toEqual(headers)
})

test('an answer after the end of the body keeps the connection', () => {
  const { request, response, socket } = exchange({ 'content-length': '100' })
  request.complete = true
  request.emit('end')
  response.emit('close')
  jest.advanceTimersByTime(60_000)
  expect(socket.destroyed).toBe(false)
})
