import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { count, counters } from './counters.ts'
import { scopes } from './scope.ts'
import { isTracing } from './trace-state.ts'

/** Runs something as a span of its own, where traces are taken. */
export async function inSpan<T>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<T>,
): Promise<T> {
  if (!isTracing()) return work()
  return trace.getTracer('patchbay').startActiveSpan(name, { kind: SpanKind.INTERNAL, attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      // What an error says may name a person; the log has it without.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Runs a job: what it logs names it, it is counted, and it is a trace of its own. */
export async function inJob<T>(queue: string, jobId: string, work: () => Promise<T>): Promise<T> {
  return scopes.run({ queue, jobId }, async () => {
    try {
      const result = await inSpan(
        `job ${queue}`,
        { 'messaging.destination.name': queue, 'messaging.message.id': jobId },
        work,
      )
      count(counters.jobs, `${queue} done`)
      return result
    } catch (error) {
      count(counters.jobs, `${queue} failed`)
      throw error
    }
  })
}

/** Hands one mail over: counted, and a span of its job. Nothing is told of who gets it. */
export async function observeMail<T>(work: () => Promise<T>): Promise<T> {
  try {
    const result = await inSpan('mail send', {}, work)
    counters.mails.sent++
    return result
  } catch (error) {
    counters.mails.failed++
    throw error
  }
}
