import type { IncomingMessage } from 'node:http'
import { processSingleton } from './process-singleton.ts'

const messages = processSingleton('incoming', () => new WeakMap<Request, IncomingMessage>())

/** Notes where the body of a request comes from, when it was not made a stream of the web, which costs more than a short body is. */
export const noteIncoming = (request: Request, message: IncomingMessage): void => void messages.set(request, message)

/**
 * Where the bytes of a request's body come from. Who stops reading in the middle leaves the connection as it is: the
 * refusal still has to go out over it.
 */
export const bodyOf = (request: Request): AsyncIterable<Uint8Array> | null =>
  messages.get(request)?.iterator({ destroyOnReturn: false }) ?? (request.body as AsyncIterable<Uint8Array> | null)
