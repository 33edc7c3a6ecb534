import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { Client } from 'pg'
import { count, counters } from '@/observe/counters'
import { withoutTexts } from '@/observe/hide'
import { isTracing } from '@/observe/trace-state'
import { cutWhenSilent } from '@/lib/server/silent-connection'

const MAX_STATEMENT = 300

const shownStatement = (text: string): string => withoutTexts(text).replace(/\s+/g, ' ').trim().slice(0, MAX_STATEMENT)

function beginSpan(query: unknown): Span | undefined {
  if (!isTracing() || !trace.getActiveSpan()) return undefined
  const statement = shownStatement(typeof query === 'string' ? query : String((query as { text?: string })?.text ?? ''))
  const [verb = 'query'] = statement.split(' ', 1)
  return trace.getTracer('patchbay').startSpan(`postgresql ${verb.toLowerCase()}`, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
  })
}

/** Class of a SQLSTATE: its first two characters. An error without one never reached the server. */
const classOf = (error: unknown): string => {
  const code = String((error as { code?: string } | null)?.code ?? '')
  return /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'connection'
}

function end(span: Span | undefined, error: unknown): void {
  if (error) count(counters.queryErrors, classOf(error))
  if (!span) return
  if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: classOf(error) })
  span.end()
}

class ObservedClient extends Client {
  // The many forms of `query` are one here: what it was called with is passed on.
  override query = ((...args: unknown[]): unknown => {
    counters.queries++
    const span = beginSpan(args[0])
    const stopWaiting = cutWhenSilent(this)
    const finish = (error?: unknown) => {
      stopWaiting()
      end(span, error)
    }
    const callback = args.at(-1)
    const run = Client.prototype.query.bind(this) as (...args: unknown[]) => unknown
    if (typeof callback === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) => {
        finish(error)
        ;(callback as (error: unknown, result: unknown) => void)(error, result)
      }
      return run(...args)
    }
    const result = run(...args) as Promise<unknown> | undefined
    if (typeof result?.then === 'function') result.then(() => finish(), finish)
    else finish()
    return result
  }) as Client['query']
}

type Pool = Parameters<typeof postgresAdapter>[0]['pool']

/** Connections whose statements are counted and, where traces are taken, are spans of them; one that falls silent is cut. */
export const PoolClient = ObservedClient as unknown as Pool['Client']
