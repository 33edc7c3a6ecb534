import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Job, JobResult, JobWithMetadata } from 'pg-boss'
import { careerFileTable } from '@/collections/career-files/operations'
import { rfqFileTable } from '@/collections/rfq-files/operations'
import { foldTallies } from '@/collections/rfq-requests/desk-list'
import { runDueSchedules, wakeUp, type WakeUp } from '@/collections/content-pages/schedules'
import { sendReset, type ResetRequest } from '@/collections/users/password-reset'
import { type FileTable, removeStaleFiles, removeStaleParts } from '@/lib/server/kept-files'
import { forgetEndedSessions } from '@/lib/server/session-details'
import { sqlOf } from '@/lib/server/sql'
import { inJob } from '@/observe/work'
import { deleteWhatIsOld } from '@/retention/operations'
import { makeRoom } from './make-room'
import { giveUpForsakenMails, takeUpLostJobs } from './lost-jobs'
import { getQueue } from './queue'
import { sendEmail, type SendEmail } from './send-email'

/** What a plugin has done every hour. It says so in the config, as one of `custom.housekeeping`. */
export type Chore = (req: PayloadRequest) => Promise<void>

/** Makes up for jobs that were lost, and removes what has had its time: what the settings keep for some months only, unsent uploads, files of deleted applications, old idempotency keys, spent rate limits, sign-ins and links that have expired. */
export async function keepHouse(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  // First: the files of what it deletes belong to nothing then.
  await deleteWhatIsOld(req)
  await removeStaleFiles(req, rfqFileTable)
  await removeStaleFiles(req, careerFileTable)
  // Those of plugins, which say so in the config.
  for (const table of (payload.config.custom?.fileTables as FileTable[]) ?? []) await removeStaleFiles(req, table)
  await removeStaleParts(req)
  await giveUpForsakenMails(payload)
  await runDueSchedules(payload)
  await forgetEndedSessions(req)
  await foldTallies(sqlOf(req))
  await sqlOf(req).query("delete from idempotency_keys where created_at < now() - interval '2 days'")
  await sqlOf(req).query('delete from rate_limits where expire < $1', [Date.now()])
  await sqlOf(req).query('delete from login_challenges where expires_at < now()')
  await sqlOf(req).query('delete from password_resets where expires_at < now()')
  await sqlOf(req).query('delete from email_changes where expires_at < now()')
  // One that has expired stays in the list for a while, to be sent again.
  await sqlOf(req).query("delete from invitations where expires_at < now() - interval '30 days'")
  for (const chore of (payload.config.custom?.housekeeping as Chore[] | undefined) ?? []) await chore(req)
}

/** Sends one mail of a batch; the failure of one is no failure of the others. */
async function settled(payload: Payload, job: JobWithMetadata<SendEmail>): Promise<JobResult> {
  try {
    await inJob('send-email', job.id, () => sendEmail(payload, job.data, job.retryCount))
    return { id: job.id, status: 'completed' }
  } catch (error) {
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
  }
}

/** Starts the workers of this process. Several processes may do so side by side: each job is given to one. */
export async function startWorkers(payload: Payload): Promise<void> {
  const boss = await getQueue()
  await takeUpLostJobs(payload, boss)
  await boss.work(
    'send-email',
    {
      includeMetadata: true,
      perJobResults: true,
      batchSize: 10,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 1,
    },
    async (jobs: JobWithMetadata<SendEmail>[]) => {
      await makeRoom()
      return Promise.all(jobs.map((job) => settled(payload, job)))
    },
  )
  await boss.work(
    'password-reset',
    { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 },
    async (jobs: Job<ResetRequest>[]) => {
      for (const { id, data } of jobs) await inJob('password-reset', id, () => sendReset(payload, data, id))
    },
  )
  await boss.work(
    'content-schedule',
    // Each may wait for its time for some seconds.
    { batchSize: 10, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
    async (jobs: Job<WakeUp>[]) => {
      await Promise.all(jobs.map(({ id, data }) => inJob('content-schedule', id, () => wakeUp(payload, data))))
    },
  )
  await boss.work('housekeeping', { pollingIntervalSeconds: 60 }, ([job]) =>
    inJob('housekeeping', job?.id ?? '', () => keepHouse(payload)),
  )
  await boss.schedule('housekeeping', '17 * * * *')
  // What was planned for a time at which nothing ran.
  await runDueSchedules(payload).catch((error: unknown) =>
    payload.logger.warn({ err: error, msg: 'What was planned could not be looked through' }),
  )
}
