import { cache } from 'react'
import config from '@payload-config'
import { headers } from 'next/headers'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import type { Person } from '@/access/roles'

/**
 * What the operations of this page are called with. The session is looked up in the database, once for each request:
 * one that was ended is no session any more, whatever its cookie says.
 */
export const pageRequest = cache(async (): Promise<PayloadRequest> => {
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  const { user } = await payload.auth({ headers: await headers(), req })
  req.user = user
  return req
})

/** Who is looking at the page. */
export const pagePerson = async (): Promise<Person> => (await pageRequest()).user as Person
