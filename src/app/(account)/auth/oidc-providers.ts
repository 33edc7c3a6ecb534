import { oidcProviders as configured } from '@/lib/server/oidc-providers'

/** Which of the other ways to sign in are set up here. */
export type OidcProviders = { sso: boolean; google: boolean }

/** Whether single sign-on of a company and Google can be used, by what the environment says. */
export function oidcProviders(): OidcProviders {
  const isSet = (name: string) => configured().some(({ id, isConfigured }) => id === name && isConfigured)
  return { sso: isSet('sso'), google: isSet('google') }
}
