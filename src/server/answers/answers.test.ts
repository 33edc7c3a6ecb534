import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { expireAllPages, pageClock } from '../../lib/server/page-clock'
import { keepPagesFresh } from '../cache-headers'
import { createAnswers } from './index'
import { answerCounts } from './store'

/** What stands for Next: a page, with what the clock said when its rendering began. */
let handle: RequestListener
let asked: string[]
let server: Server
/** The words of the page; a rendering takes what they are when it begins. */
let words = 'The first text. '
let path = ''
let count = 0

const page =
  (text: string, began: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Cache-Control', 's-maxage=31536000')
    response.setHeader('Content-Security-Policy', "script-src 'self'")
    response.setHeader('Vary', 'rsc, next-router-state-tree')
    response.appendHeader('x-patchbay-rendered', String(began))
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(text.repeat(100))
  }
const now = () => pageClock.expiredAt

beforeAll(async () => {
  const next: RequestListener = (request, response) => {
    asked.push(request.url ?? '')
    handle(request, response)
  }
  const answers = createAnswers(next)
  server = createServer((request, response) => {
    const usual: RequestListener = (request, response) => {
      keepPagesFresh(response)
      next(request, response)
    }
    if (!answers.send(request, response, usual)) usual(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  asked = []
  words = 'The first text. '
  path = `/page-${++count}`
  handle = (request, response) => page(words, now())(request, response)
})

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }
async function ask(headers: Record<string, string> = {}, method = 'GET', at = path): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', path: at, method, headers, agent: new Agent() })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }
}

/** Waits until what is under way inside is over. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries > 2000) throw new Error('It did not come to that')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
/** Asks until an answer comes from what is kept. */
async function warm(): Promise<void> {
  await until(async () => {
    const { hits } = answerCounts
    await ask()
    return answerCounts.hits > hits
  })
  asked = []
}

test('a page is asked of Next until it is kept, and then is sent with the same headers', async () => {
  const first = await ask()
  await warm()
  const kept = await ask()
  expect(asked).toEqual([])
  expect(kept.body).toEqual(first.body)
  const { etag, vary, 'content-length': length, date: _, ...rest } = kept.headers
  const {
    vary: before,
    'transfer-encoding': _chunked,
    'content-length': _length,
    date: _date,
    ...others
  } = first.headers
  expect(rest).toEqual(others)
  expect([etag, length, vary]).toEqual([
    expect.stringMatching(/^"[\w-]{27}"$/),
    String(first.body.length),
    `${before}, Accept-Encoding`,
  ])
  expect(kept.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect({ ...first.headers, ...kept.headers }).not.toHaveProperty('x-patchbay-rendered')
})

test('what Next has just made counts as kept for all who get it from here', async () => {
  handle = (request, response) => page(words, now(), { 'x-nextjs-cache': 'MISS' })(request, response)
  await warm()
  expect((await ask()).headers['x-nextjs-cache']).toBe('HIT')
})

test('each encoding has its own bytes, length and name, and a client that names it gets 304', async () => {
  await warm()
  const plain = await ask()
  const zip = await ask({ 'accept-encoding': 'gzip' })
  expect(zip.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(zip.body.length) })
  expect(gunzipSync(zip.body)).toEqual(plain.body)
  expect(zip.headers.etag).not.toBe(plain.headers.etag)
  for (const name of [String(zip.headers.etag), `W/${zip.headers.etag}`, `"x", ${zip.headers.etag}`, '*']) {
    const same = await ask({ 'accept-encoding': 'gzip', 'if-none-match': name })
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, zip.headers.etag])
    expect(same.headers).toMatchObject({ 'content-security-policy': "script-src 'self'" })
    expect(same.headers).not.toHaveProperty('content-length')
  }
  const other = await ask({ 'if-none-match': String(zip.headers.etag) })
  expect(other.status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  await warm()
  const [whole, head] = [await ask(), await ask({}, 'HEAD')]
  expect(head.body.length).toBe(0)
  expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
})

test('after a change the next request has the new text, whatever the client had', async () => {
  await warm()
  const { headers } = await ask()
  words = 'The second text. '
  expireAllPages()
  const answer = await ask({ 'if-none-match': String(headers.etag) })
  expect([answer.status, answer.body.toString().slice(0, 10)]).toEqual([200, 'The second'])
})

