import { addDays } from 'date-fns'
import type { ServiceRequest, ServiceRequestMessage } from '@/payload-types'
import { type Attachment, isSettled, REOPEN_DAYS, type RequestRecord, type StaffThreadEntry } from './schema'

/** Until when a settled request can be reopened; `null` when it is not settled or that time is over. */
export function reopenUntil({ status, settledAt }: Pick<ServiceRequest, 'status' | 'settledAt'>): string | null {
  if (!isSettled(status) || !settledAt) return null
  const end = addDays(settledAt, REOPEN_DAYS)
  return end > new Date() ? end.toISOString() : null
}

/** A request as its owner sees it, field by field. */
export const presentRequest = (row: ServiceRequest): RequestRecord => ({
  id: row.id,
  number: row.number,
  title: row.title,
  category: row.category,
  priority: row.priority,
  status: row.status,
  createdAt: row.createdAt,
  lastActivityAt: row.lastActivityAt,
  reopenUntil: reopenUntil(row),
})

/** An entry of a thread as staff see it. */
export const presentEntry = (row: ServiceRequestMessage, attachments: Attachment[]): StaffThreadEntry => ({
  id: row.id,
  kind: row.kind,
  side: row.side,
  author: row.authorName,
  text: row.text ?? '',
  to: row.to ?? null,
  attachments,
  createdAt: row.createdAt,
  isInternal: row.isInternal,
})
