import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { providerIds } from '@/collections/user-identities/schema'
import { env } from '@/env'
import { cookiePrefix } from './session-cookie'

/** How long a person may take at the provider, in seconds. */
const SECONDS = 600

const name = `${cookiePrefix}-oidc`
const key = Buffer.from(env.ENCRYPTION_KEY, 'base64')
const AUDIENCE = 'oidc-transaction'

const transaction = z.object({
  provider: z.enum(providerIds),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go in the end: a path of this site. */
  redirect: z.string(),
  /** Who connects the provider to their account, and in which session; absent when somebody signs in. */
  link: z.object({ user: z.number(), session: z.string() }).optional(),
})

/** What has to be remembered while a person is at the provider. */
export type OidcTransaction = z.output<typeof transaction>

const attributes = `Path=/; HttpOnly; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`

/** The `Set-Cookie` value that keeps a transaction, encrypted, in the browser that began it. */
export async function transactionCookie(content: OidcTransaction): Promise<string> {
  const value = await new EncryptJWT(content)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(AUDIENCE)
    .setExpirationTime(`${SECONDS}s`)
    .encrypt(key)
  return `${name}=${value}; ${attributes}; Max-Age=${SECONDS}`
}

/** The `Set-Cookie` value that ends a transaction. */
export const noTransactionCookie = `${name}=; ${attributes}; Max-Age=0`

/** The transaction that this browser began; nothing when there is none, or when it is too old or not of our making. */
export async function readTransaction(headers: Headers): Promise<OidcTransaction | undefined> {
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  if (!pair) return undefined
  try {
    const { payload } = await jwtDecrypt(pair.slice(name.length + 1), key, {
      audience: AUDIENCE,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return transaction.parse(payload)
  } catch {
    return undefined
  }
}
