import type { Access, FieldAccess, Where } from 'payload'
import { isAdmin, isContentStaff, isSalesStaff, isStaff, type Person } from './roles'

const rule =
  (may: (person: Person) => boolean): Access =>
  ({ req }) =>
    may(req.user as Person)

const fieldRule =
  (may: (person: Person) => boolean): FieldAccess =>
  ({ req }) =>
    may(req.user as Person)

/** Nobody, whichever door is used; only our own operations (with `overrideAccess`) pass. */
export const nobody: Access = () => false
/** Every visitor. */
export const anyone: Access = () => true
export const admins = rule(isAdmin)
export const contentStaff = rule(isContentStaff)
export const salesStaff = rule(isSalesStaff)
export const staff = rule(isStaff)

/** Visitors see what is published; who edits content sees drafts too. */
export const publishedOrContentStaff: Access = ({ req }) =>
  isContentStaff(req.user as Person) ? true : { _status: { equals: 'published' } }

/** The caller's own records, by the field that names their owner; `others` sees all of them. */
export const ownedByCaller =
  (ownerField: string, others: (person: Person) => boolean): Access =>
  ({ req }) => {
    const person = req.user as Person
    if (!person) return false
    if (others(person)) return true
    return { [ownerField]: { equals: person.id } } satisfies Where
  }

export const adminsField = fieldRule(isAdmin)
export const salesField = fieldRule(isSalesStaff)
export const nobodyField: FieldAccess = () => false
