import { pageRequest } from '@/app/(account)/page-request'
import { PageHead } from '@/components/portal/page-head'
import type { User } from '@/payload-types'
import { listEnabledPlugins } from '@/plugins/portal/collections/backstage-plugins/operations'
import { countActiveProjects } from '@/plugins/portal/collections/client-projects/operations'
import { projectListQuery } from '@/plugins/portal/collections/client-projects/schema'
import { getOverview } from '@/plugins/portal/sources/operations'
import { listOwnRequests } from '../own-requests'
import { portalTitle } from '../page-title'
import { ownProjects } from '../projects/own-projects'
import { RequestList } from '../request-list'
import { DashboardTabs } from './dashboard-tabs'
import { MonitoringTab } from './monitoring-tab'
import { OverviewTab } from './overview-tab'
import { countOpenRequests } from './own-counts'
import { PlatformCard } from './platform/platform-card'
import { ProjectsTab } from './projects-tab'
import { ServicesTab } from './services-tab'
import { SummaryCards } from './summary-cards'

/** So many of the newest projects are on their tab. */
const NEWEST = 10

export const generateMetadata = () => portalTitle('Client Portal')

/** Where a signed-in person lands. Everything is asked for at once: one round trip for each source. */
export default async function PortalPage() {
  const req = await pageRequest()
  if (!req.user) return null
  const [overview, projects, activeProjects, openRequests, plugins, own] = await Promise.all([
    getOverview(req),
    ownProjects(req, projectListQuery.parse({ limit: NEWEST })),
    countActiveProjects(req),
    countOpenRequests(req),
    listEnabledPlugins(req),
    listOwnRequests(req),
  ])
  const { usage, ...platform } = overview
  return (
    <>
      <PageHead
        title={`Welcome, ${(req.user as User).fullName}`}
        text="Your services and infrastructure at a glance."
      />
      <div className="grid gap-10 [&>*]:min-w-0">
        <SummaryCards
          activeProjects={activeProjects}
          openRequests={openRequests}
          systemHealth={platform.services.systemHealth}
          resourceUsage={usage.resourceUsage}
        />
        <DashboardTabs
          panels={{
            overview: <OverviewTab overview={overview} />,
            projects: <ProjectsTab found={projects} />,
            services: <ServicesTab services={platform.services} />,
            monitoring: <MonitoringTab resources={platform.resources} />,
          }}
        />
        <PlatformCard first={{ data: platform, at: new Date().toISOString() }} firstPlugins={plugins} />
        <RequestList requests={own.requests} total={own.total} />
      </div>
    </>
  )
}
