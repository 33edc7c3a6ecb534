import type { Payload } from 'payload'
import type { PoolClient } from 'pg'
import { poolOf } from './sql'

type Work = (tx: unknown) => Promise<unknown>
type Session = { client: unknown; transaction: (work: Work, config?: unknown) => Promise<unknown> }

/**
 * Runs a transaction on a connection that always goes back to the pool, and throws the first error. Drizzle keeps a
 * connection for ever whose `begin` fails, and of a transaction whose connection broke it tells only that it could not
 * be rolled back either.
 */
async function onConnection(session: Session, client: PoolClient, work: Work, config: unknown): Promise<unknown> {
  let first: { error: unknown } | undefined
  const noting: Work = async (tx) => {
    try {
      return await work(tx)
    } catch (error) {
      first = { error }
      throw error
    }
  }
  try {
    const { transaction } = Object.getPrototypeOf(session) as Session
    const own = Object.create(session, { client: { value: client } }) as Session
    return await transaction.call(own, noting, config)
  } catch (error) {
    throw first ? first.error : error
  } finally {
    client.release()
  }
}

const noted = new WeakSet<PoolClient>()

/** The pool listens to idle connections only; one that breaks between two statements would end the process. */
function listenTo(client: PoolClient): void {
  if (noted.has(client)) return
  noted.add(client)
  // The next statement on it fails, and says so.
  client.on('error', () => {})
}

/**
 * Lets the application outlive connections to the database that break, idle or in the middle of a transaction: an error
 * that nobody listens to would end the process.
 */
export function surviveLostConnections(payload: Payload): void {
  const pool = poolOf(payload)
  pool.on('error', (error) => payload.logger.warn(`A database connection was lost: ${error.message}`))
  pool.on('acquire', listenTo)
  const { session } = (payload.db as unknown as { drizzle: { session: Session } }).drizzle
  session.transaction = async (work, config) => onConnection(session, await pool.connect(), work, config)
}
