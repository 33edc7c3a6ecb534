import { z } from 'zod'
import { lineOf, optionalOf, textOf } from '@/lib/shared/form-rules'

/** The states that staff choose from; a project made by a client begins as active. */
export const projectStatuses = [
  { value: 'planning', label: 'Planning' },
  { value: 'active', label: 'Active' },
  { value: 'on_hold', label: 'On hold' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Cancelled' },
] as const

/** A state in words; one that the list does not know reads as it is stored. */
export function statusWord(status: string): string {
  const known = projectStatuses.find(({ value }) => value === status)
  if (known) return known.label
  const words = status.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How a state is shown: active is green, completed is blue, anything else is yellow. */
export function statusTone(status: string): 'good' | 'busy' | 'warning' {
  if (status === 'active') return 'good'
  return status === 'completed' ? 'busy' : 'warning'
}

/** What stands where a project has no description. */
export const NO_DESCRIPTION = 'No description provided'

/** The body of `POST /api/client/projects`. Whose project it is comes from the session; anything else is ignored. */
export const newProject = z.object({
  name: lineOf(1, 160, 'Project name is required'),
  description: optionalOf(textOf(0, 10_000, 'Please describe the project in words')),
})
export type NewProject = z.output<typeof newProject>

export const projectSorts = ['-createdAt', 'createdAt', 'name', '-name', 'status', '-status'] as const

/** The query of `GET /api/client/projects`; `limit` is 200 at most. */
export const projectListQuery = z.object({
  status: z.string().trim().max(40).default('all'),
  q: z.string().trim().max(200).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1, 'limit is 1 to 200').max(200, 'limit is 1 to 200').default(200),
  sort: z.enum(projectSorts, 'Unknown sort').default('-createdAt'),
})
export type ProjectListQuery = z.output<typeof projectListQuery>

/** A project as the list of the calls has it. */
export type ProjectRecord = { id: number; name: string; description: string | null; status: string; createdAt: string }

/** How many milestones there are, and how many of them are reached. */
export type Progress = { done: number; total: number }

/** A project in the list of the screens. */
export type ListedProject = ProjectRecord & { progress: Progress }

/** A note on the timeline. `date` is when it happened. */
export type ProjectUpdate = { id: number; title: string; text: string | null; date: string; authorName: string | null }

/** A milestone; `doneDate` is set once it is reached, `isLate` when its day has passed without that. */
export type Milestone = {
  id: number
  title: string
  dueDate: string | null
  doneDate: string | null
  isLate: boolean
}

/** A comment; `isStaff` says which side wrote it. */
export type ProjectComment = { id: number; text: string; authorName: string; isStaff: boolean; createdAt: string }

/** A file of a project; `size` in bytes, `url` downloads it. */
export type ProjectFile = {
  id: string
  url: string
  name: string
  size: number
  uploaderName: string
  isOwn: boolean
  createdAt: string
}

/** One project with all that hangs on it; of the comments the newest 200, of which there are `commentCount`. */
export type ProjectDetails = ProjectRecord & {
  updatedAt: string
  milestones: Milestone[]
  updates: ProjectUpdate[]
  comments: ProjectComment[]
  commentCount: number
  files: ProjectFile[]
}
