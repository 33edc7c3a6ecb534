import { Client } from 'pg'
import { env } from '@/env'
import { PAGES_CHANNEL } from './expire-pages'
import { expireAllPages, pageClock } from './page-clock'
import { runtime } from './runtime'

const RETRY_MILLISECONDS = 1000

/**
 * Hears from PostgreSQL when another process has changed the content. After a broken connection everything expires,
 * since nobody knows what was missed; until then the last pages are served if the database is really away.
 * @param isDatabaseUp asks the database on another connection
 * @returns ends the listening
 */
export function listenForPageChanges(isDatabaseUp: () => Promise<boolean>): () => Promise<void> {
  let client: Client | undefined
  let isConnected = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  runtime.isDatabaseAway = () => !isConnected
  // This connection alone may have been lost: then others save, and an expired page must not be served.
  pageClock.cannotRender = async () => !isConnected && !(await isDatabaseUp())

  const retry = () => {
    isConnected = false
    client?.removeAllListeners()
    client?.on('error', () => {})
    client = undefined
    if (!isStopped && !timer) timer = setTimeout(connect, RETRY_MILLISECONDS)
  }

  const connect = async () => {
    timer = undefined
    const next = new Client({ connectionString: env.DATABASE_URL, application_name: 'patchbay-pages', keepAlive: true })
    client = next
    next.on('notification', expireAllPages)
    next.on('error', retry)
    next.on('end', retry)
    try {
      await next.connect()
      await next.query(`listen ${PAGES_CHANNEL}`)
      expireAllPages()
      isConnected = true
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
