import { env } from '@/env'
import { mailFolder } from '@/lib/server/mail-transport'
import { callbackUrl, oidcProviders } from '@/lib/server/oidc-providers'

/** What the installation is connected to, or how it behaves; `value` says what is set, never a secret. */
export type Integration = { name: string; isSet: boolean; value: string; meaning: string; variables: string }

/** The host and the port of an address, without the name and the password in it. */
const hostOf = (address: string): string => new URL(address).host

const mail = (): Integration[] => [
  {
    name: 'Mail server (SMTP)',
    isSet: Boolean(env.SMTP_URL),
    value: env.SMTP_URL ? hostOf(env.SMTP_URL) : 'None',
    meaning: env.SMTP_URL
      ? 'Mails are handed to this server. Try it under E-mail.'
      : `Nothing is sent: mails are written to ${mailFolder()}.`,
    variables: 'SMTP_URL',
  },
  {
    name: 'Sender of mails',
    isSet: Boolean(env.MAIL_FROM),
    value: env.MAIL_FROM ?? 'The company’s name and e-mail address',
    meaning: 'Whom mails come from. The mail server has to allow it.',
    variables: 'MAIL_FROM',
  },
]

const signIn = (): Integration[] =>
  oidcProviders().map(({ id, label, isConfigured }) => ({
    name: id === 'sso' ? `Sign-in with your identity provider (${label})` : `Sign-in with ${label}`,
    isSet: isConfigured,
    value: isConfigured ? (id === 'sso' && env.OIDC_SSO_ISSUER ? hostOf(env.OIDC_SSO_ISSUER) : 'Set up') : 'Not set up',
    meaning: `Address to register with the provider: ${callbackUrl(id)}`,
    variables:
      id === 'sso'
        ? 'OIDC_SSO_ISSUER, OIDC_SSO_CLIENT_ID, OIDC_SSO_CLIENT_SECRET'
        : 'OIDC_GOOGLE_CLIENT_ID, OIDC_GOOGLE_CLIENT_SECRET',
  }))

const proxies = (hops: number): string =>
  hops === 0
    ? 'Callers count by the address of their connection. Behind a proxy that is the proxy’s: limits then count everybody as one.'
    : 'The address of a caller is taken from X-Forwarded-For, as this many proxies have written it.'

const server = (): Integration[] => [
  {
    name: 'Site address',
    isSet: env.SITE_URL.startsWith('https:'),
    value: env.SITE_URL,
    meaning: env.SITE_URL.startsWith('https:')
      ? 'In mails and canonical addresses. Sessions are sent over https only.'
      : 'In mails and canonical addresses. Without https, sessions can be read on the way: for this machine or a closed network only.',
    variables: 'SITE_URL',
  },
  {
    name: 'Trusted proxies',
    isSet: env.TRUST_PROXY_HOPS > 0,
    value: String(env.TRUST_PROXY_HOPS),
    meaning: proxies(env.TRUST_PROXY_HOPS),
    variables: 'TRUST_PROXY_HOPS',
  },
  {
    name: 'Background work',
    isSet: true,
    value: env.WORKER === 'web' ? 'In this process' : 'In a process of its own',
    meaning:
      env.WORKER === 'web'
        ? 'Mails and housekeeping are done beside the site.'
        : 'Mails wait until `npm run worker` runs somewhere.',
    variables: 'WORKER',
  },
  {
    name: 'Database',
    isSet: true,
    value: env.PATCHBAY_EMBEDDED ? 'Started with the site' : hostOf(env.DATABASE_URL),
    meaning: env.PATCHBAY_EMBEDDED ? 'It lies in the data folder: back that up.' : 'Your own PostgreSQL: back it up.',
    variables: 'DATABASE_URL',
  },
  {
    name: 'Rate limits',
    isSet: true,
    value: `× ${env.RATE_LIMIT_FACTOR}`,
    meaning: 'Multiplies how much a visitor may ask. 1 is what the documentation lists.',
    variables: 'RATE_LIMIT_FACTOR',
  },
]

/** How this installation is set up, in groups. */
export const integrations = (): { title: string; entries: Integration[] }[] => [
  { title: 'Mail', entries: mail() },
  { title: 'Sign-in', entries: signIn() },
  { title: 'Server', entries: server() },
]
