import type { PayloadRequest } from 'payload'
import type { Person } from '@/access/roles'
import { HttpError } from '@/lib/server/http-error'
import { sqlOf } from '@/lib/server/sql'
import type { ClientProject, ProjectMilestone, ProjectUpdate as ProjectUpdateRow } from '@/payload-types'
import { presentComment } from '../project-comments/operations'
import { presentFile } from '../project-files/operations'
import { MAX_PROJECT_FILES } from '../project-files/schema'
import { findProject } from './find'
import type { ListedProject, Milestone, NewProject, ProjectDetails, ProjectRecord, ProjectUpdate } from './schema'

export { listProjects } from './list'

/** Most rows of each kind that one project shows. */
const MOST = 200

/** A project as the calls answer it, field by field. */
export const presentProject = (row: ClientProject): ProjectRecord => ({
  id: row.id,
  name: row.name,
  description: row.description || null,
  status: row.status,
  createdAt: row.createdAt,
})

/** Adds to projects of the caller how far their milestones are, in one query for all of them. */
export async function withProgress(req: PayloadRequest, projects: ProjectRecord[]): Promise<ListedProject[]> {
  const { rows } = await sqlOf(req).query<{ project_id: number; done: number; total: number }>(
    `select project_id, count(done_date)::int as done, count(*)::int as total from project_milestones
     where owner_id = $1 and project_id = any($2) group by project_id`,
    [req.user?.id ?? 0, projects.map(({ id }) => id)],
  )
  const known = new Map(rows.map(({ project_id: id, done, total }) => [id, { done, total }]))
  return projects.map((project) => ({ ...project, progress: known.get(project.id) ?? { done: 0, total: 0 } }))
}

/** How many of the caller's projects are active. */
export async function countActiveProjects(req: PayloadRequest): Promise<number> {
  const person = req.user as Person
  if (!person) return 0
  const { totalDocs } = await req.payload.count({
    collection: 'client_projects',
    where: { and: [{ userId: { equals: person.id } }, { status: { equals: 'active' } }] },
    req,
    overrideAccess: false,
    user: req.user,
  })
  return totalDocs
}

/** Makes a project of the caller. */
export async function createProject(req: PayloadRequest, input: NewProject): Promise<ProjectRecord> {
  const person = req.user as Person
  if (!person) throw new HttpError(401, 'Please sign in first')
  const row = await req.payload.create({
    collection: 'client_projects',
    data: { name: input.name, description: input.description, status: 'active', userId: Number(person.id) },
    depth: 0,
    req,
    // Only administrators write to the collection itself; here a client makes its own, and chooses two fields of it.
    overrideAccess: true,
  })
  return presentProject(row)
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** A milestone is late when its whole day has passed, wherever the reader is. */
const presentMilestone = ({ id, title, dueDate, doneDate }: ProjectMilestone): Milestone => ({
  id,
  title,
  dueDate: dueDate ?? null,
  doneDate: doneDate ?? null,
  isLate: !doneDate && Boolean(dueDate) && Date.parse(dueDate ?? '') < Date.now() - DAY_MILLISECONDS,
})

const presentUpdate = ({ id, title, text, date, authorName }: ProjectUpdateRow): ProjectUpdate => ({
  id,
  title,
  text: text ?? null,
  date,
  authorName: authorName ?? null,
})

type Part = 'project_updates' | 'project_milestones' | 'project_comments' | 'project_files'

/** What hangs on a project, as far as the caller may see it. */
const partsOf = <Slug extends Part>(
  req: PayloadRequest,
  collection: Slug,
  { project, sort, limit = MOST }: { project: number; sort: string[]; limit?: number },
) =>
  req.payload.find({
    collection,
    where: { project: { equals: project } },
    sort,
    limit,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })

/**
 * One project of the caller with all that hangs on it.
 * @throws HttpError 404 for a project of somebody else, as for one that does not exist
 */
export async function getProject(req: PayloadRequest, id: string): Promise<ProjectDetails> {
  const project = await findProject(req, id)
  const [milestones, updates, comments, files] = await Promise.all([
    partsOf(req, 'project_milestones', { project: project.id, sort: ['order', 'dueDate', 'id'] }),
    partsOf(req, 'project_updates', { project: project.id, sort: ['-date', '-id'] }),
    partsOf(req, 'project_comments', { project: project.id, sort: ['-createdAt', '-id'] }),
    partsOf(req, 'project_files', { project: project.id, sort: ['-createdAt', '-id'], limit: MAX_PROJECT_FILES }),
  ])
  return {
    ...presentProject(project),
    updatedAt: project.updatedAt,
    milestones: milestones.docs.map(presentMilestone),
    updates: updates.docs.map(presentUpdate),
    comments: comments.docs.map(presentComment).reverse(),
    commentCount: comments.totalDocs,
    files: files.docs.map((file) => presentFile(file, req.user as Person)),
  }
}
