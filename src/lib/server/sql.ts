import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { processSingleton } from './process-singleton'

/** What runs SQL: the pool, or the connection of the request's transaction. */
export type Sql = { query: Pool['query'] }

type Adapter = {
  pool: Pool
  sessions: Record<string, { db: { session: { client: Sql } } } | undefined>
}

/** The connection pool of the application. */
export const poolOf = (payload: PayloadRequest['payload']): Pool => (payload.db as unknown as Adapter).pool

/** Raw SQL in the transaction of the request when it has one, else on a connection of the pool. */
export function sqlOf(req: PayloadRequest): Sql {
  const adapter = req.payload.db as unknown as Adapter
  const id = typeof req.transactionID === 'string' ? req.transactionID : undefined
  return (id && adapter.sessions[id]?.db.session.client) || adapter.pool
}

/** A text for `like` and for Payload's `contains`, in which `%`, `_` and `\` stand for themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Adds a value to a statement; returns how the statement names it. */
export type AddValue = (value: unknown) => string

/** Values for a statement that is put together. */
export function statementValues(): { values: unknown[]; add: AddValue } {
  const values: unknown[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}

/** More statements than this are not kept by PostgreSQL for each connection. */
const MOST_PREPARED = 300
/** Calls and pages are bundled apart and share their connections, so they share the names, too. */
const prepared = processSingleton('prepared-statements', () => new Map<string, string>())

/** A statement that PostgreSQL reads and plans once for each connection, however often it is run with other values. */
export function preparedQuery(text: string, values: unknown[]): { name?: string; text: string; values: unknown[] } {
  if (!prepared.has(text) && prepared.size < MOST_PREPARED) prepared.set(text, `prepared-${prepared.size}`)
  return { name: prepared.get(text), text, values }
}
