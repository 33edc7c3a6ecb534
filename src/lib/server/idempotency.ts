import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { HttpError } from './http-error'
import { sqlOf } from './sql'
import { inTransaction } from './transaction'

type Answer = { status: number; body: unknown }

/**
 * Does `work` once for each key: a repeat gets the first answer. The key is stored in the transaction of the work, so a
 * repeat that comes while the first is still under way waits for it, and a failure leaves no key behind.
 * @param fingerprint the content of the call, by which a key used twice for different things is told
 * @throws HttpError 409 when the key was used for other content
 */
export async function once(
  req: PayloadRequest,
  { route, key, fingerprint }: { route: string; key: string; fingerprint: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const hash = createHash('sha256').update(fingerprint).digest('hex')
  return inTransaction(req, async () => {
    const sql = sqlOf(req)
    const inserted = await sql.query(
      'insert into idempotency_keys (route, key, fingerprint) values ($1, $2, $3) on conflict do nothing returning key',
      [route, key, hash],
    )
    if (inserted.rowCount) {
      const answer = await work()
      await sql.query('update idempotency_keys set status = $3, body = $4 where route = $1 and key = $2', [
        route,
        key,
        answer.status,
        JSON.stringify(answer.body),
      ])
      return answer
    }
    const { rows } = await sql.query(
      'select fingerprint, status, body from idempotency_keys where route = $1 and key = $2',
      [route, key],
    )
    if (rows[0]?.fingerprint !== hash) throw new HttpError(409, 'This Idempotency-Key was used for a different request')
    return { status: rows[0].status, body: rows[0].body }
  })
}
