import { z } from 'zod'
import { lineOf, optionalOf, textOf } from '@/lib/shared/form-rules'

/** The statuses as staff read them. */
export const requestStatuses = [
  { value: 'open', label: 'Open' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'waiting_for_client', label: 'Waiting for the client' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'closed', label: 'Closed' },
] as const
export type RequestStatus = (typeof requestStatuses)[number]['value']

/** The same as the client reads them. */
export const statusesForClient = requestStatuses.map(({ value, label }) => ({
  value,
  label: value === 'waiting_for_client' ? 'Waiting for you' : label,
}))

export const requestPriorities = [
  { value: 'low', label: 'Low' },
  { value: 'normal', label: 'Normal' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
] as const
export type RequestPriority = (typeof requestPriorities)[number]['value']

/** A settled request can be reopened for so many days. */
export const REOPEN_DAYS = 30

/** Whether a request has come to its end, as far as anybody knows. */
export const isSettled = (status: RequestStatus): boolean => status === 'resolved' || status === 'closed'

type Option = { readonly value: string; readonly label: string }
const valuesOf = <const T extends readonly Option[]>(options: T) =>
  options.map((option) => option.value) as [T[number]['value'], ...T[number]['value'][]]

const status = z.enum(valuesOf(requestStatuses), 'Please choose a status from the list')
const priority = z.enum(valuesOf(requestPriorities), 'Please choose a priority from the list')
const CATEGORY = 'Please choose from the catalogue, or say in a few words what it is about'

const fields = z.object({
  title: lineOf(3, 160, 'Please give it a title of at least 3 characters'),
  catalogueItem: optionalOf(z.coerce.number(CATEGORY).int(CATEGORY).min(1, CATEGORY).max(2_000_000_000, CATEGORY)),
  category: optionalOf(lineOf(2, 80, CATEGORY)),
  priority: z.preprocess((value) => value || 'normal', priority),
  text: textOf(10, 10_000, 'Please describe it in at least 10 characters'),
})

/** A new request: from the catalogue or in free words. A form may send both; the catalogue wins. */
export const newRequest = fields.refine(({ catalogueItem, category }) => Boolean(catalogueItem ?? category), {
  path: ['category'],
  message: CATEGORY,
  // Shown together with what is wrong in the other fields.
  when: () => true,
})
export type NewRequest = z.output<typeof newRequest>
export type NewRequestForm = z.input<typeof newRequest>

/** A client's answer. */
export const clientMessage = z.object({ text: textOf(1, 10_000, 'Please write a message') })

const flag = z.preprocess((value) => value === true || value === 'true' || value === 'on', z.boolean())

/** An answer of staff: to the client, with a new status if need be, or a note among colleagues. */
export const staffMessage = clientMessage
  .extend({ isInternal: flag, status: optionalOf(status) })
  .refine(({ isInternal, status }) => !(isInternal && status), {
    path: ['status'],
    message: 'A note is for colleagues only: it cannot change the status',
  })
export type StaffMessage = z.output<typeof staffMessage>

/** What staff may change of a request. */
export const requestChange = z
  .object({ status: status.optional(), priority: priority.optional() })
  .refine((change) => Boolean(change.status ?? change.priority), { message: 'Send a status or a priority' })
export type RequestChange = z.output<typeof requestChange>

export const requestSorts = [
  '-lastActivityAt',
  'lastActivityAt',
  '-createdAt',
  'createdAt',
  'title',
  '-title',
  'status',
  '-status',
] as const

/** The query of `GET /api/client/requests`; `unsettled` is what is neither resolved nor closed. */
export const requestListQuery = z.object({
  status: z.enum(['all', 'unsettled', ...valuesOf(requestStatuses)], 'Unknown status').default('all'),
  q: z
    .string()
    // PostgreSQL cannot store it, so nothing has it.
    .overwrite((value) => value.replaceAll('\0', '').trim())
    .max(200)
    .default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1, 'limit is 1 to 200').max(200, 'limit is 1 to 200').default(200),
  sort: z.enum(requestSorts, 'Unknown sort').default('-lastActivityAt'),
})
export type RequestListQuery = z.output<typeof requestListQuery>

/** A request in a list, as its owner sees it. */
export type RequestRecord = {
  id: number
  number: string
  title: string
  category: string
  priority: RequestPriority
  status: RequestStatus
  createdAt: string
  lastActivityAt: string
  /** Until when it can be reopened; null while it is not settled, or when that time is over. */
  reopenUntil: string | null
}

export type Attachment = { url: string; name: string; size: number }

/** One entry of the thread: something written, or a change of status. */
export type ThreadEntry = {
  id: number
  kind: 'message' | 'status'
  side: 'client' | 'staff'
  author: string
  text: string
  to: RequestStatus | null
  attachments: Attachment[]
  createdAt: string
}

/** An entry as staff see it: notes among colleagues, too. */
export type StaffThreadEntry = ThreadEntry & { isInternal: boolean }

export type RequestDetails = RequestRecord & { messages: ThreadEntry[] }
export type StaffRequestDetails = RequestRecord & {
  owner: { id: number; fullName: string; company: string | null; email: string }
  messages: StaffThreadEntry[]
}
