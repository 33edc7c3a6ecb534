import { forbidden } from 'next/navigation'
import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { isSalesStaff, isStaff, type Person } from '@/access/roles'
import { listRfqs } from '@/collections/rfq-requests/operations'
import { rfqListQuery } from '@/collections/rfq-requests/schema'
import { navGroupsFor } from '../nav/nav-groups'
import { FigureCards } from './figure-cards'
import { figuresFor } from './figures'
import { NewestRequests } from './newest-requests'
import { QuickLinks } from './quick-links'
import { recentContent } from './recent-content'
import { RecentChanges } from './recent-changes'

const NEWEST = 5

/** The first screen of the panel: how things stand, as far as the person may know. */
export async function DashboardView({ initPageResult }: DashboardViewServerProps) {
  const { req } = initPageResult
  const person = req.user as Person
  if (!isStaff(person)) forbidden()
  const [figures, requests, changes] = await Promise.all([
    figuresFor(req),
    isSalesStaff(person) ? listRfqs(req, rfqListQuery.parse({ limit: NEWEST })) : undefined,
    recentContent(req),
  ])
  const links = navGroupsFor(req.payload.config, person)
    .flatMap((group) => group.links)
    .filter(({ href }) => href !== '/admin')
  return (
    <main className="ax panel-page">
      <h1 className="mb-6 text-4 font-semibold tracking-tight">Administration Dashboard</h1>
      <FigureCards figures={figures} />
      <div
        className={`grid gap-8 ${requests && changes.length > 0 ? 'xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}`}
      >
        {requests && <NewestRequests rows={requests.rows} />}
        {changes.length > 0 && <RecentChanges changes={changes} />}
        <QuickLinks links={links} />
      </div>
    </main>
  )
}
