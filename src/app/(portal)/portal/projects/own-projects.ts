import type { PayloadRequest } from 'payload'
import { listProjects, withProgress } from '@/plugins/portal/collections/client-projects/operations'
import type { ListedProject, ProjectListQuery } from '@/plugins/portal/collections/client-projects/schema'

/** A page of the caller's own projects, and how many fit the query in all. */
export type OwnProjects = { projects: ListedProject[]; total: number }

/** The caller's own projects with how far they are; staff see theirs, too, not everybody's. */
export async function ownProjects(req: PayloadRequest, query: ProjectListQuery): Promise<OwnProjects> {
  const { rows, total } = await listProjects(req, query)
  return { projects: await withProgress(req, rows), total }
}
