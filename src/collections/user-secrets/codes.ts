import { randomInt } from 'node:crypto'
import { verify } from 'otplib'
import type { PayloadRequest } from 'payload'
import { keyedHash, unseal } from '@/lib/server/crypto'
import { sqlOf } from '@/lib/server/sql'
import { RECOVERY_CODES } from './schema'

// Without what is easily read as something else.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10
/** How far a telephone's clock may be off, in seconds: one code before, one after. */
const TOLERANCE = 30

/** Where a user's secret is sealed for. */
export const placeOf = (userId: number): string => `totp:${userId}`

const recoveryHash = (userId: number, code: string): string => keyedHash(`${userId} ${code}`, 'recovery code')

/** New recovery codes as people read them, and as they are kept. */
export function makeRecoveryCodes(userId: number): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  )
  return {
    codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: codes.map((code) => recoveryHash(userId, code)),
  }
}

/** The time step to which a code of the app belongs; `undefined` when it is none of now. */
export async function stepOf(sealed: string, userId: number, code: string): Promise<number | undefined> {
  const result = await verify({ secret: unseal(sealed, placeOf(userId)), token: code, epochTolerance: TOLERANCE })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

async function consumeAppCode(req: PayloadRequest, userId: number, code: string): Promise<boolean> {
  const sql = sqlOf(req)
  const { rows } = await sql.query<{ secret: string | null }>(
    'select totp_secret as secret from user_secrets where user_id = $1',
    [userId],
  )
  const step = rows[0]?.secret ? await stepOf(rows[0].secret, userId, code) : undefined
  if (step === undefined) return false
  // Of two that bring the same code at once, the second waits here and finds it taken.
  const { rowCount } = await sql.query(
    'update user_secrets set last_step = $2 where user_id = $1 and last_step < $2 and totp_secret is not null',
    [userId, step],
  )
  return rowCount === 1
}

async function consumeRecoveryCode(req: PayloadRequest, userId: number, code: string): Promise<boolean> {
  const { rowCount } = await sqlOf(req).query(
    `update user_secrets set recovery_codes = array_remove(recovery_codes, $2)
     where user_id = $1 and $2 = any(recovery_codes) and totp_secret is not null`,
    [userId, recoveryHash(userId, code)],
  )
  return rowCount === 1
}

/**
 * Uses up a second factor: a code of the app, whose time step is accepted once, or a recovery code.
 * @param code as the schema leaves it: without gaps, in lower case
 * @returns whether it was right
 */
export const consumeCode = (req: PayloadRequest, userId: number, code: string): Promise<boolean> =>
  /^\d{6}$/.test(code) ? consumeAppCode(req, userId, code) : consumeRecoveryCode(req, userId, code)
