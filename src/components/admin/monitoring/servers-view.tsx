import { forbidden } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { listFleetServers } from '@/plugins/portal/sources/fleet'
import { fleetServersQuery } from '@/plugins/portal/sources/schema'
import { PanelTemplate } from '../panel-template'
import { paramsOf, queryFrom } from './address'
import { ServersScreen } from './servers-screen'

/** The servers of all clients. Custom views are public unless they ask themselves. */
export async function ServersView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isAdmin(req.user as Person)) forbidden()
  const query = queryFrom(fleetServersQuery, paramsOf(view.searchParams))
  const first = { data: await listFleetServers(req, query), at: new Date().toISOString() }
  return (
    <PanelTemplate view={view}>
      <ServersScreen first={first} />
    </PanelTemplate>
  )
}
