import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fail } from './fail.ts'

const STARTING_UP = '57P03'
const PATIENCE_MILLISECONDS = 15_000

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'its host is unknown',
  EAI_AGAIN: 'its host is unknown',
  ETIMEDOUT: 'it does not answer in time',
  '28P01': 'the user or the password is wrong',
  '28000': 'the user may not sign in',
  '3D000': 'the database does not exist',
}

/** Makes sure that the database can be used before anything else is begun; a server that is starting is waited for. */
export async function checkDatabase(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MILLISECONDS
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => {})
      const { code = '', message } = error as NodeJS.ErrnoException
      if (code === STARTING_UP && Date.now() < deadline) await sleep(250)
      else fail(`The database of DATABASE_URL cannot be used: ${reasons[code] ?? message}.`)
    }
  }
}
