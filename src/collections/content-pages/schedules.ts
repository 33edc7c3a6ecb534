import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { differenceOf } from '@/audit/difference'
import { recordDeed } from '@/audit/record'
import { enqueue } from '@/jobs/queue'
import { withAfterCommit } from '@/lib/server/after-commit'
import { answerFor, HttpError, isDatabaseAway } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { findById, lockPage } from './find-pages'
import { setPageStatus } from './publishing'
import type { PageSchedule, PageStatus } from './schema'

/** A worker takes the job this much earlier and waits, so that the page changes at the time and not at the next look. */
const EARLY_MILLISECONDS = 5000

type Row = {
  page_id: number
  publish_at: Date | null
  unpublish_at: Date | null
  set_by: string
  problem: string | null
}

const COLUMNS = 'page_id, publish_at, unpublish_at, set_by, problem'

const presentSchedule = ({ publish_at, unpublish_at, problem }: Row): PageSchedule => ({
  publishAt: publish_at?.toISOString() ?? null,
  unpublishAt: unpublish_at?.toISOString() ?? null,
  problem,
})

/** What is planned, by the number of the page. */
export async function listSchedules(req: PayloadRequest): Promise<Map<number, PageSchedule>> {
  const { rows } = await sqlOf(req).query<Row>(`select ${COLUMNS} from content_page_schedules`)
  return new Map(rows.map((row) => [row.page_id, presentSchedule(row)]))
}

type Plan = Pick<PageSchedule, 'publishAt' | 'unpublishAt'>

/** A plan is no field of its page, so no hook sees it. */
async function recordPlan(
  req: PayloadRequest,
  { id, title }: { id: number; title: string },
  before: Row | undefined,
  plan: Plan,
): Promise<void> {
  const { publishAt = null, unpublishAt = null } = before ? presentSchedule(before) : {}
  const fields = differenceOf({ publishAt, unpublishAt }, plan)
  if (fields.length === 0) return
  await recordDeed(req, { action: 'changed', entity: 'content_pages', recordId: String(id), title, fields })
}

/**
 * Plans when a page is published and taken down, in the place of what was planned before; nothing is planned when both
 * are `null`. The jobs only wake somebody up: what is to be done is read when the time has come.
 * @throws HttpError 404 when there is no such page
 */
export async function setSchedule(req: PayloadRequest, id: number, { publishAt, unpublishAt }: Plan): Promise<void> {
  await inTransaction(req, async () => {
    await lockPage(req, id)
    const page = await findById(req, id)
    const sql = sqlOf(req)
    const { rows } = await sql.query<Row>(`select ${COLUMNS} from content_page_schedules where page_id = $1`, [id])
    await recordPlan(req, page, rows[0], { publishAt, unpublishAt })
    await sql.query('delete from content_page_schedules where page_id = $1', [id])
    const times = [publishAt, unpublishAt].filter((time) => time !== null)
    if (times.length === 0) return
    await sql.query(
      'insert into content_page_schedules (page_id, publish_at, unpublish_at, set_by) values ($1, $2, $3, $4)',
      [id, publishAt, unpublishAt, req.user?.fullName ?? 'The system'],
    )
    for (const at of times)
      await enqueue(req, 'content-schedule', { at } satisfies WakeUp, new Date(Date.parse(at) - EARLY_MILLISECONDS))
  })
}

/** The steps of a plan whose time has come, in their order. */
function dueSteps({ publish_at, unpublish_at }: Row, now: Date): PageStatus[] {
  const steps: PageStatus[] = []
  if (publish_at && publish_at <= now) steps.push('published')
  if (unpublish_at && unpublish_at <= now) steps.push('draft')
  return steps
}

/** Forgets the steps of a plan whose time has come, and the plan with the last of them. */
async function forgetDue(req: PayloadRequest, id: number, now: Date, problem: string | null): Promise<void> {
  const sql = sqlOf(req)
  await sql.query(
    `update content_page_schedules set problem = $3,
       publish_at = case when publish_at > $2 then publish_at end,
       unpublish_at = case when unpublish_at > $2 then unpublish_at end
     where page_id = $1`,
    [id, now, problem],
  )
  await sql.query(
    `delete from content_page_schedules
     where page_id = $1 and publish_at is null and unpublish_at is null and problem is null`,
    [id],
  )
}

async function carryOut(payload: Payload, id: number, now: Date): Promise<void> {
  const req = await createLocalReq({ context: { isSchedule: true } }, payload)
  await inTransaction(req, async () => {
    await lockPage(req, id)
    const { rows } = await sqlOf(req).query<Row>(`select ${COLUMNS} from content_page_schedules where page_id = $1`, [
      id,
    ])
    const [row] = rows
    const steps = row ? dueSteps(row, now) : []
    // Somebody has changed or cancelled it, or another worker was here before.
    if (!row || steps.length === 0) return
    req.context.savedBy = `${row.set_by} (planned)`
    for (const status of steps) await setPageStatus(req, id, status)
    await forgetDue(req, id, now, null)
  })
}

const reasonOf = async (error: unknown): Promise<string | undefined> => {
  if (error instanceof HttpError) return error.message
  if (isDatabaseAway(error)) return undefined
  const body = (await answerFor(error)?.json()) as { message?: string } | undefined
  return body?.message
}

/**
 * Carries out every plan whose time has come. What cannot be done (the slug is taken, say) is given up and says why at
 * the page; everything else that goes wrong is thrown, so that it is tried again.
 */
export async function runDueSchedules(payload: Payload, now = new Date()): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { rows } = await sqlOf(req).query<Row>(
    `select ${COLUMNS} from content_page_schedules where publish_at <= $1 or unpublish_at <= $1 order by page_id`,
    [now],
  )
  for (const { page_id: id } of rows) {
    try {
      await withAfterCommit(() => carryOut(payload, id, now))
    } catch (error) {
      const reason = await reasonOf(error)
      if (!reason) throw error
      await forgetDue(req, id, now, reason)
    }
  }
}

/** The job's data: when something was planned for, in UTC. */
export type WakeUp = { at: string }

/** Waits for the time and carries out what is planned for it; run by the queue. */
export async function wakeUp(payload: Payload, { at }: WakeUp): Promise<void> {
  const due = Date.parse(at)
  const wait = due - Date.now()
  if (wait > 60_000) throw new Error('The clocks of this machine and of the database differ by more than a minute')
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  // A timer may ring a millisecond early.
  await runDueSchedules(payload, new Date(Math.max(Date.now(), due)))
}
