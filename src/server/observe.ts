import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Env } from '../env.ts'
import { count, counters, countRequest, requestKey } from '../observe/counters.ts'
import { shownPath } from '../observe/hide.ts'
import { captureConsole, log, tellLastWords } from '../observe/log.ts'
import { registerOwnMetrics } from '../observe/own-metrics.ts'
import { isCall, isProbe, labelOf, routeOf } from '../observe/routes.ts'
import { scopes } from '../observe/scope.ts'
import { answerMetrics } from './metrics.ts'

const SLOW_MILLISECONDS = 1_000
/** What a proxy may call a request. */
const GIVEN_ID = /^[\w-]{8,64}$/
const READS = ['GET', 'HEAD', 'OPTIONS']

const prefix = randomBytes(6).toString('hex')
let made = 0

/** The id of a request: the one of a trusted proxy, else one of ours, which costs nearly nothing. */
function idOf(request: IncomingMessage, trustedHops: number): string {
  const given = trustedHops > 0 ? request.headers['x-request-id'] : undefined
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : `${prefix}-${(++made).toString(36)}`
}

/** Reading a page is no news; a write, a fault and what took long are. Who asks whether this process is ready heard the answer. */
function levelOf(status: number, isWrite: boolean, milliseconds: number): 'warn' | 'info' | 'debug' {
  if (status >= 500) return 'warn'
  return isWrite || milliseconds > SLOW_MILLISECONDS ? 'info' : 'debug'
}

function countSignIn(route: number, status: number): void {
  const call = labelOf(route)
  const step = call === '/api/login' ? 'password' : call === '/api/login/two-factor' ? 'code' : undefined
  if (!step || status >= 500) return
  count(counters.signIns, `${step} ${status === 429 ? 'limited' : status < 400 ? 'ok' : 'failed'}`)
}

/** `socket`: Node takes it off a request that was cut. */
type Begun = {
  id: string
  started: number
  socket: Socket
  written: number
  span?: { end: (route: string, status: number) => void }
}

/** What is left to do when an answer is out, or its reader gone: counting and, where it matters, one line. */
function finish(request: IncomingMessage, response: ServerResponse, begun: Begun): void {
  const { method = 'GET', url = '/' } = request
  const milliseconds = performance.now() - begun.started
  const status = response.statusCode
  const route = routeOf(url)
  counters.inFlight--
  countRequest(requestKey(route, method, status), milliseconds)
  const isWrite = isCall(route) && !READS.includes(method)
  if (isWrite) countSignIn(route, status)
  begun.span?.end(labelOf(route), status)
  const level = isProbe(route) ? 'debug' : levelOf(status, isWrite, milliseconds)
  if (!log.isLevelEnabled(level)) return
  const path = shownPath(url)
  const rounded = Math.round(milliseconds * 10) / 10
  log[level](
    {
      requestId: begun.id,
      method,
      path,
      status,
      milliseconds: rounded,
      bytes: begun.socket.bytesWritten - begun.written,
      ...(!response.writableFinished && { isCutShort: true }),
    },
    `${method} ${path} ${status} ${rounded} ms`,
  )
}

/**
 * Begins to observe this process: the log's form, metrics, and traces where they are configured.
 * @returns what each request goes through first; true when it was answered
 */
export async function startObserving(
  env: Env,
): Promise<(request: IncomingMessage, response: ServerResponse) => boolean> {
  captureConsole()
  tellLastWords()
  registerOwnMetrics(env.DATA_DIR)
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await import('../observe/tracing.ts').then(({ startTracing }) => startTracing(env))
    : undefined
  return (request, response) => {
    const id = idOf(request, env.TRUST_PROXY_HOPS)
    response.setHeader('X-Request-Id', id)
    counters.inFlight++
    const { socket } = request
    const begun: Begun = { id, started: performance.now(), socket, written: socket.bytesWritten }
    const trace = isProbe(routeOf(request.url ?? '/')) ? undefined : tracing?.begin(request)
    begun.span = trace?.span
    // For all that follows from this request.
    scopes.enterWith(trace ? { requestId: id, trace: trace.context } : { requestId: id })
    response.once('close', () => finish(request, response, begun))
    return request.url?.startsWith('/metrics') ? answerMetrics(request, response, env) : false
  }
}
