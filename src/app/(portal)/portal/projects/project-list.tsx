import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { LocalDate } from '@/components/admin/local-date'
import {
  type ListedProject,
  NO_DESCRIPTION,
  type ProjectRecord,
} from '@/plugins/portal/collections/client-projects/schema'
import { ProgressLine } from './progress-line'
import { ProjectStatus } from './project-status'

type Row = ProjectRecord & Partial<Pick<ListedProject, 'progress'>>

function ProjectRow({ project: { id, name, description, status, createdAt, progress } }: { project: Row }) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line px-5 py-4 last:border-b-0 hover:bg-sunken/60 md:grid-cols-[minmax(0,1fr)_7rem_8rem_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="text-2 font-semibold break-words">{name}</h3>
        <p className={`line-clamp-2 text-1 break-words text-ink-muted ${description ? '' : 'italic'}`}>
          {description ?? NO_DESCRIPTION}
        </p>
      </div>
      <ProjectStatus status={status} />
      <div className="grid gap-1 text-1 text-ink-muted">
        <span>
          <span className="sr-only">Created </span>
          <LocalDate value={createdAt} />
        </span>
        {progress && progress.total > 0 && <ProgressLine {...progress} />}
      </div>
      <Link
        href={`/portal/projects/${id}`}
        prefetch={false}
        className="-mx-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded px-2 text-1 font-medium text-primary hover:underline md:justify-self-end"
      >
        View Details
        <span className="sr-only"> of {name}</span>
        <ChevronRight aria-hidden size={16} />
      </Link>
    </li>
  )
}

/** Projects with their state, the day they were made, how far they are, and the way to each. */
export function ProjectList({ projects }: { projects: Row[] }) {
  return (
    <ul aria-label="Projects" className="rounded border border-line bg-surface">
      {projects.map((project) => (
        <ProjectRow key={project.id} project={project} />
      ))}
    </ul>
  )
}
