import { cache } from 'react'
import { forbidden, notFound } from 'next/navigation'
import { pageRequest } from '@/app/(account)/page-request'
import { HttpError } from '@/lib/server/http-error'
import { getPublicQuote } from '@/plugins/portal/collections/quotes/answering/public'
import type { PublicQuote } from '@/plugins/portal/collections/quotes/schema'
import { hasPortal } from '@/plugins/portal/options'

/** The quote that a link opens, read once for each request; the pages of a bad link and of another client's. */
export const readQuote = cache(async (token: string): Promise<PublicQuote> => {
  const req = await pageRequest()
  if (!hasPortal(req)) notFound()
  try {
    return await getPublicQuote(req, token)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) notFound()
    if (error instanceof HttpError && error.status === 403) forbidden()
    throw error
  }
})
