import { FolderKanban, SearchX } from 'lucide-react'
import Link from 'next/link'
import { EmptyState } from '@/components/portal/empty-state'
import { buttonClass } from '@/components/ui/button'
import type { OwnProjects } from './own-projects'
import { ProjectList } from './project-list'

type Props = {
  found: OwnProjects
  /** Whether something was asked for, so that there may be others. */
  isNarrowed?: boolean
}

function Nothing({ isNarrowed }: Pick<Props, 'isNarrowed'>) {
  if (isNarrowed)
    return (
      <EmptyState
        icon={SearchX}
        title="No projects match"
        text="Nothing fits the search and the status that were chosen."
        action={
          <Link href="/portal/projects" className={buttonClass('secondary')}>
            Show all projects
          </Link>
        }
      />
    )
  return (
    <EmptyState
      icon={FolderKanban}
      title="No projects yet"
      text="A project keeps its milestones, files and the talk with our team in one place. Begin with a name; we take it from there."
    />
  )
}

/** How many projects there are, and the list of them; what to do where there is none. */
export function ProjectsFound({ found: { projects, total }, isNarrowed }: Props) {
  return (
    <>
      <p role="status" className="mb-3 text-1 text-ink-muted tabular-nums">
        {total} {total === 1 ? 'project' : 'projects'}
      </p>
      {projects.length > 0 ? <ProjectList projects={projects} /> : <Nothing isNarrowed={isNarrowed} />}
    </>
  )
}
