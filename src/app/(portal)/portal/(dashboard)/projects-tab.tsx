import Link from 'next/link'
import { CreateProject } from '../projects/create-project'
import type { OwnProjects } from '../projects/own-projects'
import { ProjectsFound } from '../projects/projects-found'

/** The caller's newest projects, and the way to make another one. */
export function ProjectsTab({ found }: { found: OwnProjects }) {
  return (
    <section aria-labelledby="newest-projects">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-4">
        <h2 id="newest-projects" className="text-3 font-semibold">
          Your projects
        </h2>
        <CreateProject />
      </div>
      <ProjectsFound found={found} />
      {found.total > found.projects.length && (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-1 text-ink-muted">
          These are the newest {found.projects.length}.
          <Link
            href="/portal/projects"
            prefetch={false}
            className="inline-flex min-h-11 items-center font-medium text-primary hover:underline"
          >
            All projects
          </Link>
        </p>
      )}
    </section>
  )
}
