import { permanentRedirect } from 'next/navigation'
import { findRedirect } from '@/collections/redirects/operations'
import { publicRequest } from '@/lib/server/public-request'
import NotFound from './not-found'

/** The answer where there is no page: on to the address that it has now, or the not-found page. */
export async function MovedOrNotFound({ path }: { path: string }) {
  const req = await publicRequest()
  if (!req) return null
  const target = await findRedirect(req, path)
  if (target) permanentRedirect(target)
  return <NotFound />
}
