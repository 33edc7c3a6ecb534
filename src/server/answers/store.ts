import { createHash } from 'node:crypto'
import { encode, type Encoding } from './encodings.ts'
import { type Head, headOf } from './packet.ts'

/** An answer of Next's that may be given to everybody. */
export type Finished = { body: Buffer; headers: [name: string, value: string][] }

/** One way to send an answer: with its body, and for a client that has it already. */
type Variant = { body: Buffer; etag: string; whole: Head; unchanged: Head }

/** An answer that is kept, in all its encodings. */
export type Kept = {
  variants: Partial<Record<Encoding, Variant>>
  bytes: number
  /** What the clock of the pages said when it was known to be current; `undefined` for what never changes. */
  validAt: number | undefined
}

/** What `/metrics` tells of the answers. */
export const answerCounts = { hits: 0, notModified: 0, misses: 0, entries: 0, bytes: 0 }

// A 304 repeats what a cache needs to go on with its copy (RFC 9110, 15.4.5), and the policies of the page.
const OF_THE_BODY = new Set(['content-type', 'content-length', 'content-encoding'])
/** What the headers of an entry take in memory, about. */
const OVERHEAD = 4096

function variantOf(body: Buffer, encoding: Encoding, headers: Finished['headers']): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const all: Finished['headers'] = [...headers, ['ETag', etag], ['Content-Length', String(body.length)]]
  if (encoding !== 'identity') all.push(['Content-Encoding', encoding])
  return {
    body,
    etag,
    whole: headOf(200, all),
    unchanged: headOf(
      304,
      all.filter(([name]) => !OF_THE_BODY.has(name.toLowerCase())),
    ),
  }
}

/**
 * Prepares an answer for being sent many times.
 * @param validAt what the clock of the pages said while the answer was current; `undefined` for what never changes
 */
export async function keep({ body, headers }: Finished, validAt: number | undefined): Promise<Kept> {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const bodies = Object.entries(await encode(body, type)) as [Encoding, Buffer][]
  const variants = Object.fromEntries(
    bodies.map(([encoding, bytes]) => [encoding, variantOf(bytes, encoding, headers)]),
  ) as Kept['variants']
  return { variants, validAt, bytes: bodies.reduce((sum, [, bytes]) => sum + bytes.length, OVERHEAD) }
}

/** Keeps answers by their paths, up to so many bytes; those that were not asked for longest make way. */
export function createStore(mostBytes: number) {
  const entries = new Map<string, Kept>()
  let bytes = 0

  const forget = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
    Object.assign(answerCounts, { entries: entries.size, bytes })
  }

  return {
    get(key: string): Kept | undefined {
      const found = entries.get(key)
      if (!found) return undefined
      entries.delete(key)
      entries.set(key, found)
      return found
    },
    set(key: string, kept: Kept): void {
      forget(key)
      if (kept.bytes > mostBytes / 8) return
      entries.set(key, kept)
      bytes += kept.bytes
      for (const [oldest] of entries) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
      Object.assign(answerCounts, { entries: entries.size, bytes })
    },
    forget,
  }
}
