import { cache } from 'react'
import config from '@payload-config'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import type { Person } from '@/access/roles'
import { noteSeenSession } from '@/lib/server/session-details'
import { hasPortal } from '@/plugins/portal/options'

/** The screens of the portal. Where it was left out they lead to the public site, for that is where people land who sign in. */
const PORTAL = /^\/portal(?=[/?]|$)/

/**
 * What the operations of this page are called with. The session is looked up in the database, once for each request:
 * one that was ended is no session any more, whatever its cookie says.
 */
export const pageRequest = cache(async (): Promise<PayloadRequest> => {
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  const sent = await headers()
  if (!hasPortal(req) && PORTAL.test(sent.get('x-path') ?? '')) redirect('/')
  const { user } = await payload.auth({ headers: sent, req })
  req.user = user
  await noteSeenSession(req, sent)
  return req
})

/** Who is looking at the page. */
export const pagePerson = async (): Promise<Person> => (await pageRequest()).user as Person
