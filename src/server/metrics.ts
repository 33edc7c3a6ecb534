import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../env.ts'
import { log } from '../observe/log.ts'

/** What says that a request came by way of somebody else. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const isLoopback = (address: string): boolean =>
  /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$|^localhost$/.test(address.replace(/^\[|\]$/g, ''))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

function hasToken(request: IncomingMessage, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  return Boolean(token && given && timingSafeEqual(hashOf(given), hashOf(token)))
}

/** Whether somebody on this machine asks, and not a browser or a proxy that stands for somebody else. */
function isFromHere(request: IncomingMessage, trustedHops: number): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  return (
    trustedHops === 0 &&
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback(host) &&
    !request.headers['sec-fetch-site'] &&
    !PASSED_ON.some((name) => request.headers[name] !== undefined)
  )
}

/**
 * Answers `/metrics` to who has the token, and to this machine itself; for everybody else there is nothing.
 * @returns whether the request was for it
 */
export function answerMetrics(request: IncomingMessage, response: ServerResponse, env: Env): boolean {
  if ((request.url ?? '').split('?', 1)[0] !== '/metrics') return false
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || !(hasToken(request, env.METRICS_TOKEN) || isFromHere(request, env.TRUST_PROXY_HOPS))) {
    response.writeHead(404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end('{"message":"Not found"}')
    return true
  }
  void sendMetrics(response)
  return true
}

async function sendMetrics(response: ServerResponse): Promise<void> {
  try {
    const { metricsText } = await import('../observe/metrics.ts')
    const { type, text } = await metricsText()
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
  } catch (err) {
    log.error({ err }, 'The metrics could not be put together')
    response.writeHead(500).end()
  }
}
