import type { Endpoint, PayloadRequest } from 'payload'
import { isAnyone, isSignedIn } from '@/access/roles'
import { requirePassword } from '@/account/require-password'
import { CHALLENGE } from '@/collections/user-secrets/schema'
import { endpoint } from '@/lib/server/endpoint'
import { HttpError } from '@/lib/server/http-error'
import { beginSignIn, finishSignIn, SsoError } from '@/lib/server/oidc'
import { oidcProvider, type OidcProvider } from '@/lib/server/oidc-providers'
import {
  noTransactionCookie,
  type OidcTransaction,
  readTransaction,
  transactionCookie,
} from '@/lib/server/oidc-transaction'
import { challengeCookie, sessionCookie } from '@/lib/server/session-cookie'
import { landingPath } from '@/lib/shared/landing-path'
import type { User } from '@/payload-types'
import { connectIdentity, disconnectIdentity, listConnectedAccounts, signInVouched } from './operations'
import { identityForm } from './schema'

const SETTINGS = '/portal/settings'
// A whole office signs in from one address.
const perAddress = { name: 'oidc-address', points: 240, seconds: 3600 }

function goTo(path: string, ...cookies: string[]): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 302, headers })
}

function providerOf(param: (name: string) => string): OidcProvider {
  const provider = oidcProvider(param('provider'))
  if (!provider) throw new HttpError(404, 'There is no such sign-in provider')
  return provider
}

/** The sign-in page; where the person wanted to go stays with it. */
const signInPage = (says: string, redirect: string): string =>
  `/auth?${says}${redirect === '/portal' ? '' : `&${new URLSearchParams({ redirect }).toString()}`}`

const backToSignIn = (notice: string, redirect = '/portal'): Response =>
  goTo(signInPage(`sso=${notice}`, redirect), noTransactionCookie)

/** How a sign-in ended in which something was wrong. What is a fault of ours or of the provider is told to the log. */
function noticeOf(req: PayloadRequest, error: unknown): string {
  if (error instanceof SsoError && !error.cause) return error.notice
  req.payload.logger.warn({
    err: error instanceof SsoError ? error.cause : error,
    msg: 'A sign-in by a provider failed',
  })
  return error instanceof SsoError ? error.notice : 'failed'
}

/** A browser on its way: too many tries are a page for it, too, not a text of JSON. */
const respond = (_req: PayloadRequest, outcome: unknown): Response | undefined =>
  outcome instanceof HttpError && outcome.status === 429 ? backToSignIn('busy') : undefined

async function finish(req: PayloadRequest, transaction: OidcTransaction): Promise<Response> {
  const { link, provider, redirect } = transaction
  const vouched = await finishSignIn(transaction, new URL(req.url ?? '', 'http://here').search)
  if (link) {
    await connectIdentity(req, { ...transaction, link }, vouched)
    return goTo(`${SETTINGS}?connected=${provider}#connected-accounts`, noTransactionCookie)
  }
  const begun = await signInVouched(req, provider, vouched)
  if ('challenge' in begun) {
    const cookie = challengeCookie(begun.challenge, CHALLENGE.seconds)
    return goTo(signInPage('two-factor', redirect), cookie, noTransactionCookie)
  }
  return goTo(redirect, sessionCookie(req, begun.token), noTransactionCookie)
}

/** Signing in by a provider (OpenID Connect), and connecting one to an account. */
export const identityEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/oidc/:provider/start',
    allow: isAnyone,
    limit: perAddress,
    respond,
    run: async ({ req, param }) => {
      const provider = providerOf(param)
      const redirect = landingPath(req.searchParams?.get('redirect'))
      if (!provider.isConfigured) return backToSignIn('unavailable', redirect)
      try {
        const { url, transaction } = await beginSignIn(provider.id, { redirect })
        return goTo(url, await transactionCookie(transaction))
      } catch (error) {
        return backToSignIn(noticeOf(req, error), redirect)
      }
    },
  }),
  endpoint({
    method: 'get',
    path: '/oidc/:provider/callback',
    allow: isAnyone,
    limit: perAddress,
    respond,
    run: async ({ req, param }) => {
      const provider = providerOf(param)
      const transaction = await readTransaction(req.headers)
      // An answer of one provider is never taken for an answer of another.
      if (!provider.isConfigured || transaction?.provider !== provider.id) return backToSignIn('failed')
      try {
        return await finish(req, transaction)
      } catch (error) {
        const notice = noticeOf(req, error)
        if (!transaction.link) return backToSignIn(notice, transaction.redirect)
        return goTo(`${SETTINGS}?sso=${notice}#connected-accounts`, noTransactionCookie)
      }
    },
  }),
  endpoint({
    method: 'get',
    path: '/account/identities',
    allow: isSignedIn,
    run: async ({ req }) => (await listConnectedAccounts(req)).accounts,
  }),
  endpoint({
    method: 'post',
    path: '/account/identities/:provider/connect',
    allow: isSignedIn,
    limit: perAddress,
    body: identityForm,
    run: async ({ req, body, param }) => {
      const provider = providerOf(param)
      if (!provider.isConfigured) throw new HttpError(409, `${provider.label} is not set up here`)
      await requirePassword(req, body.currentPassword)
      const { id, _sid } = req.user as User & { _sid?: string }
      try {
        const link = { user: id, session: _sid ?? '' }
        const { url, transaction } = await beginSignIn(provider.id, { redirect: SETTINGS, link })
        const headers = { 'Set-Cookie': await transactionCookie(transaction), 'Cache-Control': 'no-store' }
        return Response.json({ url }, { headers })
      } catch (error) {
        noticeOf(req, error)
        throw new HttpError(503, `${provider.label} could not be reached. Please try again in a few minutes.`)
      }
    },
  }),
  endpoint({
    method: 'post',
    path: '/account/identities/:id/disconnect',
    allow: isSignedIn,
    limit: perAddress,
    body: identityForm,
    run: async ({ req, body, param }) => {
      await disconnectIdentity(req, param('id'), body.currentPassword)
      return { message: 'The account has been disconnected.' }
    },
  }),
]
