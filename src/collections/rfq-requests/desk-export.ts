import type { PayloadRequest } from 'payload'
import { sqlOf, statementValues } from '@/lib/server/sql'
import { CSV_MARK, csvRow } from '@/lib/shared/csv'
import { demandSalesStaff, selectionOf } from './desk-list'
import { budgets, labelOf, MAX_EXPORT, type RfqFilter, rfqStatuses, serviceTypes, timelines } from './schema'

const BATCH = 1000

type Row = {
  id: number
  created_at: Date
  full_name: string
  company: string
  email: string
  phone: string
  service_type: string
  timeline: string | null
  budget: string | null
  status: string
  assignee: string | null
  newsletter: boolean | null
  project_description: string
  scope_of_work: string | null
}

const columns: [head: string, value: (row: Row) => string][] = [
  ['Number', ({ id }) => String(id)],
  ['Received (UTC)', ({ created_at }) => created_at.toISOString().slice(0, 19).replace('T', ' ')],
  ['Client', ({ full_name }) => full_name],
  ['Company', ({ company }) => company],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Service Type', ({ service_type }) => labelOf(serviceTypes, service_type)],
  ['Timeline', ({ timeline }) => labelOf(timelines, timeline)],
  ['Budget', ({ budget }) => labelOf(budgets, budget)],
  ['Status', ({ status }) => labelOf(rfqStatuses, status)],
  ['Assigned to', ({ assignee }) => assignee ?? ''],
  ['Newsletter', ({ newsletter }) => (newsletter ? 'Yes' : 'No')],
  ['Project Description', ({ project_description }) => project_description],
  ['Scope of Work', ({ scope_of_work }) => scope_of_work ?? ''],
]

/** The next requests of the filter below a number. Each batch is a statement of its own: a slow reader holds no connection. */
async function batchBelow(req: PayloadRequest, filter: RfqFilter, below: number, limit: number): Promise<Row[]> {
  const { values, add } = statementValues()
  const where = await selectionOf(req, filter, add)
  const { rows } = await sqlOf(req).query<Row>(
    `select r.*, users.full_name as assignee
     from (select * from rfq_requests as r where ${where} and r.id < ${add(below)} order by r.id desc limit ${add(limit)}) as r
     left join users on users.id = r.assignee_id order by r.id desc`,
    values,
  )
  return rows
}

/**
 * The requests of a filter as a CSV file (RFC 4180), newest first, made as it is read. It begins with the mark by which
 * spreadsheets know UTF-8.
 * @throws HttpError 403
 */
export function exportRfqs(req: PayloadRequest, filter: RfqFilter, most = MAX_EXPORT): ReadableStream<Uint8Array> {
  demandSalesStaff(req)
  const encoder = new TextEncoder()
  let below = 2_147_483_647
  let left = most
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(CSV_MARK + csvRow(columns.map(([head]) => head)))),
      async pull(controller) {
        const rows = await batchBelow(req, filter, below, Math.min(BATCH, left))
        left -= rows.length
        below = rows.at(-1)?.id ?? 0
        if (rows.length > 0)
          controller.enqueue(encoder.encode(rows.map((row) => csvRow(columns.map(([, value]) => value(row)))).join('')))
        if (rows.length < BATCH || left === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
