import type { Metadata } from 'next'
import { LocalDate } from '@/components/admin/local-date'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/portal/panel'
import { NO_DESCRIPTION } from '@/plugins/portal/collections/client-projects/schema'
import { portalTitle } from '../../page-title'
import { ProjectStatus } from '../project-status'
import { Comments } from './comments'
import { Files } from './files'
import { Milestones } from './milestones'
import { ProjectQuotes } from './project-quotes'
import { readProject } from './read-project'
import { Timeline } from './timeline'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await readProject((await params).id)
  return portalTitle(name)
}

/** One project: what it is, how far, what has happened, its files, and the talk about it. */
export default async function ProjectPage({ params }: Props) {
  const project = await readProject((await params).id)
  const { id, name, description, status, createdAt } = project
  return (
    <>
      <PageHead
        title={name}
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/projects', label: 'Projects' },
        ]}
        text={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <ProjectStatus status={status} />
            <span className="text-1">
              Created <LocalDate value={createdAt} />
            </span>
          </span>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid min-w-0 gap-6">
          <Panel title="Description">
            <p
              className={`max-w-[75ch] px-5 py-4 text-2 break-words whitespace-pre-line ${description ? '' : 'text-ink-muted italic'}`}
            >
              {description ?? NO_DESCRIPTION}
            </p>
          </Panel>
          <Timeline updates={project.updates} />
          <Comments projectId={id} comments={project.comments} total={project.commentCount} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Milestones milestones={project.milestones} />
          <ProjectQuotes projectId={id} />
          <Files projectId={id} files={project.files} />
        </div>
      </div>
    </>
  )
}
