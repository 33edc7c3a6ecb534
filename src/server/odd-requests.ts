import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { bareHeaders } from './security-headers.ts'

const LINGER_MILLISECONDS = 500

type Settings = { SITE_URL: string }
type Connection = Duplex & { _httpMessage?: { headersSent: boolean } }
type Refusal = { status: number; phrase: string; message: string }

const byCode: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    phrase: 'Request Header Fields Too Large',
    message: 'The address or the headers are too long',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, phrase: 'Payload Too Large', message: 'This is too large' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    phrase: 'Request Timeout',
    message: 'The request took too long to arrive',
  },
}
const UNREADABLE: Refusal = { status: 400, phrase: 'Bad Request', message: 'This is no request that can be read' }

/** Answers what is no request at all as everything else is answered: in JSON, and with the headers of every answer. */
function refuse(error: NodeJS.ErrnoException, socket: Connection, env: Settings): void {
  // Node keeps the answer under way here: into the middle of one, no other can be written.
  const isAnswered = socket._httpMessage?.headersSent ?? false
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) return void socket.destroy()
  const { status, phrase, message } = byCode[error.code ?? ''] ?? UNREADABLE
  const body = JSON.stringify({ message })
  const headers: Record<string, string> = {
    ...bareHeaders(env),
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  // The other side may keep its half of the connection open for as long as it likes; the answer needs a moment.
  setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref()
}

/** Takes over what Node would answer by itself, without our headers. */
export function answerBrokenRequests(server: Server, env: Settings): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Connection) => refuse(error, socket, env))
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...bareHeaders(env), 'Content-Type': 'application/json', Connection: 'close' })
    response.end(JSON.stringify({ message: 'What this request expects cannot be done' }))
  })
}

/** The methods that something here answers to; TRACE would tell a caller its own headers. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

// A control character, which is in no address of ours; Next takes it for a page that it has to make anew each time.
const CONTROLS = /%[01][0-9a-f]|%7f/i

/**
 * Refuses requests that HTTP can read and nobody here answers: without a host, to something that is no path, with a
 * method of another kind of server.
 * @returns whether the request is answered
 */
export function refuseOddRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '', headers } = request
  const send = (status: number, message: string, more: Record<string, string> = {}): true => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...more })
    response.end(JSON.stringify({ message }))
    return true
  }
  if (!METHODS.has(method)) return send(405, 'This cannot be done here', { Allow: [...METHODS].join(', ') })
  if (headers.host === undefined && request.httpVersion !== '1.0') return send(400, 'A request has to name its host')
  if (!url.startsWith('/') || CONTROLS.test(url.split('?', 1)[0] ?? '')) return send(400, 'The address is not valid')
  return false
}
