import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload'
import { sqlOf } from '@/lib/server/sql'

/** What is kept for years, whoever it belongs to. */
const kept: { table: string; column: string; name: string; only?: string }[] = [
  { table: 'invoices', column: 'client_id', name: 'invoices' },
  { table: 'hours_entries', column: 'client_id', name: 'hours' },
  { table: 'service_requests', column: 'owner_id', name: 'service requests' },
  // A draft was never anybody’s.
  { table: 'quotes', column: 'client_id', name: 'quotes', only: 'sent_at is not null' },
]
/** What describes a client's systems, and means nothing without the client. */
const described = [
  { table: 'client_services', column: 'owner_id' },
  { table: 'alerts', column: 'user_id' },
  { table: 'monitored_resources', column: 'user_id' },
  { table: 'monitored_servers', column: 'user_id' },
  { table: 'monitored_services', column: 'user_id' },
  { table: 'usage_samples', column: 'user_id' },
  { table: 'tech_docs', column: 'user_id' },
]

const settleRecords: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const { table, column, name, only = 'true' } of kept) {
    const { rowCount } = await sqlOf(req).query(`select 1 from ${table} where ${column} = $1 and ${only} limit 1`, [id])
    if (rowCount)
      throw new APIError(`This account has ${name}, which have to be kept, so it cannot be deleted`, 409, null, true)
  }
  for (const { table, column } of described) await sqlOf(req).query(`delete from ${table} where ${column} = $1`, [id])
}

/** The collection of people; the portal has a say in who can be deleted, and what goes along. */
export const withSettledRecords = (people: CollectionConfig): CollectionConfig => ({
  ...people,
  hooks: { ...people.hooks, beforeDelete: [settleRecords, ...(people.hooks?.beforeDelete ?? [])] },
})
