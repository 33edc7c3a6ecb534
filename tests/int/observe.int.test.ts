import { once } from 'node:events'
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pino from 'pino'
import type { Env } from '@/env'
import { nameCompany } from '../helpers/accounts'
import { startApp, type TestApp } from '../helpers/app'
import { serveApi } from '../helpers/served-app'

const CANARY = {
  password: 'canary horse battery',
  email: 'canary.person@winter.example',
  phone: '913 555 0177',
  name: 'Canaria Winterbottom',
}
const TOKEN = 'a-metrics-token-of-the-tests'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

let app: TestApp
let site: { url: string; server: Server }
let observe: (request: IncomingMessage, response: ServerResponse) => boolean
let collector: Server
let lines: string[] = []
let spans: Span[] = []
const print = { ...console }

/** A collector of traces that keeps what it is sent. */
async function startCollector(): Promise<string> {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
      }
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
}

beforeAll(async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await startCollector()
  const { logOptions } = await import('@/observe/log')
  // In the place where the application looks for its log.
  Object.assign(globalThis, {
    [Symbol.for('patchbay.log')]: pino(logOptions('debug'), { write: (line: string) => void lines.push(line) }),
  })
  const { parseEnv } = await import('@/env')
  const env: Env = { ...parseEnv(process.env), METRICS_TOKEN: TOKEN }
  // As the modules that follow are to find it, with the log of this test.
  const { jest } = await import('@jest/globals')
  jest.resetModules()
  const { startObserving } = await import('@/server/observe')
  observe = await startObserving(env)
  Object.assign(console, print)
  app = await startApp()
  await nameCompany(app)
  const { poolOf } = await import('@/lib/server/sql')
  const { registerDatabaseMetrics } = await import('@/observe/database-metrics')
  const { rememberRoutes } = await import('@/observe/routes')
  const { documentedCalls } = await import('@/lib/server/api-routes')
  registerDatabaseMetrics(poolOf(app.payload))
  rememberRoutes(documentedCalls(app.config).map(({ path }) => path))
  site = await serveApi(app.config, observe)
})

afterAll(async () => {
  const { tracingIsOn } = await import('@/observe/trace-state')
  tracingIsOn(undefined)
  process.removeAllListeners('uncaughtException')
  site.server.closeAllConnections()
  site.server.close()
  collector.closeAllConnections()
  collector.close()
  await app.close()
})

const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const flush = async (): Promise<void> => (await import('@/observe/trace-state')).flushTraces()

/** All that people must not find in a log, whatever went on. */
const secrets: string[] = Object.values(CANARY)

test('neither the log nor a trace has a password, a token, a cookie, an address or a telephone number', async () => {
  const person = { fullName: CANARY.name, email: CANARY.email, password: CANARY.password }
  expect((await post('/register', { ...person, username: 'registered', terms: true })).status).toBe(201)
  await app.payload.create({
    collection: 'users',
    data: {
      username: 'canaria',
      email: 'other@winter.example',
      fullName: CANARY.name,
      role: 'client',
      password: CANARY.password,
    },
    overrideAccess: true,
  })
  const signedIn = await post('/login', { username: 'canaria', password: CANARY.password })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  secrets.push(cookie.split('=')[1] ?? 'no cookie')
  await fetch(`${site.url}/api/user?email=${CANARY.email}`, { headers: { cookie } })
  expect((await post('/login', { username: 'canaria', password: `${CANARY.password}!` })).status).toBe(401)
  await post('/forgot-password', { email: CANARY.email })
  await post('/reset-password', { token: 'canary-reset-token-0123456789abcdef', password: CANARY.password })
  secrets.push('canary-reset-token')
  await fetch(`${site.url}/api/quotes/12-${'c0ffee'.repeat(12)}`)
  secrets.push('c0ffeec0ffee')
  const rfq = {
    fullName: CANARY.name,
    company: 'Winter',
    email: CANARY.email,
    phone: CANARY.phone,
    serviceType: 'network',
    projectDescription: 'Forty access points over a grain yard.',
  }
  expect((await post('/rfq-requests', rfq)).status).toBe(201)

  // A statement that fails with the values of a row, and a fault of ours: both are told, without them.
  const { createLocalReq } = await import('payload')
  const { log } = await import('@/observe/log')
  const req = await createLocalReq({}, app.payload)
  const clash = await app.payload.db
    .drizzle!.execute(
      `insert into users (username, email, full_name, role) values ('canaria', '${CANARY.email}', '${CANARY.name}', 'client')`,
    )
    .catch((error: unknown) => error)
  log.error({ err: clash }, 'A unique value was there already')
  req.payload.logger.error({ err: clash, email: CANARY.email, deep: { user: CANARY, headers: { cookie } } })
  await app.sql('alter table contact_messages rename to contact_messages_away')
  const fault = await post('/contact', {
    name: CANARY.name,
    email: CANARY.email,
    phone: CANARY.phone,
    subject: 'A question',
    message: 'How many access points does a grain yard need?',
  })
  await app.sql('alter table contact_messages_away rename to contact_messages')
  expect({ status: fault.status, body: await fault.text() }).toEqual({
    status: 500,
    body: expect.stringContaining('on our side'),
  })

  await flush()
  const told = lines.join('')
  expect(told).toContain('POST /api/contact failed')
  expect(told).toContain('A unique value was there already')
  expect(told).toContain('"path":"/api/quotes/{token}"')
  expect(spans.length).toBeGreaterThan(10)
  for (const secret of secrets) {
    expect(told).not.toContain(secret)
    expect(JSON.stringify(spans)).not.toContain(secret)
  }
  expect(told).not.toMatch(/winter\.example/)
})

