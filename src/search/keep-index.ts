import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '@/lib/server/transaction'
import { poolOf, sqlOf } from '@/lib/server/sql'
import { rebuildIndex } from './indexing'

/** Goes up when what is put into the index changes. */
const INDEX_VERSION = 1

/**
 * Makes the index when there is none yet, or when it was made by another version of the application. The hooks keep it
 * from then on.
 * @param schema names the database's schema; a migration may have moved texts past the hooks
 */
export async function ensureIndex(payload: Payload, schema: string): Promise<void> {
  const version = `${INDEX_VERSION} ${schema}`
  const { rowCount } = await poolOf(payload).query(
    'select 1 from search_state where version = $1 and exists (select 1 from search_entries)',
    [version],
  )
  if (rowCount) return
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    await rebuildIndex(req)
    await sqlOf(req).query('delete from search_state')
    await sqlOf(req).query('insert into search_state (version) values ($1)', [version])
  })
}
