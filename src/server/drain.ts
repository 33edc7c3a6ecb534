import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { runtime } from '../lib/server/runtime.ts'

const GRACE_MILLISECONDS = 300
const PATIENCE_MILLISECONDS = 20_000

/**
 * Ends the process without losing a request: on SIGTERM, SIGINT, or when the launcher is gone. Requests that are under
 * way are finished, keep-alive connections are told to close, then jobs end and the process exits with 0.
 */
export function createDrain(server: Server) {
  let isDraining = false

  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    await Promise.race([closed, sleep(PATIENCE_MILLISECONDS)])
    clearInterval(sweep)
    server.closeAllConnections()
  }

  const drain = async () => {
    if (isDraining) return
    isDraining = true
    // Whoever has just connected is still heard.
    await sleep(GRACE_MILLISECONDS)
    await close()
    await Promise.race([runtime.stop?.(), sleep(8_000)])
    process.exit(0)
  }

  process.on('SIGTERM', () => void drain())
  process.on('SIGINT', () => void drain())
  if (process.channel) process.on('disconnect', () => void drain())

  return {
    isDraining: () => isDraining,
    /** Marks the answer as the last of its connection while draining. @returns whether it was answered already */
    note(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isDraining) return false
      response.setHeader('Connection', 'close')
      if (!request.url?.startsWith('/readyz')) return false
      response.writeHead(503, { 'Content-Type': 'application/json' }).end('{"status":"draining"}')
      return true
    },
  }
}
