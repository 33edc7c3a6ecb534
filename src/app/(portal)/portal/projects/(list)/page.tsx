import { pageRequest } from '@/app/(account)/page-request'
import { PageHead } from '@/components/portal/page-head'
import { portalTitle } from '../../page-title'
import { CreateProject } from '../create-project'
import { Filters } from '../filters'
import { ownProjects } from '../own-projects'
import { Pager } from '../pager'
import { queryFrom, type SearchParams } from '../project-address'
import { ProjectsFound } from '../projects-found'

export const generateMetadata = () => portalTitle('Projects')

/** The client's projects. */
export default async function ProjectsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const query = queryFrom(await searchParams)
  const found = await ownProjects(await pageRequest(), query)
  const isNarrowed = query.q !== '' || query.status !== 'all' || query.page > 1
  return (
    <>
      <PageHead
        title="Projects"
        text="What we plan and build for you, and how far it is."
        crumbs={[{ href: '/portal', label: 'Dashboard' }]}
        action={<CreateProject />}
      />
      <Filters query={query} />
      <h2 className="sr-only">Your projects</h2>
      <ProjectsFound found={found} isNarrowed={isNarrowed} />
      <Pager query={query} total={found.total} />
    </>
  )
}
