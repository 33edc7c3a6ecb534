import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { answerBrokenRequests, refuseOddRequest } from './odd-requests'
import { setSecurityHeaders } from './security-headers'

const env = { SITE_URL: 'http://localhost:3000' }
let server: Server
beforeAll(async () => {
  server = createServer({ requireHostHeader: false, maxHeaderSize: 4096 }, (request, response) => {
    setSecurityHeaders(response, env, request.url)
    if (!refuseOddRequest(request, response)) response.end('fine')
  })
  answerBrokenRequests(server, env)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** What is answered to bytes, whole. */
async function answerTo(message: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.write(message)
  await once(socket, 'close')
  return answer
}

const host = 'Host: localhost\r\nConnection: close\r\n'
test.each<[string, string, number]>([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(6000)}\r\n\r\n`, 431],
  [
    'a length beside chunks',
    `POST / HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  ['an expectation', `POST / HTTP/1.1\r\n${host}Expect: x\r\n\r\n`, 417],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['TRACE', `TRACE / HTTP/1.1\r\n${host}\r\n`, 405],
  ['a star for an address', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, 400],
  ['a line end in an address', `GET /services/a%0D%0Ab?x HTTP/1.1\r\n${host}\r\n`, 400],
  ['another site for an address', `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`, 400],
])('%s is refused in JSON, with the headers of every answer', async (_what, message, status) => {
  const answer = await answerTo(message)
  expect(Number(answer.slice(9, 12))).toBe(status)
  expect(answer).toMatch(/x-content-type-options: nosniff/i)
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
  expect(answer).toMatch(/\{"message":"[A-Z].+"\}/)
})

test('who keeps the connection open is cut off soon after', async () => {
  const [accepted] = await Promise.all([
    once(server, 'connection') as Promise<[Socket]>,
    new Promise<void>((resolve) => {
      const { port } = server.address() as AddressInfo
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
        socket.on('error', () => {})
        socket.resume()
        socket.write('hello\r\n\r\n')
        resolve()
      })
    }),
  ])
  await once(accepted[0], 'close')
  expect(accepted[0].destroyed).toBe(true)
})

test('an honest request goes on', async () => {
  for (const path of ['/about', '/about?q=%0A', '/caf%C3%A9%20x'])
    expect(await answerTo(`GET ${path} HTTP/1.1\r\n${host}\r\n`)).toMatch(/ 200 OK[^]*fine/)
})
