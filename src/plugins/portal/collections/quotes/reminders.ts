import type { PayloadRequest } from 'payload'
import { quoteReminder } from '@/emails/quote-reminder'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { addDays, type Day, dayIn, startOfStored } from '@/lib/shared/days'
import { getBillingSettings } from '../../globals/billing-settings/operations'
import { recordQuoteEvent } from './events'
import { findQuote } from './find'
import { mailToReader } from './mail'

/** Writes into the history which quotes are over without an answer. One that is being answered at this moment is not. */
async function noteExpired(req: PayloadRequest, today: Day): Promise<void> {
  await sqlOf(req).query(
    `insert into quote_events (quote_id, kind, by_name)
     select id, 'expired', 'Website' from (
       select id from quotes q where status = 'sent' and valid_until < $1
         and not exists (select from quote_events e where e.quote_id = q.id and e.kind = 'expired')
       for update skip locked) as over
     on conflict do nothing`,
    [startOfStored(today)],
  )
}

/** Reminds the reader of one quote; false when there is none left to be reminded of. */
const remindOne = (req: PayloadRequest, from: Day, until: Day, now: Date): Promise<boolean> =>
  inTransaction(req, async () => {
    const { rows } = await sqlOf(req).query<{ id: number }>(
      `update quotes set reminded_at = $3 where id = (
         select id from quotes q
         where status = 'sent' and reminded_at is null and valid_until >= $1 and valid_until < $2
           -- Who was written to just now needs no reminder.
           and not exists (select from quote_events e where e.quote_id = q.id
             and e.kind in ('sent', 'resent') and e.at > $3::timestamptz - interval '1 day')
         order by valid_until, id limit 1 for update skip locked)
       returning id`,
      [startOfStored(from), startOfStored(addDays(until, 1)), now],
    )
    const [due] = rows
    if (!due) return false
    await mailToReader(req, await findQuote(req, due.id), quoteReminder)
    await recordQuoteEvent(req, due.id, { kind: 'reminded' })
    return true
  })

/**
 * Reminds readers before their quotes are over, each once, and notes which quotes are over; run every hour. Several
 * processes may do so side by side.
 */
export async function remindAndExpireQuotes(req: PayloadRequest, now = new Date()): Promise<void> {
  const { timeZone, quoteReminderDays } = await getBillingSettings(req)
  const today = dayIn(timeZone, now)
  await noteExpired(req, today)
  // Until the company has said who it is there is nobody to write as.
  if (quoteReminderDays < 1 || !(await getSiteSettings(req)).companyName) return
  while (await remindOne(req, today, addDays(today, quoteReminderDays), now));
}
