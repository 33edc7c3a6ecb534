import { decodeJwt } from 'jose'
import type { PayloadRequest } from 'payload'
import { processSingleton } from './process-singleton'
import { ADDRESS_HEADER } from './rate-limit'
import { sqlOf } from './sql'

/** How often at most it is written down that a session is in use, in minutes. */
const MINUTES_BETWEEN = 5
const MILLISECONDS_BETWEEN = MINUTES_BETWEEN * 60_000
/** Sessions that a process remembers to have written down; beyond it starts anew, which costs a query each. */
const MOST_REMEMBERED = 10_000

const written = processSingleton('session-details', () => new Map<string, number>())

type Source = Pick<Headers, 'get'>

/** Writes down by which browser and from which address a session is used; a recent note stays as it is. */
async function note(req: PayloadRequest, sessionId: string, userId: number, headers: Source): Promise<void> {
  await sqlOf(req).query(
    `insert into user_session_details as known (session_id, user_id, user_agent, address)
     values ($1, $2, $3, $4)
     on conflict (session_id) do update
       set user_agent = excluded.user_agent, address = excluded.address, last_seen_at = now()
       where known.last_seen_at < now() - make_interval(mins => $5)`,
    [
      sessionId,
      userId,
      (headers.get('user-agent') ?? '').slice(0, 400),
      headers.get(ADDRESS_HEADER)?.slice(0, 64) ?? null,
      MINUTES_BETWEEN,
    ],
  )
}

/** Notes the device of a session that has just begun, in the transaction of `req`. @param token what its cookie will hold */
export async function noteNewSession(req: PayloadRequest, token: string): Promise<void> {
  const { sid, id } = decodeJwt<{ sid: string; id: number }>(token)
  await note(req, sid, id, req.headers)
}

/**
 * Notes that the session of `req` is in use, every few minutes at most. What the caller came for never fails because of it.
 * @param headers where the browser and the address stand, when `req` was made for a page
 */
export async function noteSeenSession(req: PayloadRequest, headers: Source = req.headers): Promise<void> {
  const user = req.user as { id: number; _sid?: string } | null
  if (!user?._sid) return
  if (Date.now() - (written.get(user._sid) ?? 0) < MILLISECONDS_BETWEEN) return
  if (written.size >= MOST_REMEMBERED) written.clear()
  written.set(user._sid, Date.now())
  await note(req, user._sid, user.id, headers).catch((error: unknown) =>
    req.payload.logger.warn({ err: error, msg: 'The use of a session could not be noted' }),
  )
}

/** Forgets the devices of sessions that have ended. */
export async function forgetEndedSessions(req: PayloadRequest): Promise<void> {
  await sqlOf(req).query(
    `delete from user_session_details
     where created_at < now() - interval '1 hour'
       and not exists (select from users_sessions where id = session_id and expires_at > now())`,
  )
}
