import type { PayloadRequest } from 'payload'
import { keyedHash, randomToken } from '@/lib/server/crypto'
import { sqlOf } from '@/lib/server/sql'
import { CHALLENGE } from './schema'

/** The first step of a sign-in, as the second finds it. */
export type PendingSignIn = { userId: number; remember: boolean; triesLeft: number }

const hashOf = (token: string): string => keyedHash(token, 'login challenge')

/** Remembers for some minutes that somebody gave the right password. @returns the token for the cookie */
export async function startChallenge(req: PayloadRequest, userId: number, remember: boolean): Promise<string> {
  const token = randomToken()
  await sqlOf(req).query(
    `insert into login_challenges (token_hash, user_id, remember, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))`,
    [hashOf(token), userId, remember, CHALLENGE.seconds],
  )
  return token
}

/** Takes one of the tries before the code is looked at, so that guesses side by side are counted as well. */
export async function tryChallenge(req: PayloadRequest, token: string): Promise<PendingSignIn | undefined> {
  const { rows } = await sqlOf(req).query<PendingSignIn>(
    `update login_challenges set tries = tries + 1
     where token_hash = $1 and expires_at > now() and tries < $2
     returning user_id as "userId", remember, $2 - tries as "triesLeft"`,
    [hashOf(token), CHALLENGE.tries],
  )
  return rows[0]
}

/** Ends the second step. @returns whether it was still open */
export async function endChallenge(req: PayloadRequest, token: string): Promise<boolean> {
  const { rowCount } = await sqlOf(req).query('delete from login_challenges where token_hash = $1', [hashOf(token)])
  return rowCount === 1
}
