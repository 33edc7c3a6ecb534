import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { createGzip, gzip, type Gzip } from 'node:zlib'

/** Below it a compressed answer is no smaller to a network. */
const WORTH_IT = 1024
/** Most of the gain for little of the time; these answers are made once each. */
const options = { level: 4 }
const TEXT = /^(text\/|image\/svg|application\/(json|xml|javascript|[\w.-]+\+(json|xml)))/i

const gzipped = promisify<string, object, Buffer>(gzip)

/** Whether the answer of a request shall be compressed, and says in its headers that this depends on the caller. */
export function mayCompress(request: IncomingMessage, response: ServerResponse, text?: string): boolean {
  const isText = TEXT.test(String(response.getHeader('content-type') ?? ''))
  if (!isText || response.hasHeader('content-encoding') || request.method === 'HEAD') return false
  const length = text === undefined ? Number(response.getHeader('content-length') ?? Infinity) : text.length
  if (length < WORTH_IT) return false
  response.appendHeader('vary', 'Accept-Encoding')
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(request.headers['accept-encoding'] ?? ''))
}

function mark(response: ServerResponse): void {
  response.setHeader('content-encoding', 'gzip')
  response.removeHeader('content-length')
}

/** A text compressed, or what compresses a stream; the headers say so. */
export function compressed(response: ServerResponse): Gzip
export function compressed(response: ServerResponse, text: string): Promise<Buffer>
export function compressed(response: ServerResponse, text?: string): Gzip | Promise<Buffer> {
  mark(response)
  return text === undefined ? createGzip(options) : gzipped(text, options)
}
