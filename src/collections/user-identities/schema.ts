import { z } from 'zod'
import { currentPassword } from '@/collections/users/schema'

/** The providers that a person can sign in with instead of a password. */
export const providerIds = ['sso', 'google'] as const
export type ProviderId = (typeof providerIds)[number]

/** Connecting and disconnecting a provider asks for the password. */
export const identityForm = z.object({ currentPassword })

/** A provider in the settings, and the caller's account there when it is connected. */
export type ConnectedAccount = {
  provider: ProviderId
  label: string
  isConfigured: boolean
  /** The connected identity's number, and the address that the provider told of it. */
  identity: { id: number; email: string | null; connectedAt: string } | null
}

/** How a sign-in by a provider ended, other than well. `/auth?sso={code}` and `/portal/settings?sso={code}` say it in words. */
export const ssoNotices = {
  unavailable: {
    title: 'This way to sign in is not set up',
    text: 'Please sign in with your username and password for now. Your administrator can switch it on.',
  },
  denied: {
    title: 'Sign-in cancelled',
    text: 'The sign-in was cancelled at the provider. Nothing has changed; you can try again.',
  },
  failed: {
    title: 'Sign-in failed',
    text: 'The answer of the provider could not be used. Please start again from here.',
  },
  unreachable: {
    title: 'The provider does not answer',
    text: 'The sign-in provider could not be reached. Please try again in a few minutes, or use your password.',
  },
  unverified: {
    title: 'Your e-mail address is not confirmed',
    text: 'The provider has not confirmed your e-mail address. Confirm it there, or sign in with your password.',
  },
  exists: {
    title: 'You have an account already',
    text: 'Please sign in with your password. In your settings, under Connected accounts, you can then connect this provider.',
  },
  taken: {
    title: 'Connected to another account',
    text: 'This identity belongs to another account here, so it was not connected to yours.',
  },
  busy: { title: 'Too many tries', text: 'Please wait a few minutes and try again.' },
} as const

export type SsoNotice = keyof typeof ssoNotices

/** The words for a `sso` query parameter; nothing for one that is unknown. */
export const ssoNotice = (code: unknown): (typeof ssoNotices)[SsoNotice] | undefined =>
  typeof code === 'string' && Object.hasOwn(ssoNotices, code) ? ssoNotices[code as SsoNotice] : undefined
