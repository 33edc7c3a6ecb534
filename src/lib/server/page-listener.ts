import { Client } from 'pg'
import { env } from '@/env'
import { PAGES_CHANNEL } from './expire-pages'
import { expireAllPages } from './page-clock'

const RETRY_MILLISECONDS = 1000

/**
 * Hears from PostgreSQL when another process has changed the content. After a broken connection everything expires,
 * since nobody knows what was missed.
 * @returns ends the listening
 */
export function listenForPageChanges(): () => Promise<void> {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const retry = () => {
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
