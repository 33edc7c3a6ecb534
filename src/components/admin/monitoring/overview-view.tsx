import { forbidden } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { getFleetOverview } from '@/plugins/portal/sources/fleet'
import { PanelTemplate } from '../panel-template'
import { OverviewScreen } from './overview-screen'

/** How all clients do. Custom views are public unless they ask themselves. */
export async function OverviewView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isAdmin(req.user as Person)) forbidden()
  const first = { data: await getFleetOverview(req), at: new Date().toISOString() }
  return (
    <PanelTemplate view={view}>
      <OverviewScreen first={first} />
    </PanelTemplate>
  )
}
