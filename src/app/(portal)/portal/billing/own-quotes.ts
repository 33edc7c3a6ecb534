import { cache } from 'react'
import { notFound } from 'next/navigation'
import { pageRequest } from '@/app/(account)/page-request'
import { HttpError } from '@/lib/server/http-error'
import { getPublicQuote, listClientQuotes } from '@/plugins/portal/collections/quotes/answering/public'
import type { ClientQuote, PublicQuote } from '@/plugins/portal/collections/quotes/schema'

/** The quotes that were sent to the caller, once for each request. */
export const ownQuotes = cache(async (): Promise<ClientQuote[]> => listClientQuotes(await pageRequest()))

/** One of them with what it says and what its calls are addressed by; what is not the caller's is not there. */
export const ownQuote = cache(
  async (id: string): Promise<{ entry: ClientQuote; quote: PublicQuote; token: string }> => {
    const entry = (await ownQuotes()).find((one) => String(one.id) === id)
    if (!entry) notFound()
    const token = entry.path.split('/').at(-1) ?? ''
    try {
      return { entry, quote: await getPublicQuote(await pageRequest(), token), token }
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) notFound()
      throw error
    }
  },
)
