import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/env'

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A key for one purpose; what one of them protects, no other opens. */
const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(env.ENCRYPTION_KEY, 'base64'), '', `patchbay ${purpose}`, 32))

/**
 * Encrypts a text for storage with AES-256-GCM.
 * @param place where it is kept (`totp:7`): it opens there only, so that nobody can move it to another record
 * @returns `v1.` and the initialisation vector, the tag and the text in base64url
 */
export function seal(text: string, place: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor('seal'), iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
}

/**
 * Decrypts what `seal` made for the same place.
 * @throws Error when it was changed, was sealed for another place or with another key
 */
export function unseal(sealed: string, place: string): string {
  const [version, data = ''] = sealed.split('.')
  if (version !== VERSION) throw new Error('This was encrypted in a way that is not known here')
  const bytes = Buffer.from(data, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error('What was encrypted is cut short')
  const decipher = createDecipheriv('aes-256-gcm', keyFor('seal'), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** A secret that nobody guesses: 32 random bytes in base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/**
 * How a token or a code is kept: its hash under a key of ours, so that a copy of the database alone proves nothing and
 * cannot be searched for short codes.
 */
export const keyedHash = (text: string, purpose: string): string =>
  createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
