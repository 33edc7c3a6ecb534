import { z } from 'zod'
import { emailOf, honeypotOf, lineOf, optionalOf, textOf } from '@/lib/shared/form-rules'

export const serviceTypes = [
  { value: 'network', label: 'NextGen Wireless' },
  { value: 'infrastructure', label: 'Network Infrastructure' },
  { value: 'datacenter', label: 'Data Center Design & Deployment' },
  { value: 'managed', label: 'Managed Services' },
  { value: 'noc', label: 'NOC Operations' },
  { value: 'hardware', label: 'Hardware Refresh' },
  { value: 'other', label: 'Other, specify in description' },
] as const

export const timelines = [
  { value: 'immediate', label: 'Immediate (1-2 weeks)' },
  { value: 'soon', label: 'Soon (1-2 months)' },
  { value: 'quarter', label: 'This Quarter' },
  { value: 'sixmonths', label: 'Within 6 Months' },
  { value: 'planning', label: 'Planning Phase' },
] as const

export const budgets = [
  { value: 'under10k', label: 'Under $10,000' },
  { value: '10k-50k', label: '$10,000-$50,000' },
  { value: '50k-100k', label: '$50,000-$100,000' },
  { value: '100k-500k', label: '$100,000-$500,000' },
  { value: 'over500k', label: 'Over $500,000' },
  { value: 'tbd', label: 'To Be Determined' },
] as const

export const rfqStatuses = [
  { value: 'pending', label: 'Pending' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'completed', label: 'Completed' },
  { value: 'rejected', label: 'Rejected' },
] as const

export type ServiceType = (typeof serviceTypes)[number]['value']
export type RfqStatus = (typeof rfqStatuses)[number]['value']

type Option = { readonly value: string; readonly label: string }
const valuesOf = <const T extends readonly Option[]>(options: T) =>
  options.map((option) => option.value) as [T[number]['value'], ...T[number]['value'][]]

/** The label of an option, or the value itself where the list does not know it. */
export const labelOf = (options: readonly Option[], value: string | null | undefined): string =>
  options.find((option) => option.value === value)?.label ?? value ?? ''

const MAX_FILES = 10
/** Most notes of one request, requests of one bulk change, and rows of one file. */
export const MAX_NOTES = 500
export const MAX_BULK = 200
export const MAX_EXPORT = 100_000

/** Addresses of files that were uploaded here before; at most ten. */
const fileUrls = z.array(z.string().max(300)).max(MAX_FILES, `Please attach at most ${MAX_FILES} files`).default([])

/** What both the browser and the server hold a quote request to. */
export const rfqRequest = z.object({
  fullName: lineOf(2, 120, 'Name must be at least 2 characters'),
  company: lineOf(2, 160, 'Company must be at least 2 characters'),
  email: emailOf('Please enter a valid email address'),
  phone: lineOf(6, 40, 'Please enter a valid phone number'),
  serviceType: z.enum(valuesOf(serviceTypes), 'Please select a service'),
  projectDescription: textOf(10, 10_000, 'Project description must be at least 10 characters'),
  scopeOfWork: optionalOf(textOf(0, 10_000, 'Please describe the scope in words')),
  timeline: optionalOf(z.enum(valuesOf(timelines), 'Please select a timeline from the list')),
  budget: optionalOf(z.enum(valuesOf(budgets), 'Please select a budget from the list')),
  newsletter: z.boolean('Please tick the box or leave it empty').default(false),
  documentUrls: fileUrls,
  floorPlanUrls: fileUrls,
})

const MUST_AGREE = 'You must agree to the terms and conditions'

/** The form in the browser: the request, and the box that must be ticked. */
export const rfqForm = rfqRequest.extend({ terms: z.literal(true, MUST_AGREE) })

/** The body of `POST /api/rfq-requests`: the box, when it is sent, must be ticked; the honeypot must be empty. */
export const rfqSubmission = rfqRequest.extend({
  terms: z.literal(true, MUST_AGREE).optional(),
  website: honeypotOf('Your request could not be accepted. Please try again.'),
})

export type RfqForm = z.input<typeof rfqForm>
export type RfqRequestInput = z.output<typeof rfqRequest>

/** The body of `PATCH /api/admin/rfq/{id}/status`. */
export const rfqStatusChange = z.object({
  status: z.enum(valuesOf(rfqStatuses), 'Status must be pending, in_progress, completed or rejected'),
})

