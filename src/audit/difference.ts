import type { FieldChange } from './schema'

/** What is kept of a value; more of it would be a second copy of the record. */
const MOST_CHARACTERS = 120
/** Kept by the system, or said by the event itself. */
const SILENT = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'sessions',
  'loginAttempts',
  'lockUntil',
  'globalType',
  // Payload shows them of the state before only; that a password was changed is told by `audit-trail.ts`.
  'salt',
  'hash',
])
/** Values of these are never repeated, whichever record they are in. */
const SECRET = /password|secret|token|hash|salt|^config$/i

const isSimple = (value: unknown): boolean => value === null || value === undefined || typeof value !== 'object'

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  const text = String(value)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text
}

const isSame = (a: unknown, b: unknown): boolean =>
  (isSimple(a) && isSimple(b) && String(a ?? '') === String(b ?? '')) || JSON.stringify(a) === JSON.stringify(b)

/**
 * The fields by which two states of a record differ, in the order of the newer one. A field that the newer state does not
 * have at all was kept from who made it; one that was emptied is there and `null`.
 */
export function differenceOf(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  return Object.keys(after).flatMap((field): FieldChange[] => {
    if (SILENT.has(field) || isSame(before[field], after[field])) return []
    const isNamedOnly = SECRET.test(field) || !isSimple(before[field]) || !isSimple(after[field])
    return [isNamedOnly ? { field } : { field, from: shown(before[field]), to: shown(after[field]) }]
  })
}
