import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { noteIncoming } from '../lib/server/incoming.ts'
import { runtime } from '../lib/server/runtime.ts'
import { textOf } from '../lib/server/json-answer.ts'
import { compressed, mayCompress } from './compress-answer.ts'

/** Whatever name the site is called by: nothing below `/api` may depend on what a caller writes there. */
const ORIGIN = 'http://localhost'

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) result.set(name, Array.isArray(value) ? value.join(', ') : value)
  // As `withOrigin` says it, which would have to make the request anew.
  if (!result.has('origin') && !result.has('sec-fetch-site')) result.set('sec-fetch-site', 'none')
  return result
}

/** The request as the application takes it; its signal ends when the caller hangs up. */
function toRequest(request: IncomingMessage, response: ServerResponse): Request {
  const { method = 'GET' } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const isShort = /^application\/json/i.test(request.headers['content-type'] ?? '')
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const result = new Request(ORIGIN + (request.url ?? '/'), {
    method,
    headers: headersOf(request),
    signal: gone.signal,
    ...(hasBody && !isShort && { body: Readable.toWeb(request), duplex: 'half' }),
  } as RequestInit)
  if (hasBody && isShort) noteIncoming(result, request)
  return result
}

/** Sends an answer, compressed when it is worth it. A body that is made while it is sent waits for a slow reader. */
async function send(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  const text = textOf(answer)
  const isCompressed = mayCompress(request, response, text)
  if (text !== undefined && request.method !== 'HEAD') {
    const bytes = isCompressed ? await compressed(response, text) : Buffer.from(text)
    response.setHeader('content-length', bytes.length)
    response.end(bytes)
  } else if (!answer.body) response.end()
  else {
    const body = Readable.fromWeb(answer.body as never)
    await (isCompressed ? pipeline(body, compressed(response), response) : pipeline(body, response))
  }
}

const HANG_UPS = ['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_UNABLE_TO_PIPE']
const isHangUp = (error: unknown): boolean => HANG_UPS.includes(String((error as { code?: string } | null)?.code))

async function answerBy(
  handle: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let asked: Request
  try {
    asked = toRequest(request, response)
  } catch {
    // A method that cannot be asked for by a program (TRACE), or no address at all.
    response.writeHead(400, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end('{"message":"The request is not valid"}')
    return
  }
  try {
    const answer = await handle(asked)
    // A body that came too slowly was cut meanwhile.
    if (!response.writableEnded) await send(request, response, answer)
  } catch (error) {
    // An answer that broke off in the middle must not look like a whole one.
    response.destroy()
    if (!isHangUp(error)) console.error(`${request.method} ${request.url?.split('?', 1)[0]} broke off`, error)
  }
}

/**
 * Answers what is below `/api` without the way through Next, whose routing takes longer than most calls.
 * @returns whether the request is taken; not in development, where the application is loaded anew with each change
 */
export function answerApi(request: IncomingMessage, response: ServerResponse): boolean {
  const { handleApi } = runtime
  if (!handleApi || !/^\/api(?=[/?]|$)/.test(request.url ?? '')) return false
  void answerBy(handleApi, request, response)
  return true
}
