import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { jsonAnswer } from '../lib/server/json-answer.ts'
import { runtime } from '../lib/server/runtime.ts'
import { answerApi } from './answer-api.ts'

const server = createServer((request, response) => {
  if (!answerApi(request, response)) response.end('Next')
})
let handle: (request: Request) => Promise<Response> | Response
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => {
  handle = () => jsonAnswer({ ok: true })
  runtime.handleApi = async (request) => handle(request)
})
afterAll(() => {
  delete runtime.handleApi
  server.closeAllConnections()
  server.close()
})

type Answer = { status?: number; headers: IncomingMessage['headers']; body: Buffer }

/** Asks without any of fetch's own headers and unpacking. */
const call = (path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const asked = ask({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })

const zipped = { 'accept-encoding': 'br, gzip' }
const long = { rows: Array.from({ length: 100 }, (_, id) => ({ id, name: 'A project' })) }

test('what was refused meanwhile is not answered again', async () => {
  let refuse = () => {}
  const own = createServer((request, response) => {
    refuse = () => response.writeHead(408).end('cut')
    answerApi(request, response)
  }).listen(0, '127.0.0.1')
  await once(own, 'listening')
  const handled = new Promise<void>((resolve) => {
    handle = () => {
      refuse()
      setImmediate(resolve)
      return jsonAnswer({ ok: true })
    }
  })
  const { port } = own.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/x`)
  await handled
  expect([answer.status, await answer.text()]).toEqual([408, 'cut'])
  own.close()
})

test.each(['/', '/apis', '/admin/api', '/_next/api/x'])('%s is left to Next', async (path) => {
  expect((await call(path)).body.toString()).toBe('Next')
})

test.each(['/api', '/api/', '/api?x=1', '/api/health'])('%s is answered', async (path) => {
  const answer = await call(path)
  expect([answer.status, answer.body.toString()]).toEqual([200, '{"ok":true}'])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': '11',
  })
})

test('everything is left to Next while nobody answers', async () => {
  delete runtime.handleApi
  expect((await call('/api/health')).body.toString()).toBe('Next')
})

test('the request arrives with method, address, headers and body, under no name that the caller chose', async () => {
  handle = async (request) =>
    jsonAnswer([request.method, request.url, request.headers.get('x-thing'), await request.text()])
  const answer = await call('/api/a%20b?c=d&e', {
    method: 'PATCH',
    headers: { 'x-thing': 'one', host: 'evil.example' },
    body: 'Grüße',
  })
  expect(JSON.parse(answer.body.toString())).toEqual(['PATCH', 'http://localhost/api/a%20b?c=d&e', 'one', 'Grüße'])
})

test('cookies stay apart', async () => {
  handle = () => {
    const headers = new Headers()
    headers.append('set-cookie', 'a=1; Path=/')
    headers.append('set-cookie', 'b=2; Path=/')
    return new Response(null, { status: 204, headers })
  }
  const answer = await call('/api/x')
  expect([answer.status, answer.headers['set-cookie']]).toEqual([204, ['a=1; Path=/', 'b=2; Path=/']])
})

test('a long text is compressed for those who take it, and every cache is told', async () => {
  handle = () => jsonAnswer(long)
  const packed = await call('/api/x', { headers: zipped })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(Number(packed.headers['content-length'])).toBe(packed.body.length)
  expect(JSON.parse(gunzipSync(packed.body).toString())).toEqual(long)
  const plain = await call('/api/x', { headers: { 'accept-encoding': 'gzip;q=0' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers.vary).toBe('Accept-Encoding')
  expect(JSON.parse(plain.body.toString())).toEqual(long)
})

test('a short one and a picture are not', async () => {
  expect((await call('/api/x', { headers: zipped })).headers['content-encoding']).toBeUndefined()
  handle = () => new Response(new Uint8Array(5000), { headers: { 'content-type': 'image/png' } })
  const picture = await call('/api/x', { headers: zipped })
  expect([picture.headers['content-encoding'], picture.body.length]).toEqual([undefined, 5000])
})

test('what is made while it is sent arrives whole, packed and plain', async () => {
  const lines = Array.from({ length: 2000 }, (_, i) => `line ${i}\n`)
  handle = () =>
    new Response(Readable.toWeb(Readable.from(lines.map((line) => Buffer.from(line)))) as never, {
      headers: { 'content-type': 'text/csv' },
    })
  expect((await call('/api/x')).body.toString()).toBe(lines.join(''))
  expect(gunzipSync((await call('/api/x', { headers: zipped })).body).toString()).toBe(lines.join(''))
})

test('HEAD has the headers and no body', async () => {
  handle = () => new Response(null, { headers: { 'x-total-count': '7' } })
  const answer = await call('/api/x', { method: 'HEAD' })
  expect([answer.status, answer.headers['x-total-count'], answer.body.length]).toEqual([200, '7', 0])
})

test('a method that no program can ask for is refused', async () => {
  expect((await call('/api/x', { method: 'TRACE' })).status).toBe(400)
})

test('who hangs up ends the work', async () => {
  const seen = new EventTarget()
  const [begun, over] = [once(seen, 'begun'), once(seen, 'over')]
  handle = async (request) => {
    request.signal.addEventListener('abort', () => seen.dispatchEvent(new Event('over')))
    seen.dispatchEvent(new Event('begun'))
    await over
    return jsonAnswer({})
  }
  const { port } = server.address() as AddressInfo
  const asked = ask({ port, host: '127.0.0.1', path: '/api/x' })
  asked.on('error', () => {})
  asked.end()
  await begun
  asked.destroy()
  await over
})
