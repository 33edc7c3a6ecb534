import type { PayloadRequest } from 'payload'
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
