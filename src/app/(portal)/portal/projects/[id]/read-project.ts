import { cache } from 'react'
import { notFound } from 'next/navigation'
import { pageRequest } from '@/app/(account)/page-request'
import { HttpError } from '@/lib/server/http-error'
import { getProject } from '@/plugins/portal/collections/client-projects/operations'
import type { ProjectDetails } from '@/plugins/portal/collections/client-projects/schema'

/** The project that an address names, read once for each request; the page of what is not there for somebody else's. */
export const readProject = cache(async (id: string): Promise<ProjectDetails> => {
  const req = await pageRequest()
  try {
    return await getProject(req, id)
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) notFound()
    throw error
  }
})
