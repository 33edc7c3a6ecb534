import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { headOf, sendPacket } from './packet'

const body = Buffer.from('Grüße aus dem Speicher')
const whole = headOf(200, [
  ['Content-Type', 'text/plain; charset=utf-8'],
  ['ETag', '"a"'],
  ['Content-Length', String(body.length)],
])
const largeBody = Buffer.alloc(200_000, 'a')
const large = headOf(200, [['Content-Length', String(largeBody.length)]])
const unchanged = headOf(304, [['ETag', '"a"']])

let server: Server
let finished = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    response.on('finish', () => finished++)
    if (request.url === '/plain') response.writeHead(200, whole.headers.flat()).end(body)
    else if (request.url === '/large') sendPacket(response, large, largeBody)
    else if (request.headers['if-none-match']) sendPacket(response, unchanged)
    else sendPacket(response, whole, body)
  }).listen(0, '127.0.0.1')
  server.keepAliveTimeout = 65_000
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const requestFor = (path: string, more = '', method = 'GET', version = '1.1') =>
  `${method} ${path} HTTP/${version}\r\nHost: localhost\r\n${more}\r\n`
const CLOSE = 'Connection: close\r\n'

/** All that comes back on one connection, which the last of the requests ends. */
async function talk(...messages: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString('utf8')))
  socket.write(messages.join(''))
  await once(socket, 'close')
  return heard
}

const answersIn = (heard: string) => heard.split(/(?=HTTP\/1\.1 \d)/)
const linesOf = (answer = '') => (answer.split('\r\n\r\n')[0] ?? '').split('\r\n').toSorted()
const withoutDate = (lines: string[]) => lines.filter((line) => !line.startsWith('Date: '))

test('an answer in one piece has the status, the headers and the body that Node would have sent', async () => {
  const [ours, nodes] = answersIn(await talk(requestFor('/'), requestFor('/plain'), requestFor('/', CLOSE)))
  expect(withoutDate(linesOf(ours))).toEqual(withoutDate(linesOf(nodes)))
  expect(ours).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
  expect(ours?.split('\r\n\r\n')[1]).toBe('Grüße aus dem Speicher')
})

test('many on one connection, and some at once, are answered in their order, and each ends', async () => {
  const before = finished
  const asked = [
    requestFor('/'),
    requestFor('/', 'If-None-Match: "a"\r\n'),
    requestFor('/', '', 'HEAD'),
    requestFor('/'),
    requestFor('/', CLOSE),
  ]
  const answers = answersIn(await talk(...asked))
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['200', '304', '200', '200', '200'])
  expect(answers.map((answer) => answer.split('\r\n\r\n')[1])).toEqual([
    body.toString(),
    '',
    '',
    body.toString(),
    body.toString(),
  ])
  expect(finished - before).toBe(5)
})

test('a large one comes whole, and the connection goes on', async () => {
  const [first, second, third] = answersIn(
    await talk(requestFor('/large'), requestFor('/large'), requestFor('/', CLOSE)),
  )
  for (const answer of [first, second]) {
    expect(linesOf(answer)).toEqual(
      expect.arrayContaining(['HTTP/1.1 200 OK', 'Connection: keep-alive', 'Content-Length: 200000']),
    )
    expect(answer?.split('\r\n\r\n')[1]).toBe(largeBody.toString())
  }
  expect(third).toContain(body.toString())
})

test.each([
  ['asks for the end of the connection', requestFor('/', CLOSE)],
  ['speaks HTTP/1.0', requestFor('/', '', 'GET', '1.0')],
])('who %s is answered whole, and the connection ends', async (_who, message) => {
  const heard = await talk(message)
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(heard).toMatch(/\r\nConnection: close\r\n/)
  expect(heard).toContain(`\r\n\r\n${body.toString()}`)
})

test('what could not stand in a header is refused when the head is made', () => {
  expect(() => headOf(200, [['X-A', 'a\r\nSet-Cookie: b=1']])).toThrow(/Invalid character/)
  expect(() => headOf(200, [['X A', 'a']])).toThrow(/valid HTTP token/)
})
