import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { sqlOf } from '@/lib/server/sql'

/**
 * Makes sure that somebody else is an administrator. Two who take the role from each other at the same moment go one after
 * the other.
 * @throws APIError 409
 */
async function requireAnotherAdmin(req: PayloadRequest, id: number | string): Promise<void> {
  await sqlOf(req).query('select pg_advisory_xact_lock(hashtext($1))', ['last administrator'])
  const { rows } = await sqlOf(req).query<{ id: number }>("select id from users where role = 'admin' limit 2")
  if (rows.length === 1 && rows[0]?.id === Number(id))
    throw new APIError('This is the last administrator. Make somebody else one first.', 409, undefined, true)
}

/** The last administrator stays one, whichever door is used. */
export const keepLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before = originalDoc as { id: number; role?: string } | undefined
  if (operation === 'update' && before?.role === 'admin' && data.role !== undefined && data.role !== 'admin')
    await requireAnotherAdmin(req, before.id)
  return data
}

/** The last administrator is not deleted. */
export const spareLastAdmin: CollectionBeforeDeleteHook = ({ id, req }) => requireAnotherAdmin(req, id)