/** The body of `PATCH /api/admin/rfq/{id}/assignee`; null takes the request away from whoever has it. */
export const rfqAssignment = z.object({
  assignee: z.number('Please choose a colleague from the list').int().min(1).max(2_147_483_647).nullable(),
})

/** The body of `POST /api/admin/rfq/{id}/notes`. */
export const rfqNoteInput = z.object({ text: textOf(1, 5000, 'Please write something') })

/** The body of `POST /api/admin/rfq/bulk`; with `from`, only those that still have this status are changed. */
export const rfqBulk = rfqStatusChange.extend({
  ids: z
    .array(z.number().int().min(1).max(2_147_483_647), 'ids is a list of numbers')
    .min(1, 'Please choose at least one request')
    .max(MAX_BULK, `Please choose at most ${MAX_BULK} requests`),
  from: rfqStatusChange.shape.status.optional(),
})
export type RfqBulk = z.output<typeof rfqBulk>
/** What a bulk change has done: each request that was changed, and what it was before. */
export type BulkAnswer = { status: RfqStatus; changed: { id: number; from: RfqStatus }[] }

/** The query of `GET /api/admin/rfq/changes`. */
export const rfqSince = z.object({
  since: z.coerce.number('since is the number of a request').int().min(0).max(2_147_483_647).default(0),
})

export const rfqSorts = [
  '-createdAt',
  'createdAt',
  'fullName',
  '-fullName',
  'company',
  '-company',
  'status',
  '-status',
  'serviceType',
  '-serviceType',
] as const

export const rfqAssignees = [
  { value: 'all', label: 'Everybody' },
  { value: 'mine', label: 'Mine' },
  { value: 'unassigned', label: 'Unassigned' },
] as const

/** Which requests are meant, wherever the desk speaks of several. */
export const rfqFilter = z.object({
  status: z.enum(['all', ...valuesOf(rfqStatuses)], 'Unknown status').default('all'),
  q: z.string().trim().max(200).default(''),
  assignee: z.enum(valuesOf(rfqAssignees), 'assignee is all, mine or unassigned').default('all'),
})
export type RfqFilter = z.output<typeof rfqFilter>

/** The query of `GET /api/admin/rfq`; `limit` is 200 at most. */
export const rfqListQuery = rfqFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1, 'limit is 1 to 200').max(200, 'limit is 1 to 200').default(200),
  sort: z.enum(rfqSorts, 'Unknown sort').default('-createdAt'),
  /** `quick` does not wait for the total of a search that finds very much. */
  count: z.enum(['exact', 'quick'], 'count is exact or quick').default('exact'),
})
export type RfqListQuery = z.output<typeof rfqListQuery>

/** One file as the desk shows it. */
export type RfqFile = { url: string; name: string; size: number; kind: 'document' | 'floorPlan' }

/** A member of staff, as far as the desk names them. */
export type Colleague = { id: number; fullName: string }

/** A change in a request's history: of its status, or of the colleague it is with, by name. */
export type RfqEvent = { id: number; byName: string; createdAt: string } & (
  | { kind: 'status'; from: RfqStatus | null; to: RfqStatus }
  | { kind: 'assignment'; from: string | null; to: string | null }
)

/** What a colleague has noted about a request. */
export type RfqNote = { id: number; text: string; byName: string; createdAt: string }

/** A quote request as staff see it. */
export type RfqRecord = {
  id: number
  fullName: string
  company: string
  email: string
  phone: string
  serviceType: ServiceType
  projectDescription: string
  scopeOfWork: string | null
  documentUrls: string[]
  floorPlanUrls: string[]
  timeline: string | null
  budget: string | null
  newsletter: boolean
  status: RfqStatus
  assignee: Colleague | null
  quoteAmount: number | null
  quoteGeneratedAt: string | null
  createdAt: string
  updatedAt: string
}

/** One page of requests and how many there are in all; `isMore` when there are more than were counted. */
export type RfqPage = { rows: RfqRecord[]; total: number; isMore: boolean }

/** One request with its files, its history and its notes, for the details dialog. */
export type RfqDetails = RfqRecord & { files: RfqFile[]; history: RfqEvent[]; notes: RfqNote[] }
