import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'
import { KEEP_ALIVE_SECONDS } from '../keep-alive.ts'

/** The head of an answer, checked and written out once: for Node that is most of the work of sending one from memory. */
export type Head = { status: number; headers: [name: string, value: string][]; text: string }

/** @throws TypeError when a name or a value could not stand in a header */
export function headOf(status: number, headers: Head['headers']): Head {
  for (const [name, value] of headers) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  return { status, headers, text: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}` }
}

/** What was sent in this second: only the date changes, so that what is asked for often is one piece of memory. */
const packets = new Map<Head, Buffer>()
let second = 0
/** A larger body is sent beside its head: each second's copy of it would wait in memory for readers who take their time. */
const LARGEST = 48 * 1024
const KEEP_ALIVE = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`

const datedText = (head: Head): string => `${head.text}Date: ${new Date(second * 1000).toUTCString()}\r\n${KEEP_ALIVE}`

function packetOf(head: Head, body: Buffer | undefined): Buffer {
  const known = packets.get(head)
  if (known) return known
  const text = Buffer.from(datedText(head), 'latin1')
  const packet = body ? Buffer.concat([text, body]) : text
  packets.set(head, packet)
  return packet
}

/** What Node keeps of an answer to itself; `headersSent` and `end` go by it. */
type Inside = ServerResponse & { _header?: string | null; _headerSent?: boolean }

/**
 * Sends an answer from memory in one piece, past Node's own way to write a head. Where the connection is to end with the
 * answer, and for HEAD, it is left to Node.
 * @param body the same for each call with this head; nothing when there is none
 */
export function sendPacket(response: ServerResponse, head: Head, body?: Buffer): void {
  const inside = response as Inside
  const { method, httpVersion } = response.req
  if (inside._header !== null || !response.shouldKeepAlive || httpVersion !== '1.1' || method !== 'GET') {
    response.writeHead(head.status, head.headers.flat())
    response.end(method === 'HEAD' ? undefined : body)
    return
  }
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) packets.clear()
  second = now
  response.statusCode = head.status
  if (body && body.length > LARGEST) {
    inside._header = datedText(head)
    response.end(body)
    return
  }
  inside._header = head.text
  inside._headerSent = true
  response.end(packetOf(head, body))
}
