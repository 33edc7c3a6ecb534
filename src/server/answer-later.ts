import type { IncomingMessage, ServerResponse } from 'node:http'
import { runtime } from '../lib/server/runtime.ts'

const send = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): true => {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers })
  response.end(JSON.stringify(body))
  return true
}

/**
 * Answers what machines ask about this process (`/livez`, `/readyz`), and everything while it starts.
 * @returns whether the request is answered
 */
export function answerLater(request: IncomingMessage, response: ServerResponse, isStarted: boolean): boolean {
  const path = (request.url ?? '/').split('?', 1)[0]
  if (path === '/livez') return send(response, 200, { status: 'ok' })
  if (path === '/readyz') {
    void isReady(isStarted).then((ready) =>
      send(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready' }),
    )
    return true
  }
  if (isStarted) return false
  return send(response, 503, { message: 'The site is starting. Please try again in a moment.' }, { 'Retry-After': '2' })
}

const isReady = async (isStarted: boolean): Promise<boolean> => isStarted && Boolean(await runtime.isReady?.())
