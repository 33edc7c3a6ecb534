import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pageClock } from '../../lib/server/page-clock.ts'
import { FRESH_BEHIND, FRESH_PAGE, isFreshPage, RENDERED } from '../cache-headers.ts'
import { acceptedEncodings } from './encodings.ts'
import { createInside, type Inside } from './inside.ts'
import { registerAnswerMetrics } from './metrics.ts'
import { sendPacket } from './packet.ts'
import { isBuildFile, keyOf } from './request-key.ts'
import { answerCounts, createStore, keep, type Kept } from './store.ts'

const MOST_BYTES = 64 * 1024 * 1024
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** What belongs to one connection or one body, or is made anew for each way to send it. */
const NOT_KEPT = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'etag',
  RENDERED,
  'cdn-cache-control',
])

const valueOf = ({ headers }: Inside, name: string): string | undefined =>
  headers.find(([key]) => key.toLowerCase() === name)?.[1]

/** Whether an answer is the same for everybody who asks for its path. */
function isShared(status: number, cacheControl: string, cookie: unknown, key: string): boolean {
  if (status !== 200 || cookie !== undefined) return false
  return isBuildFile(key) ? cacheControl === IMMUTABLE : isFreshPage(cacheControl)
}

/** What was made, and what the clock of the pages said when its rendering began. */
type Made = { kept: Kept; began: number | undefined }
/** A second answer is current unless content changes all the time. */
const TRIES = 3

/** The headers as they go to everybody. */
function sharedHeaders({ headers }: Inside): [string, string][] {
  const vary = headers.filter(([name]) => name.toLowerCase() === 'vary').flatMap(([, value]) => value.split(/\s*,\s*/))
  const kept = headers
    .filter(([name]) => !NOT_KEPT.has(name.toLowerCase()) && name.toLowerCase() !== 'vary')
    .flatMap(([name, value]): [string, string][] => {
      const lower = name.toLowerCase()
      if (lower === 'cache-control' && isFreshPage(value)) return [[...FRESH_BEHIND], [name, FRESH_PAGE]]
      // Next has made it for the first who asked; all others get it from memory.
      return [[name, lower === 'x-nextjs-cache' ? 'HIT' : value]]
    })
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
  const underWay = new Map<string, Promise<Made | undefined>>()
  /** What the clock said when the oldest request that Next is answering came, by path. */
  const atNext = new Map<string, { since: number; requests: number }>()
  registerAnswerMetrics()

  /** Asks Next for the answer by ourselves, and keeps it if it is current. */
  const make = async (key: string): Promise<Made | undefined> => {
    const answer = await ask(key)
    if (!isShared(answer.status, valueOf(answer, 'cache-control') ?? '', valueOf(answer, 'set-cookie'), key))
      return undefined
    // Whoever asks while a page is being rendered gets that page, also when content changes meanwhile. So it counts when
    // the rendering began, not when the question was put.
    const began = isBuildFile(key) ? undefined : Number(valueOf(answer, RENDERED) ?? Number.NaN)
    const kept = await keep({ body: answer.body, headers: sharedHeaders(answer) }, began)
    if (isCurrent(kept)) store.set(key, kept)
    return { kept, began }
  }

  /** The same for all who want it at one time. What cannot be had is answered by Next, as without this cache. */
  const madeOnce = (key: string): Promise<Made | undefined> => {
    const running = underWay.get(key)
    if (running) return running
    const made = make(key)
      .catch(() => undefined)
      .finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  /** An answer whose rendering began after everything that was saved when it was asked for. */
  const madeSince = async (key: string, asked: number): Promise<Kept | undefined> => {
    let before: number | undefined
    for (let tries = 0; tries < TRIES; tries++) {
      const made = await madeOnce(key)
      // The same one twice: Next holds to it, because the database is away.
      if (!made || made.began === before) return undefined
      if (made.began === undefined || made.began >= asked) return made.kept
      before = made.began
    }
    return undefined
  }

  /** Lets Next answer, and keeps the answer afterwards if it is the same for everybody. */
  const watch = (key: string, response: ServerResponse): void => {
    const entry = atNext.get(key) ?? { since: pageClock.expiredAt, requests: 0 }
    entry.requests++
    atNext.set(key, entry)
    response.once('finish', () => {
      if (
        isShared(
          response.statusCode,
          String(response.getHeader('cache-control')),
          response.getHeader('set-cookie'),
          key,
        )
      )
        void madeOnce(key)
    })
    const release = () => {
      if (--entry.requests === 0) atNext.delete(key)
    }
    response.once('close', () => {
      // Who hangs up does not end the rendering; one more question ends with it.
      if (response.writableFinished) release()
      else void madeOnce(key).finally(release)
    })
  }

  return {
    /**
     * Answers from what is kept. A page that has expired is made anew for all who ask for it; what was never kept is
     * Next's to answer first.
     * @param otherwise answers without this cache, when it turns out later that this one cannot
     * @returns whether the request is taken
     */
    send(request: IncomingMessage, response: ServerResponse, otherwise: RequestListener): boolean {
      const key = keyOf(request)
      if (key === undefined) return false
      const kept = store.get(key)
      if (kept && isCurrent(kept)) {
        sendKept(kept, request, response)
        return true
      }
      answerCounts.misses++
      const asked = pageClock.expiredAt
      // Next would let this request share a rendering that began before the last change, and show what was there before.
      const mayShareOldOne = kept !== undefined || (atNext.get(key)?.since ?? asked) < asked
      if (!mayShareOldOne) {
        watch(key, response)
        return false
      }
      void madeSince(key, asked).then((made) => {
        if (response.destroyed) return
        if (made) return sendKept(made, request, response)
        store.forget(key)
        otherwise(request, response)
      })
      return true
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
    return sendPacket(response, variant.unchanged)
  }
  answerCounts.hits++
  sendPacket(response, variant.whole, variant.body)
}
