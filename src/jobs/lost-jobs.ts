import { createLocalReq, type Payload } from 'payload'
import type { PgBoss } from 'pg-boss'
import { sqlOf } from '@/lib/server/sql'
import { getQueue } from './queue'

const EVERY_MILLISECONDS = 5_000
/** Beyond so many tries it is likely that the job itself ends its workers. */
const MOST_TRIES = 60
/** What the queue's supervision writes to a job whose worker it misses, when it comes first. */
const SUPERVISED = 'job heartbeat timeout'

/**
 * Puts jobs whose worker was killed back into the queue. The queue's own supervision takes it for a failure, after which
 * it waits longer each time, and gives up in the end; nothing is known to be wrong with the job, so it goes on at once
 * and has as many tries left as before.
 */
async function takeUp(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await sqlOf(req).query(
    `update jobs.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
     where retry_count < $1 and (
       (state = 'active' and heartbeat_seconds is not null
         and heartbeat_on + make_interval(secs => heartbeat_seconds) < now())
       or (state = 'retry' and start_after > now() and output->'value'->>'message' = $2))`,
    [MOST_TRIES, SUPERVISED],
  )
}

/** Looks for jobs whose worker was killed, at once and every five seconds, until the queue stops. */
export async function takeUpLostJobs(payload: Payload, boss: PgBoss): Promise<void> {
  // While the database is away the next look finds them.
  const look = () => takeUp(payload).catch(() => {})
  const timer = setInterval(() => void look(), EVERY_MILLISECONDS)
  timer.unref()
  boss.once('stopped', () => clearInterval(timer))
  await look()
}

/**
 * Gives up mails that no job will send any more, those whose last try was cut short by a kill, so that they are seen and
 * can be tried again.
 */
export async function giveUpForsakenMails(payload: Payload): Promise<void> {
  // The queue makes its tables when it starts.
  await getQueue()
  const req = await createLocalReq({}, payload)
  await sqlOf(req).query(
    `update outbound_emails m set status = 'failed', updated_at = now(),
       last_error = coalesce(last_error, 'The worker was ended in the last try')
     where status in ('queued', 'retrying') and updated_at < now() - interval '1 hour' and not exists (
       select from jobs.job j where j.name = 'send-email' and j.state in ('created', 'retry', 'active')
         and (j.data->>'emailId')::int = m.id)`,
  )
}
