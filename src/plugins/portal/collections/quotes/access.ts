import type { Access, Where } from 'payload'
import { isSalesStaff } from '@/access/roles'
import { ownedByCaller } from '@/access/rules'

const own = ownedByCaller('client', isSalesStaff)

/** A client's own quotes from the moment they were sent; sales reads all. */
export const sentToCaller: Access = (args) => {
  const owned = own(args)
  if (typeof owned === 'boolean') return owned
  return { and: [owned as Where, { sentAt: { exists: true } }] }
}
