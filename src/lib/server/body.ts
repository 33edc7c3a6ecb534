import { HttpError } from './http-error'
import { bodyOf } from './incoming'

/** The most bytes of a JSON body: usual calls, and calls that save content. */
export const JSON_BYTES = 64 * 1024
export const CONTENT_BYTES = 1024 * 1024

/** How deep a body may be nested; real ones need a handful, rich text some dozens. */
const MAX_DEPTH = 200

/** Looks through a parsed body without recursion, so that no nesting can exhaust the stack. */
function refuseUnstorable(body: object): void {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new HttpError(400, 'The body is nested too deeply')
    const next: unknown[] = []
    for (const value of level) {
      const parts = typeof value === 'object' && value !== null ? Object.entries(value).flat() : [value]
      if (parts.some((part) => typeof part === 'string' && part.includes('\0')))
        throw new HttpError(400, 'The body contains a character that cannot be stored')
      for (const part of parts) if (typeof part === 'object' && part !== null) next.push(part)
    }
    level = next
  }
}

/** Whether the content type is JSON. */
export const isJson = (request: Request): boolean =>
  /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')

/**
 * Reads a body of at most `limit` bytes, counted as it arrives; what a header promises is not believed.
 * @throws HttpError 413
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = () =>
    new HttpError(413, `This is too large: at most ${Math.floor(limit / 1024)} KB can be sent here`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const body = bodyOf(request)
  if (!body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    // Whoever broke it off hears of it no more.
    throw error instanceof HttpError ? error : new HttpError(400, 'The body did not arrive')
  }
  return Buffer.concat(chunks)
}

/**
 * Parses bytes as a JSON object.
 * @throws HttpError 400 for malformed JSON, for anything but an object, for absurd nesting and for NUL characters, which PostgreSQL cannot store
 */
export function parseObject(bytes: Buffer): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError(400, 'The body is not valid JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(400, 'The body must be a JSON object')
  refuseUnstorable(value)
  return value as Record<string, unknown>
}
