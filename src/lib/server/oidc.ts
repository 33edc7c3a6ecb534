import type { Configuration } from 'openid-client'
import type { ProviderId, SsoNotice } from '@/collections/user-identities/schema'
import { env } from '@/env'
import { callbackUrl, configurationOf } from './oidc-providers'
import type { OidcTransaction } from './oidc-transaction'

/** A sign-in that ended otherwise than well; `notice` says how, `cause` what happened. */
export class SsoError extends Error {
  readonly notice: SsoNotice
  constructor(notice: SsoNotice, cause?: unknown) {
    super(`Sign-in by a provider: ${notice}`, { cause })
    this.notice = notice
  }
}

/** Who somebody is, as a provider vouches for it. The e-mail address counts only when it is verified. */
export type Vouched = {
  issuer: string
  subject: string
  email?: string
  isVerified: boolean
  name?: string
  username?: string
}

const reach = (provider: ProviderId): Promise<Configuration> =>
  configurationOf(provider).catch((error: unknown) => {
    throw new SsoError('unreachable', error)
  })

/**
 * Prepares a sign-in by the authorization code flow with PKCE, state and nonce.
 * @returns where to send the browser, and what to remember meanwhile
 * @throws SsoError `unreachable`
 */
export async function beginSignIn(
  provider: ProviderId,
  more: Pick<OidcTransaction, 'redirect' | 'link'>,
): Promise<{ url: string; transaction: OidcTransaction }> {
  const configuration = await reach(provider)
  const client = await import('openid-client')
  const verifier = client.randomPKCECodeVerifier()
  const transaction = { provider, state: client.randomState(), nonce: client.randomNonce(), verifier, ...more }
  const { href: url } = client.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(provider),
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: transaction.state,
    nonce: transaction.nonce,
  })
  return { url, transaction }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

/** Some providers tell the e-mail address in the token, others at their address for it. */
async function claimsOf(
  configuration: Configuration,
  tokens: { access_token: string; claims: () => { iss: string; sub: string } | undefined },
): Promise<Record<string, unknown> & { iss: string; sub: string }> {
  const claims = tokens.claims()
  if (!claims) throw new SsoError('failed', new Error('The provider sent no ID token'))
  if ('email' in claims || !configuration.serverMetadata().userinfo_endpoint) return { ...claims }
  const { fetchUserInfo } = await import('openid-client')
  const { iss, sub } = claims
  return { ...(await fetchUserInfo(configuration, tokens.access_token, sub)), iss, sub }
}

const isAway = (error: unknown): boolean =>
  /fetch failed|timeout|timed out|ECONN/i.test(
    `${(error as Error)?.message} ${((error as Error)?.cause as Error | undefined)?.message}`,
  ) || /TIMEOUT/.test(String((error as { code?: unknown })?.code))

/**
 * Finishes a sign-in with the provider's answer: code, state, nonce, issuer, audience, signature and time are checked.
 * @param search the query with which the browser came back
 * @throws SsoError `denied` when the person refused, `unreachable`, or `failed` for every answer that does not fit
 */
export async function finishSignIn(transaction: OidcTransaction, search: string): Promise<Vouched> {
  if (new URLSearchParams(search).get('error') === 'access_denied') {
    if (new URLSearchParams(search).get('state') !== transaction.state) throw new SsoError('failed')
    throw new SsoError('denied')
  }
  const configuration = await reach(transaction.provider)
  try {
    const { authorizationCodeGrant } = await import('openid-client')
    const here = new URL(new URL(callbackUrl(transaction.provider)).pathname + search, env.SITE_URL)
    const tokens = await authorizationCodeGrant(configuration, here, {
      pkceCodeVerifier: transaction.verifier,
      expectedState: transaction.state,
      expectedNonce: transaction.nonce,
      idTokenExpected: true,
    })
    const claims = await claimsOf(configuration, tokens)
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: textOf(claims.email)?.trim().toLowerCase(),
      isVerified: claims.email_verified === true || claims.email_verified === 'true',
      name: textOf(claims.name),
      username: textOf(claims.preferred_username),
    }
  } catch (error) {
    if (error instanceof SsoError) throw error
    throw new SsoError(isAway(error) ? 'unreachable' : 'failed', error)
  }
}
