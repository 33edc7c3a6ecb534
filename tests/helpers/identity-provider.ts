import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Who is signed in at the provider, and what it tells of that person. */
export type Identity = {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  preferred_username?: string
}

/** A real OpenID Connect provider in this process, with the clients `patchbay-sso` and `patchbay-google`. */
export type IdentityProvider = {
  issuer: string
  /** Says who signs in there from now on; `deny` is somebody who refuses. */
  become: (who: Identity | 'deny') => void
  close: () => Promise<void>
}

export const CLIENT_SECRET = 'a-secret-that-only-the-tests-ever-use'

const clientOf = (id: string, site: string) => ({
  client_id: `patchbay-${id}`,
  client_secret: CLIENT_SECRET,
  redirect_uris: [`${site}/api/oidc/${id}/callback`],
})

type Ctx = { oidc: { client: { clientId: string }; session: { accountId: string } } }

function makeProvider(issuer: string, site: string, people: Map<string, Identity>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider: Provider = new Provider(issuer, {
    clients: [clientOf('sso', site), clientOf('google', site)],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: ['one-key-of-the-tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_ctx: unknown, id: string) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    // Nobody is asked what to share: the tests are about our side.
    loadExistingGrant: async ({ oidc }: Ctx) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  return provider
}

/** Starts a provider on this machine. @param port a free one by default */
export async function startIdentityProvider(site: string, port = 0): Promise<IdentityProvider> {
  const people = new Map<string, Identity>()
  let now: Identity | 'deny' = 'deny'
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => handle(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = makeProvider(issuer, site, people)
  const callback = provider.callback()

  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const result = now === 'deny' ? { error: 'access_denied' } : { login: { accountId: now.sub } }
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false }).catch(() => {
      response.statusCode = 500
      response.end()
    })
  }
  return {
    issuer,
    become: (who) => {
      now = who
      if (who !== 'deny') people.set(who.sub, who)
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