test('each line of a request has its id, which the answer has too; a stranger cannot choose it', async () => {
  lines = []
  const answer = await fetch(`${site.url}/api/health`, { headers: { 'x-request-id': 'chosen-by-somebody' } })
  await answer.text()
  const id = answer.headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/)
  const line = () => lines.map((one) => JSON.parse(one) as Record<string, unknown>).find((one) => one.path)
  // It is written when the answer is out, and the reader may be told of that first.
  for (let tries = 0; !line() && tries < 100; tries++) await new Promise((resolve) => setImmediate(resolve))
  expect(line()).toMatchObject({ level: 'debug', requestId: id, method: 'GET', path: '/api/health', status: 200 })
})

test('a request is one trace: its statements belong to it', async () => {
  spans = []
  await (
    await fetch(`${site.url}/api/health?secret=1`, {
      headers: { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` },
    })
  ).text()
  const rootOf = () => spans.find(({ name }) => name === 'GET /api/health')
  for (let tries = 0; !rootOf() && tries < 100; tries++) await flush()
  const root = rootOf()
  expect(root?.parentSpanId).toBeFalsy()
  // No proxy is trusted here, so nobody else's trace is gone on with.
  expect(root?.traceId).not.toBe('ab'.repeat(16))
  const statement = spans.find(
    ({ traceId, attributes }) => traceId === root?.traceId && JSON.stringify(attributes).includes('select 1'),
  )
  expect(statement).toMatchObject({ name: 'postgresql select', parentSpanId: root?.spanId })
})

test('metrics are for this machine and for who has the token, and count what went on', async () => {
  const metrics = (headers: Record<string, string>) => fetch(`${site.url}/metrics`, { headers })
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.9' },
    { via: '1.1 proxy' },
    { forwarded: 'for=203.0.113.9' },
    { 'x-real-ip': '203.0.113.9', authorization: 'Bearer wrong' },
  ] as Record<string, string>[])
    expect((await metrics(headers)).status).toBe(404)
  expect((await metrics({ 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  const text = await (await metrics({})).text()
  for (const line of [
    /^patchbay_http_request_duration_seconds_bucket\{.*route="\/api\/login".*le="\+Inf".*\} \d+$/m,
    /^patchbay_http_request_duration_seconds_count\{method="POST",route="\/api\/rfq-requests",status="2xx"\} 1$/m,
    /^patchbay_sign_ins_total\{step="password",result="ok"\} 1$/m,
    /^patchbay_sign_ins_total\{step="password",result="failed"\} 1$/m,
    /^patchbay_db_query_errors_total\{class="23"\} [1-9]/m,
    /^patchbay_db_query_errors_total\{class="42"\} [1-9]/m,
    /^patchbay_db_pool_connections\{state="idle"\} \d+$/m,
    /^patchbay_db_up 1$/m,
    /^patchbay_queue_jobs\{queue="send-email",state="created"\} [1-9]/m,
    /^patchbay_mails\{state="queued"\} [1-9]/m,
    /^nodejs_eventloop_lag_seconds/m,
    /^process_resident_memory_bytes/m,
  ])
    expect(text).toMatch(line)
  expect(text).not.toMatch(/canary|winter/i)
})

test('an answer whose connection Node has let go of by its end is told of like any other', () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', url: '/api/let-go-of' })
  const response = new ServerResponse(request)
  observe(request, response)
  Object.assign(request, { socket: null })
  response.statusCode = 507
  response.emit('close')
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ path: '/api/let-go-of', status: 507, bytes: 0 }),
  )
})
