import config from '@payload-config'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { cache } from 'react'
import { isBuild } from '@/env'

/**
 * A request without a user, with which a public page reads what everybody may see.
 * `undefined` in a build, which has no database: what a build renders is never served, so a page may then render nothing.
 */
export const publicRequest = cache(async (): Promise<PayloadRequest | undefined> => {
  if (isBuild) return undefined
  return createLocalReq({}, await getPayload({ config }))
})
