import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pageClock } from '../../lib/server/page-clock.ts'
import { FRESH_PAGE, isFreshPage, RENDERED } from '../cache-headers.ts'
import { acceptedEncodings } from './encodings.ts'
import { createInside, type Inside } from './inside.ts'
import { registerAnswerMetrics } from './metrics.ts'
import { isBuildFile, keyOf } from './request-key.ts'
import { answerCounts, createStore, keep, type Kept } from './store.ts'

const MOST_BYTES = 64 * 1024 * 1024
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** What belongs to one connection or one body, or is made anew for each way to send it. */
const NOT_KEPT = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length', 'etag', RENDERED])

const valueOf = ({ headers }: Inside, name: string): string | undefined =>
  headers.find(([key]) => key.toLowerCase() === name)?.[1]

/** Whether an answer is the same for everybody who asks for its path. */
function isShared(status: number, cacheControl: string, cookie: unknown, key: string): boolean {
  if (status !== 200 || cookie !== undefined) return false
  return isBuildFile(key) ? cacheControl === IMMUTABLE : isFreshPage(cacheControl)
}

/** The headers as they go to everybody. */
function sharedHeaders({ headers }: Inside): [string, string][] {
  const vary = headers.filter(([name]) => name.toLowerCase() === 'vary').flatMap(([, value]) => value.split(/\s*,\s*/))
  const kept = headers
    .filter(([name]) => !NOT_KEPT.has(name.toLowerCase()) && name.toLowerCase() !== 'vary')
    .map(([name, value]): [string, string] =>
      name.toLowerCase() === 'cache-control' && isFreshPage(value) ? [name, FRESH_PAGE] : [name, value],
    )
  return [...kept, ['Vary', [...new Set([...vary, 'Accept-Encoding'])].join(', ')]]
}

/** Whether the client names the answer that it would get (RFC 9110, 13.1.2). */
const hasIt = (names: string | undefined, etag: string): boolean =>
  names !== undefined &&
  (names === etag || names === '*' || names.split(/\s*,\s*/).some((name) => name.replace(/^W\//, '') === etag))

const isCurrent = ({ validAt }: Kept): boolean => validAt === undefined || validAt === pageClock.expiredAt

/**
 * Keeps finished answers in front of Next: prerendered pages and files of the build, compressed once. A page is sent
 * only while nothing has changed since its rendering began, in whichever process; see
 * docs/decisions/0012-cache-of-finished-answers.md.
 * @param listener answers as everybody is answered, but for what this cache adds
 */
export function createAnswers(listener: RequestListener) {
  const store = createStore(MOST_BYTES)
  const ask = createInside(listener)
  const underWay = new Set<string>()
  registerAnswerMetrics()

  /** Asks Next for the answer once more, by ourselves, and keeps it if it is current. */
  const fill = async (key: string): Promise<void> => {
    const answer = await ask(key)
    if (!isShared(answer.status, valueOf(answer, 'cache-control') ?? '', valueOf(answer, 'set-cookie'), key)) return
    // Whoever asks while a page is being rendered gets that page, also when content changes meanwhile. So it counts when
    // the rendering began, not when the question was put.
    const validAt = isBuildFile(key) ? undefined : pageClock.expiredAt
    if (validAt !== undefined && !(Number(valueOf(answer, RENDERED)) > validAt)) return
    store.set(key, await keep({ body: answer.body, headers: sharedHeaders(answer) }, validAt))
  }

  return {
    /**
     * Answers from what is kept. What is not kept yet will be after Next has answered.
     * @returns whether the request is answered
     */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      const key = keyOf(request)
      if (key === undefined) return false
      const kept = store.get(key)
      if (kept && isCurrent(kept)) {
        sendKept(kept, request, response)
        return true
      }
      if (kept) store.forget(key)
      answerCounts.misses++
      response.once('finish', () => {
        const { statusCode } = response
        if (underWay.has(key)) return
        if (!isShared(statusCode, String(response.getHeader('cache-control')), response.getHeader('set-cookie'), key))
          return
        underWay.add(key)
        // What cannot be kept is answered by Next, as before.
        void fill(key)
          .catch(() => {})
          .finally(() => underWay.delete(key))
      })
      return false
    },
  }
}

function sendKept({ variants }: Kept, request: IncomingMessage, response: ServerResponse): void {
  const accepted = acceptedEncodings(request.headers['accept-encoding'] as string | undefined)
  const encoding = accepted.find((one) => variants[one]) ?? 'identity'
  const variant = variants[encoding]
  if (!variant) throw new Error('An answer is kept without its bytes')
  if (hasIt(request.headers['if-none-match'], variant.etag)) {
    answerCounts.notModified++
    response.writeHead(304, variant.unchanged).end()
    return
  }
  answerCounts.hits++
  response.writeHead(200, variant.whole)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}
