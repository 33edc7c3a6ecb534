import type { SanitizedConfig } from 'payload'
import type { AuditEvent } from '@/audit/schema'

type Named = { slug: string; label: string }

const wordOf = (value: unknown, slug: string): string => (typeof value === 'string' ? value : slug)

/** What is recorded and is neither a collection nor a global. */
const others: Named[] = [{ slug: 'invitations', label: 'Invitation' }]

/** The names of all kinds of records, as the panel calls one of them. */
export const entitiesOf = ({ collections, globals }: SanitizedConfig): Named[] =>
  [
    ...collections.map(({ slug, labels }) => ({ slug, label: wordOf(labels.singular, slug) })),
    ...globals.map(({ slug, label }) => ({ slug, label: wordOf(label, slug) })),
    ...others,
  ].filter(({ slug }) => !slug.startsWith('payload-'))

/** Where the record of an event is opened; nothing when it is gone or has no screen. */
export function recordHref(config: SanitizedConfig, { action, entity, recordId }: AuditEvent): string | undefined {
  if (action === 'deleted') return undefined
  if (recordId === null)
    return config.globals.some(({ slug }) => slug === entity) ? `/admin/globals/${entity}` : undefined
  if (entity === 'rfq_requests') return `/admin/rfq?request=${recordId}`
  if (entity === 'quotes') return `/admin/rfq/quote?quote=${recordId}`
  const collection = config.collections.find(({ slug }) => slug === entity)
  return collection && collection.admin.hidden !== true ? `/admin/collections/${entity}/${recordId}` : undefined
}

/** The changed fields in a line: `status: pending → completed, content`. */
export const fieldsText = ({ fields }: AuditEvent): string =>
  fields
    .map(({ field, from, to }) =>
      from === undefined && to === undefined ? field : `${field}: ${from || 'empty'} → ${to || 'empty'}`,
    )
    .join(', ')
