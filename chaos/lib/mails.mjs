import { until } from './until.mjs'

/** Waits until every mail that was stored is sent. @param {(text: string) => Promise<unknown[]>} sql @param {number} seconds at most */
export async function areMailsSent(sql, seconds) {
  const areSent = async () => (await sql("select 1 from outbound_emails where status <> 'sent' limit 1")).length === 0
  return Boolean(await until(areSent, { seconds, every: 500 }))
}
