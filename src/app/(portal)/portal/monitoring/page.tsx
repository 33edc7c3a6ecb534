import { pageRequest } from '@/app/(account)/page-request'
import { getMonitoring } from '@/plugins/portal/sources/operations'
import { portalTitle } from '../page-title'
import { MonitoringScreen } from './monitoring-screen'

export const generateMetadata = () => portalTitle('Monitoring')

/** What is watched for the client. */
export default async function MonitoringPage() {
  const req = await pageRequest()
  if (!req.user) return null
  return <MonitoringScreen first={{ data: await getMonitoring(req), at: new Date().toISOString() }} />
}