test('a rendering that began before a change is not kept, although it was asked for after it', async () => {
  // Next shares a rendering with all who ask meanwhile.
  const old = now()
  expireAllPages()
  expireAllPages()
  handle = page('The old text. ', old)
  for (let times = 1; times <= 5; times++) {
    expect((await ask()).body.toString()).toContain('The old text.')
    await until(() => asked.length > times)
  }
  handle = page('The new text. ', now())
  expect((await ask()).body.toString()).toContain('The new text.')
})

test('a change while the answer is being kept makes it worthless', async () => {
  handle = (request, response) => {
    page('The old text. ', now())(request, response)
    if (asked.length === 2) expireAllPages()
  }
  await ask()
  await until(() => asked.length === 2)
  handle = page('The new text. ', now())
  for (let times = 0; times < 5; times++) expect((await ask()).body.toString()).toContain('The new text.')
})

/** Lets the next rendering wait, and all who ask meanwhile share it, as Next does. */
function shareRendering(): () => void {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  const [text, began] = [words, now()]
  let isOver = false
  handle = (request, response) => {
    if (isOver) return page(words, now())(request, response)
    void promise.then(() => page(text, began)(request, response))
  }
  return () => {
    isOver = true
    resolve()
  }
}

test.each([
  ['of a page that was kept before', warm],
  ['of a page that nobody has asked for', async () => {}],
])('who asks after a change is not given a rendering that began before it: %s', async (_what, before) => {
  await before()
  expireAllPages()
  const finish = shareRendering()
  const first = ask()
  await until(() => asked.length === 1)
  words = 'The second text. '
  expireAllPages()
  const { misses } = answerCounts
  const later = [ask(), ask({ 'accept-encoding': 'gzip' }), ask({}, 'HEAD')]
  await until(() => answerCounts.misses === misses + 3)
  finish()
  expect((await first).status).toBe(200)
  const [whole, zip, head] = await Promise.all(later)
  expect(whole?.body.toString()).toBe('The second text. '.repeat(100))
  expect(gunzipSync(zip?.body ?? '').toString()).toBe('The second text. '.repeat(100))
  expect([head?.status, head?.body.length]).toEqual([200, 0])
})

test('who asks after a change is not given the rendering of somebody who has hung up', async () => {
  const finish = shareRendering()
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await until(() => asked.length === 1)
  socket.destroy()
  await until(() => asked.length === 2)
  words = 'The second text. '
  expireAllPages()
  const { misses } = answerCounts
  const later = ask()
  await until(() => answerCounts.misses === misses + 1)
  finish()
  expect((await later).body.toString()).toBe('The second text. '.repeat(100))
})

test('a page that has expired and cannot be made anew is what Next says', async () => {
  await warm()
  expireAllPages()
  handle = (_request, response) => response.writeHead(503).end('Later')
  expect([(await ask()).status, (await ask()).status]).toEqual([503, 503])
  handle = page('An expired text. ', now() - 1)
  expect((await ask()).body.toString()).toContain('An expired text.')
})

const personal: [string, RequestListener][] = [
  ['a page with a cookie', (request, response) => page('x', now(), { 'Set-Cookie': 'a=1' })(request, response)],
  [
    'a page for one visitor',
    (request, response) => page('x', now(), { 'Cache-Control': 'private, no-store' })(request, response),
  ],
  ['an error', (_request, response) => response.writeHead(500, { 'Cache-Control': 's-maxage=1' }).end('x')],
  [
    'a redirect',
    (_request, response) => response.writeHead(308, { Location: '/', 'Cache-Control': 's-maxage=1' }).end(),
  ],
  [
    'a page that was not found',
    (_request, response) => response.writeHead(404, { 'Cache-Control': 's-maxage=1' }).end('x'),
  ],
]
test.each(personal)('%s is never kept', async (_, listener) => {
  handle = listener
  for (let times = 1; times <= 4; times++) await ask()
  // Nothing was asked for in order to be kept.
  expect(asked).toHaveLength(4)
})

test('a page that Next cannot give again is answered as before', async () => {
  handle = (request, response) => {
    if (asked.length % 2) page('Whole. ', now())(request, response)
    else request.socket.destroy()
  }
  for (let times = 1; times <= 3; times++) {
    expect((await ask()).body.toString()).toContain('Whole.')
    await until(() => asked.length === 2 * times)
  }
})

test('a client that hangs up leaves nothing half behind', async () => {
  const { port } = server.address() as AddressInfo
  handle = (_request, response) => {
    response.setHeader('Cache-Control', 's-maxage=1')
    response.write('half')
  }
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(socket, 'data')
  socket.destroy()
  handle = page('Whole. ', now())
  await until(() => asked.length === 1)
  expect((await ask()).body.toString()).toBe('Whole. '.repeat(100))
})
