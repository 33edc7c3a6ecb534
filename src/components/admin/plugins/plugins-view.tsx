import { forbidden } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { listPlugins } from '@/plugins/portal/collections/backstage-plugins/operations'
import { PanelTemplate } from '../panel-template'
import { PluginsScreen } from './plugins-screen'

/** The plugins of the Backstage platform. Custom views are public unless they ask themselves. */
export async function PluginsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isAdmin(req.user as Person)) forbidden()
  const first = await listPlugins(req)
  return (
    <PanelTemplate view={view}>
      <PluginsScreen first={first} />
    </PanelTemplate>
  )
}
