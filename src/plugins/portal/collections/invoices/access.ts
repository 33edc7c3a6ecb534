import type { Access, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { ownedByCaller } from '@/access/rules'

const own = ownedByCaller('client', isAdmin)

/** A client's own invoices from their issue on; a draft is for administrators only. */
export const issuedToCaller: Access = (args) => {
  const owned = own(args)
  if (typeof owned === 'boolean') return owned
  return { and: [owned as Where, { status: { not_equals: 'draft' } }] }
}
