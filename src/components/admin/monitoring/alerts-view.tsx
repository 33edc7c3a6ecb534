import { forbidden } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { listFleetAlerts } from '@/plugins/portal/sources/fleet'
import { fleetAlertsQuery } from '@/plugins/portal/sources/schema'
import { PanelTemplate } from '../panel-template'
import { paramsOf, queryFrom } from './address'
import { AlertsScreen } from './alerts-screen'

/** The alerts of all clients. Custom views are public unless they ask themselves. */
export async function AlertsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isAdmin(req.user as Person)) forbidden()
  const query = queryFrom(fleetAlertsQuery, paramsOf(view.searchParams))
  const first = { data: await listFleetAlerts(req, query), at: new Date().toISOString() }
  return (
    <PanelTemplate view={view}>
      <AlertsScreen first={first} />
    </PanelTemplate>
  )
}
