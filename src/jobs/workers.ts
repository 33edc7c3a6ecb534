import { createLocalReq, type Payload } from 'payload'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { removeStaleUploads } from '@/collections/rfq-files/operations'
import { sqlOf } from '@/lib/server/sql'
import { getQueue } from './queue'
import { sendEmail, type SendEmail } from './send-email'

/** Removes what has had its time: unsent uploads, old idempotency keys, spent rate limits. */
async function keepHouse(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await removeStaleUploads(req)
  await sqlOf(req).query("delete from idempotency_keys where created_at < now() - interval '2 days'")
  await sqlOf(req).query('delete from rate_limits where expire < $1', [Date.now()])
}

/** Sends one mail of a batch; the failure of one is no failure of the others. */
async function settled(payload: Payload, job: JobWithMetadata<SendEmail>): Promise<JobResult> {
  try {
    await sendEmail(payload, job.data, job.retryCount)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}

/** Starts the workers of this process. Several processes may do so side by side: each job is given to one. */
export async function startWorkers(payload: Payload): Promise<void> {
  const boss = await getQueue()
  await boss.work(
    'send-email',
    {
      includeMetadata: true,
      perJobResults: true,
      batchSize: 10,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 5,
    },
    (jobs: JobWithMetadata<SendEmail>[]) => Promise.all(jobs.map((job) => settled(payload, job))),
  )
  await boss.work('housekeeping', { pollingIntervalSeconds: 60 }, () => keepHouse(payload))
  await boss.schedule('housekeeping', '17 * * * *')
}
