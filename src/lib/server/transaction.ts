import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'

type Session = { db: unknown; resolve: () => Promise<void>; reject: () => Promise<void> }
type Adapter = {
  drizzle: { transaction: <T>(work: (tx: unknown) => Promise<T>) => Promise<T> }
  sessions: Record<string, Session | undefined>
}

const settledElsewhere = async () => {}

/**
 * Runs `work` in one database transaction; everything that uses this `req` takes part. Inside a transaction it joins that one.
 * Payload's own `commitTransaction` hides a commit that failed, so the transaction is held here: what returns is stored.
 * @throws whatever `work` threw, or the error of the commit; nothing is stored then
 */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  if (req.transactionID) return work()
  const adapter = req.payload.db as unknown as Adapter
  const id = randomUUID()
  try {
    return await adapter.drizzle.transaction(async (tx) => {
      adapter.sessions[id] = { db: tx, resolve: settledElsewhere, reject: settledElsewhere }
      req.transactionID = id
      const result = await work()
      // Payload drops the session when one of its operations failed, even if the error was caught on the way.
      if (!adapter.sessions[id]) throw new Error('A step of the transaction failed')
      return result
    })
  } finally {
    delete adapter.sessions[id]
    delete req.transactionID
  }
}
