import { connect } from 'node:net'
import { EVERY_ANSWER } from './judge'
import type { Run } from './run'

const PATIENCE = 20_000
const post = (headers: string, body = '') => `POST /api/contact HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${body}`

/** Messages that no HTTP library would send. Each gets a 4xx or its connection is closed; none a 5xx. */
export const messages: Record<string, string> = {
  'no HTTP at all': 'hello\r\n\r\n',
  'a TLS greeting': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'HTTP/1.0': 'GET / HTTP/1.0\r\n\r\n',
  'HTTP/9.9': 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
  'an absolute address': 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'a star': 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'an address without a slash': 'GET about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'letters beyond ASCII in the address': 'GET /\xc3\xa9?\xff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'a NUL in the address': 'GET /a\x00b HTTP/1.1\r\nHost: localhost\r\n\r\n',
  CONNECT: 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:22\r\n\r\n',
  'an upgrade':
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n',
  'an upgrade of the API': 'GET /api/user HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
  'an unknown expectation': post('Expect: x\r\nContent-Length: 2\r\nConnection: close\r\n', '{}'),
  'a length and chunks': post(
    'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n',
    '0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
  ),
  'two lengths': post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}'),
  'a negative length': post('Content-Length: -1\r\n'),
  'a huge length': post('Content-Length: 99999999999999999999\r\n'),
  'a broken chunk': post('Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n', 'zz\r\n{}\r\n0\r\n\r\n'),
  'a chunk with an extension': post(
    'Transfer-Encoding: chunked\r\nContent-Type: application/json\r\nConnection: close\r\n',
    `2;${'x'.repeat(17_000)}\r\n{}\r\n0\r\n\r\n`,
  ),
  'an unknown encoding': post('Transfer-Encoding: gzip\r\n'),
  'a folded header': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n c\r\nConnection: close\r\n\r\n',
  'a space before the colon': 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A : b\r\n\r\n',
  'a bare line feed': 'GET / HTTP/1.1\nHost: localhost\n\n',
  'headers of 20 KB': `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
  'an address of 20 KB': `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  '3,000 headers': `GET / HTTP/1.1\r\nHost: localhost\r\n${'a:b\r\n'.repeat(3000)}\r\n`,
}

/** Sends bytes and hears the answer until the connection is closed, or until there is a whole head and nothing more comes. */
function exchange(port: number, message: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect({ host: 'localhost', port }, () => socket.write(Buffer.from(message, 'latin1')))
    const done = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(PATIENCE, done)
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      if (/\r\n\r\n/.test(answer)) socket.setTimeout(300, done)
    })
    socket.on('error', done)
    socket.on('close', done)
  })
}

/** Sends each of them, and notes answers that are a fault of ours or lack the headers that every answer has. */
export async function raw({ site, totals }: Run): Promise<void> {
  for (const [name, message] of Object.entries(messages)) {
    const answer = await exchange(Number(site.url.port), message)
    totals.requests++
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
    const head = answer.split('\r\n\r\n')[0]?.toLowerCase() ?? ''
    const missing = status ? EVERY_ANSWER.filter((header) => !head.includes(`\n${header}:`)) : []
    const faults = [
      ...(status >= 500 ? [`${status}`] : []),
      ...(missing.length ? [`headers missing: ${missing.join(', ')}`] : []),
    ]
    for (const fault of faults)
      totals.findings.set(`raw ${name} ${fault}`, {
        route: `raw: ${name}`,
        as: 'visitor',
        fault,
        seen: 1,
        curl: JSON.stringify(message.slice(0, 300)),
      })
  }
}
