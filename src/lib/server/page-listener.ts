import { Client } from 'pg'
import { env } from '@/env'
import { PAGES_CHANNEL } from './expire-pages'
import { expireAllPages, pageClock } from './page-clock'
import { runtime } from './runtime'

const RETRY_MILLISECONDS = 1000

/** The address of the database; how often its connection is tried, and how long an answer may take, in milliseconds. */
type Options = { url?: string; every?: number; patience?: number }

/**
 * Hears from PostgreSQL when another process has changed the content. After a broken connection everything expires,
 * since nobody knows what was missed; until then the last pages are served if the database is really away. Who only
 * listens never learns that nobody speaks any more, so the connection is tried every few seconds.
 * @param isDatabaseUp asks the database on another connection
 * @returns ends the listening
 */
export function listenForPageChanges(
  isDatabaseUp: () => Promise<boolean>,
  { url = env.DATABASE_URL, every = 5000, patience = 3000 }: Options = {},
): () => Promise<void> {
  let client: Client | undefined
  let isConnected = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  runtime.isDatabaseAway = () => !isConnected
  // This connection alone may have been lost: then others save, and an expired page must not be served.
  pageClock.cannotRender = async () => !isConnected && !(await isDatabaseUp())

  const retry = () => {
    isConnected = false
    const lost = client
    lost?.removeAllListeners()
    lost?.on('error', () => {})
    lost?.end().catch(() => {})
    client = undefined
    clearTimeout(timer)
    timer = isStopped ? undefined : setTimeout(connect, RETRY_MILLISECONDS)
  }

  const tryOut = async (tried: Client) => {
    try {
      await tried.query('select 1')
      if (client === tried) timer = setTimeout(tryOut, every, tried)
    } catch {
      if (client === tried) retry()
    }
  }

  const connect = async () => {
    const next = new Client({
      connectionString: url,
      application_name: 'patchbay-pages',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    client = next
    next.on('notification', expireAllPages)
    next.on('error', retry)
    next.on('end', retry)
    try {
      await next.connect()
      await next.query(`listen ${PAGES_CHANNEL}`)
      expireAllPages()
      isConnected = true
      timer = setTimeout(tryOut, every, next)
    } catch {
      retry()
    }
  }

  void connect()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    const last = client
    client = undefined
    last?.removeAllListeners('end')
    await last?.end().catch(() => {})
  }
}
