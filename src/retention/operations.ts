import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { RetentionPeriods } from './schema'

/** Records that one transaction deletes: few enough that nobody waits for it. */
const BATCH = 200

/** What is deleted when it is older than a period. */
type Kept = {
  period: keyof RetentionPeriods
  table: 'contact_messages' | 'rfq_requests' | 'career_applications'
  /** What it is called in the log. */
  name: string
  /** What is kept all the same. */
  unless?: string
  /** Tables of what hangs on it by `request_id`, which would be left behind. */
  history?: readonly string[]
}

/** What a plugin keeps of a table, as SQL about its rows. It says so in the config, as one of `custom.kept`. */
export type KeptByPlugin = { table: Kept['table']; unless: string }

/** Everything that the forms of the site bring in. */
export const keptForMonths: readonly Kept[] = [
  { period: 'contactMonths', table: 'contact_messages', name: 'contact messages' },
  {
    period: 'rfqMonths',
    table: 'rfq_requests',
    name: 'quote requests',
    // They led to a contract, whose records are kept for as long as the law requires.
    unless: "status = 'completed'",
    history: ['rfq_events', 'rfq_notes'],
  },
  { period: 'careersMonths', table: 'career_applications', name: 'job applications' },
]

/** Deletes the oldest of what is too old. Files are let go by the database, and removed as files that belong to nothing. */
const deleteBatch = (
  req: PayloadRequest,
  { table, unless = 'false', history = [] }: Kept,
  months: number,
): Promise<number> =>
  inTransaction(req, async () => {
    const byPlugins = (req.payload.config.custom?.kept as KeptByPlugin[] | undefined) ?? []
    const reasons = [unless, ...byPlugins.filter((one) => one.table === table).map((one) => one.unless)]
    const { rows } = await sqlOf(req).query<{ id: number }>(
      `select id from ${table} where created_at < now() - make_interval(months => $1) and not (${reasons.join(' or ')})
       order by created_at, id limit ${BATCH} for update skip locked`,
      [months],
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    for (const one of history) await sqlOf(req).query(`delete from ${one} where request_id = any($1)`, [ids])
    await sqlOf(req).query(`delete from ${table} where id = any($1)`, [ids])
    return ids.length
  })

async function deleteOld(req: PayloadRequest, kept: Kept, months: number): Promise<number> {
  let count = 0
  for (;;) {
    const deleted = await deleteBatch(req, kept, months)
    count += deleted
    if (deleted < BATCH) return count
  }
}

/**
 * Deletes the mails that repeat what came in by a form, with whatever else was mailed then. Of a thread each stays: the first one
 * says which Message-ID the later ones refer to.
 */
async function deleteOldMails(req: PayloadRequest, months: number): Promise<number> {
  const { rowCount } = await sqlOf(req).query(
    `delete from outbound_emails
     where status in ('sent', 'failed') and created_at < now() - make_interval(months => $1)
       and message_id ~ '^<[0-9a-f]{8}-[0-9a-f-]{27}@'`,
    [months],
  )
  return rowCount ?? 0
}

const tell = (req: PayloadRequest, count: number, name: string, months: number): void => {
  if (count > 0) req.payload.logger.info(`Deleted ${count} ${name} that were older than ${months} months`)
}

/**
 * Deletes what came in by the forms of the site and is older than the settings allow. What was deleted is told to the log as a
 * number, and nowhere else.
 */
export async function deleteWhatIsOld(req: PayloadRequest): Promise<void> {
  const settings = await req.payload.findGlobal({
    slug: 'site_settings',
    depth: 0,
    req,
    // A job has no user.
    overrideAccess: true,
  })
  const periods: number[] = []
  for (const kept of keptForMonths) {
    const months = settings[kept.period]
    if (!months) continue
    periods.push(months)
    tell(req, await deleteOld(req, kept, months), kept.name, months)
  }
  if (periods.length === 0) return
  const shortest = Math.min(...periods)
  tell(req, await deleteOldMails(req, shortest), 'e-mails', shortest)
}
