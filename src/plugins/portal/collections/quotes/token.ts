import { timingSafeEqual } from 'node:crypto'
import { env } from '@/env'
import { keyedHash } from '@/lib/server/crypto'

/** Paths are the same in every case, so a token is made of digits and small letters only. */
const TOKEN = /^([1-9]\d{0,8})-([0-9a-f]{64})$/

const signatureOf = (id: number): Buffer => Buffer.from(keyedHash(`quote ${id}`, 'quote link'), 'base64url')

/** What opens the page of a quote without an account: its number in the database, signed. The same at each call. */
export const quoteToken = (id: number): string => `${id}-${signatureOf(id).toString('hex')}`

/** The quote that a token opens; nothing for one that was forged, cut short or changed. */
export function quoteOfToken(token: string): number | undefined {
  const [, id, signature] = TOKEN.exec(token.toLowerCase()) ?? []
  if (!id || !signature) return undefined
  return timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(Number(id))) ? Number(id) : undefined
}

/** The path of the page of a quote. */
export const quotePath = (id: number): string => `/quote/${quoteToken(id)}`
/** The address of the page of a quote, for a mail. */
export const quoteUrl = (id: number): string => new URL(quotePath(id), env.SITE_URL).href
