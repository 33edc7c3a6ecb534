import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '../lib/server/process-singleton.ts'

/** What is going on: a request or a job. Every line of the log that is written meanwhile says which. */
export type Scope = {
  requestId?: string
  /** The name of the queue and the id of the job. */
  queue?: string
  jobId?: string
  /** OpenTelemetry's context, where traces are taken. */
  trace?: unknown
}

/** The scope of what is running now; one for the server and for the application inside of it. */
export const scopes = processSingleton('scopes', () => new AsyncLocalStorage<Scope>())

/** What the log says of the scope. */
export function scopeFields(): object {
  const scope = scopes.getStore()
  if (!scope) return {}
  const { requestId, queue, jobId } = scope
  return { ...(requestId && { requestId }), ...(jobId && { queue, jobId }) }
}
