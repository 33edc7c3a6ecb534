import { parseCookies, type PayloadRequest } from 'payload'
import { env } from '@/env'

/** Over https the name itself makes browsers refuse the cookie without `Secure` or from another host. */
export const cookiePrefix = env.SITE_URL.startsWith('https:') ? '__Host-patchbay' : 'patchbay'

const attributes = `Path=/; HttpOnly; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`

/**
 * The `Set-Cookie` value that carries a session.
 * @param seconds how long the browser keeps it; `undefined` for as long as it is open
 */
export const sessionCookie = (req: PayloadRequest, token: string, seconds?: number): string =>
  `${req.payload.config.cookiePrefix}-token=${token}; ${attributes}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`

/** The `Set-Cookie` value that takes the session's cookie away. */
export const noSessionCookie = (req: PayloadRequest): string => sessionCookie(req, '', 0)

const CHALLENGE = `${cookiePrefix}-challenge`

/** The `Set-Cookie` value between the two steps of a sign-in: who has given the right password, for some seconds. */
export const challengeCookie = (token: string, seconds: number): string =>
  `${CHALLENGE}=${token}; ${attributes}; Max-Age=${seconds}`

/** The `Set-Cookie` value that ends the second step. */
export const noChallengeCookie = (): string => challengeCookie('', 0)

/** What the cookie of the second step says; `undefined` without one. */
export const challengeOf = (req: Pick<PayloadRequest, 'headers'>): string | undefined =>
  parseCookies(req.headers).get(CHALLENGE) || undefined
