import type { Configuration } from 'openid-client'
import type { ProviderId } from '@/collections/user-identities/schema'
import { env } from '@/env'
import { processSingleton } from './process-singleton'

/** A provider of sign-ins as the settings of this installation have it. */
export type OidcProvider = { id: ProviderId; label: string; isConfigured: boolean }

type Settings = OidcProvider & { issuer?: string; clientId?: string; clientSecret?: string }

/** How long what a provider says of itself is believed, in milliseconds. */
const KEPT = 60 * 60_000
/** How long a provider may take to answer, in seconds. */
const PATIENCE = 8

const settingsOf = (): Settings[] => [
  {
    id: 'sso',
    label: env.OIDC_SSO_LABEL,
    isConfigured: Boolean(env.OIDC_SSO_ISSUER && env.OIDC_SSO_CLIENT_ID),
    issuer: env.OIDC_SSO_ISSUER,
    clientId: env.OIDC_SSO_CLIENT_ID,
    clientSecret: env.OIDC_SSO_CLIENT_SECRET,
  },
  {
    id: 'google',
    label: 'Google',
    isConfigured: Boolean(env.OIDC_GOOGLE_CLIENT_ID),
    issuer: env.OIDC_GOOGLE_ISSUER,
    clientId: env.OIDC_GOOGLE_CLIENT_ID,
    clientSecret: env.OIDC_GOOGLE_CLIENT_SECRET,
  },
]

/** The two providers, and whether each is configured; no secrets. */
export const oidcProviders = (): OidcProvider[] =>
  settingsOf().map(({ id, label, isConfigured }) => ({ id, label, isConfigured }))

/** One provider by its name in addresses; nothing for a name that is none. */
export const oidcProvider = (id: string): OidcProvider | undefined => oidcProviders().find((one) => one.id === id)

/** Where a provider sends people back to; it has to know this address beforehand. */
export const callbackUrl = (id: ProviderId): string => `${env.SITE_URL}/api/oidc/${id}/callback`

type Known = { since: number; configuration: Promise<Configuration> }
const known = processSingleton('oidc-configurations', () => new Map<ProviderId, Known>())

async function discover(id: ProviderId): Promise<Configuration> {
  const { allowInsecureRequests, discovery } = await import('openid-client')
  const { issuer = '', clientId = '', clientSecret } = settingsOf().find((one) => one.id === id) as Settings
  const address = new URL(issuer)
  // Plain http passes for this machine only: `src/env.ts` refuses it elsewhere.
  const execute = address.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(address, clientId, clientSecret, undefined, { execute, timeout: PATIENCE })
}

/**
 * What a configured provider says of itself: its addresses and keys. Asked once an hour.
 * @throws what the network or the provider's answer threw; the next call asks again then
 */
export function configurationOf(id: ProviderId): Promise<Configuration> {
  const found = known.get(id)
  if (found && Date.now() - found.since < KEPT) return found.configuration
  const configuration = discover(id)
  known.set(id, { since: Date.now(), configuration })
  configuration.catch(() => known.delete(id))
  return configuration
}
