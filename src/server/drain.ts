import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { runtime } from '../lib/server/runtime.ts'

const GRACE_MILLISECONDS = 300
/** How long a connection may be silent that was taken already: its request may be on the way, or not looked at yet. */
const SILENCE_MILLISECONDS = 500
const PATIENCE_MILLISECONDS = 20_000

/**
 * Ends the process without losing a request: on SIGTERM, SIGINT, or when the launcher is gone. Requests that are under
 * way are finished, keep-alive connections are told to close, then jobs end and the process exits with 0.
 */
export function createDrain(server: Server) {
  let isDraining = false

  const close = async () => {
    // The close of an HTTP server would cut silent connections at once, and with them requests that nobody has read yet.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    const sweep = async () => {
      await sleep(SILENCE_MILLISECONDS)
      for (const end = Date.now() + PATIENCE_MILLISECONDS; Date.now() < end; await sleep(50))
        server.closeIdleConnections()
    }
    await Promise.race([closed, sweep()])
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
