import { pageRequest } from '@/app/(account)/page-request'
import { getServers } from '@/plugins/portal/sources/operations'
import { portalTitle } from '../../page-title'
import { ServersScreen } from './servers-screen'

export const generateMetadata = () => portalTitle('Servers')

/** The client's servers with their load. */
export default async function ServersPage() {
  const req = await pageRequest()
  if (!req.user) return null
  return <ServersScreen first={{ data: await getServers(req), at: new Date().toISOString() }} />
}
