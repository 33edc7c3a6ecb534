import { z } from 'zod'

export const auditActions = [
  { value: 'created', label: 'Created' },
  { value: 'changed', label: 'Changed' },
  { value: 'deleted', label: 'Deleted' },
] as const
export type AuditAction = (typeof auditActions)[number]['value']

/** One field of a record that was changed; long, structured and secret values are named only. */
export type FieldChange = { field: string; from?: string; to?: string }

/** What a member of staff did, when, and from which address. */
export type AuditEvent = {
  id: number
  at: string
  actorId: number
  actorName: string
  actorRole: string
  address: string
  action: AuditAction
  /** The slug of a collection or global. */
  entity: string
  /** `null` for a global. */
  recordId: string | null
  title: string
  fields: FieldChange[]
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const optional = <Type extends z.ZodType>(type: Type) => z.preprocess((value) => value || undefined, type.optional())

/** The query of `GET /api/admin/audit`: newest first, `before` the id of the last event that was seen. */
export const auditQuery = z.object({
  actor: optional(z.coerce.number('actor is the number of a user').int().positive().max(2_147_483_647)),
  entity: optional(z.string().regex(/^[a-z_]{1,60}$/, 'entity is a slug')),
  record: optional(z.string().max(40)),
  action: optional(z.enum(['created', 'changed', 'deleted'], 'action is created, changed or deleted')),
  from: optional(z.string().regex(DAY, 'from is a day such as 2026-11-20')),
  to: optional(z.string().regex(DAY, 'to is a day such as 2026-11-20')),
  before: optional(z.coerce.number('before is the number of an event').int().positive().max(Number.MAX_SAFE_INTEGER)),
  limit: z.coerce.number().int().min(1, 'limit is 1 to 200').max(200, 'limit is 1 to 200').default(50),
})
export type AuditQuery = z.output<typeof auditQuery>
