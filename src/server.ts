import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Env } from './env.ts'
import { createAnswers } from './server/answers/index.ts'
import { answerApi } from './server/answer-api.ts'
import { answerLater } from './server/answer-later.ts'
import { keepPagesFresh } from './server/cache-headers.ts'
import { checkDatabase } from './server/check-database.ts'
import { clientAddress } from './server/client-address.ts'
import { createDrain } from './server/drain.ts'
import { fail } from './server/fail.ts'
import { guardBody } from './server/guard-body.ts'
import { answerBrokenRequests, refuseOddRequest } from './server/odd-requests.ts'
import { KEEP_ALIVE_SECONDS } from './server/keep-alive.ts'
import { mendRedirects } from './server/redirect-headers.ts'
import { setSecurityHeaders } from './server/security-headers.ts'
import { mendFailures } from './server/unavailable.ts'
import { wakeUp } from './server/wake-up.ts'

/**
 * The HTTP server round Next: it opens the port first, so that a taken one is known at once, brings the application up,
 * and then lets Next answer. `--dev` serves with hot reload.
 */
async function main(): Promise<void> {
  const isDev = process.argv.includes('--dev')
  const env = await readEnvironment()
  await checkDatabase(env.DATABASE_URL)
  const observe = await import('./server/observe.ts').then(({ startObserving }) => startObserving(env))

  const state: { handle?: ReturnType<ReturnType<typeof next>['getRequestHandler']> } = {}
  const server = createServer(
    {
      requestTimeout: 0,
      headersTimeout: 5_000,
      keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
      // Most requests have no body: nothing is set up then to read one.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      if (state.handle && !drain.isDraining() && answers?.send(request, response, answer)) return
      answer(request, response)
    },
  )
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    // Next alone listens up to ten times for the end of a page; more than that is no leak yet.
    response.setMaxListeners(20)
    keepPagesFresh(response)
    mendRedirects(request, response)
    mendFailures(request, response)
    setSecurityHeaders(response, env, request.url)
    if (observe(request, response)) return
    if (refuseOddRequest(request, response)) return
    if (drain.note(request, response)) return
    clientAddress(request, env.TRUST_PROXY_HOPS)
    if (answerLater(request, response, Boolean(state.handle))) return
    if (!guardBody(request, response)) return
    if (answerApi(request, response)) return
    void state.handle?.(request, response)
  }
  const answers =
    env.ANSWER_CACHE && !isDev
      ? createAnswers((request, response) => {
          setSecurityHeaders(response, env, request.url)
          void state.handle?.(request, response)
        })
      : undefined
  answerBrokenRequests(server, env)
  const drain = createDrain(server)
  server.maxRequestsPerSocket = 0
  server.listen(env.PORT, env.HOST)
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => fail(portProblem(error as NodeJS.ErrnoException, env))),
  ])

  const { default: next } = await import('next')
  // Next's own name for itself: by it, redirects and rewrites stay relative whatever name the site is called by.
  const app = next({ dev: isDev, hostname: 'localhost', port: env.PORT, httpServer: server })
  await app.prepare()
  const handle = app.getRequestHandler()
  await wakeUp((request, response) => void handle(request, response))
  const { runtime } = await import('./lib/server/runtime.ts')
  if (!runtime.isStarted) fail(`The application could not start: ${runtime.failure ?? 'the start was interrupted'}.`)
  state.handle = handle
}

async function readEnvironment(): Promise<Env> {
  try {
    return (await import('./env.ts')).env
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function portProblem(error: NodeJS.ErrnoException, env: Env): string {
  if (error.code === 'EADDRINUSE') return `Port ${env.PORT} is taken by another program. Set PORT to a free one.`
  if (error.code === 'EACCES') return `Port ${env.PORT} may not be opened by this user. Set PORT to one above 1023.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST ${env.HOST} is not an address of this machine.`
  return `The server cannot listen on ${env.HOST}:${env.PORT}: ${error.message}.`
}

await main()
