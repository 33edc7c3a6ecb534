import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import type { QuoteEvent, QuoteEventKind } from './schema'

/**
 * Writes what happened to a quote into its history, in the transaction of `req` when it has one.
 * @param event `byName` says who it was where the account does not: the reader of a link, say. Without it, it is the
 *   caller, or the website itself.
 * @returns whether it was recorded: of what can happen once only, the second is not
 */
export async function recordQuoteEvent(
  req: PayloadRequest,
  quote: number,
  { kind, text, byName }: { kind: QuoteEventKind; text?: string; byName?: string },
): Promise<boolean> {
  const { rowCount } = await sqlOf(req).query(
    `insert into quote_events (quote_id, kind, by_id, by_name, text) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [quote, kind, req.user?.id ?? null, byName ?? req.user?.fullName ?? 'Website', text ?? null],
  )
  return rowCount === 1
}

type Row = { id: string; kind: QuoteEventKind; version: number; by_name: string; text: string | null; at: Date }

/** What happened to the versions of a quote, the earliest first. */
export async function quoteEvents(req: PayloadRequest, quotes: number[]): Promise<QuoteEvent[]> {
  const { rows } = await sqlOf(req).query<Row>(
    `select e.id, e.kind, q.version::int as version, e.by_name, e.text, e.at
     from quote_events e join quotes q on q.id = e.quote_id where e.quote_id = any($1) order by e.at, e.id`,
    [quotes],
  )
  return rows.map(({ id, by_name: byName, at, ...rest }) => ({ ...rest, id: Number(id), byName, at: at.toISOString() }))
}
