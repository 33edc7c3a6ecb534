import { Settings, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { forbidden } from 'next/navigation'
import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { isAdmin, isSalesStaff, isStaff, type Person } from '@/access/roles'
import { upcomingMaintenance } from '@/collections/maintenance-windows/operations'
import { listRfqs } from '@/collections/rfq-requests/operations'
import { rfqListQuery } from '@/collections/rfq-requests/schema'
import { companyDay } from '@/plugins/portal/globals/billing-settings/operations'
import { type NamedPeriod, periodsUpTo } from '@/plugins/portal/reports/periods'
import { salesFigures } from '@/plugins/portal/reports/sales-figures'
import { DownloadReports } from '../reports/download-reports'
import { quietButton } from '../rfq/looks'
import { hasScreen } from '../screens'
import { FigureCards } from './figure-cards'
import { failedMails, figuresFor } from './figures'
import { Maintenance } from './maintenance'
import { NewestRequests } from './newest-requests'
import { QuickActions } from './quick-actions'
import { RecentActivity } from './recent-activity'
import { Sales } from './sales'

const NEWEST = 5
const WINDOWS = 2

const FAILED_MAILS = `/admin/collections/outbound_emails?${new URLSearchParams({ 'where[or][0][and][0][status][equals]': 'failed' })}`

function FailedMails({ count }: { count: number }) {
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded border border-danger bg-surface px-5 py-3 text-2">
      <TriangleAlert aria-hidden size={18} className="shrink-0 text-danger" />
      {count === 1 ? 'One e-mail was given up.' : `${count} e-mails were given up.`}
      <Link href={FAILED_MAILS} prefetch={false} className="text-primary underline underline-offset-4">
        Show them
      </Link>
    </p>
  )
}

function Head({ person, periods }: { person: Person; periods?: NamedPeriod[] }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1 className="text-4 font-semibold tracking-tight">Administration Dashboard</h1>
      <div className="flex flex-wrap gap-2">
        {periods && <DownloadReports periods={periods} />}
        {isAdmin(person) && (
          <Link href="/admin/settings" prefetch={false} className={quietButton}>
            <Settings aria-hidden size={16} />
            Settings
          </Link>
        )}
      </div>
    </div>
  )
}

/** The first screen of the panel: how things stand, as far as the person may know. */
export async function DashboardView({ initPageResult }: DashboardViewServerProps) {
  const { req } = initPageResult
  const person = req.user as Person
  if (!isStaff(person)) forbidden()
  const hasReports = isSalesStaff(person) && hasScreen(req.payload.config, 'reports')
  const [figures, failed, requests, windows, today, sales] = await Promise.all([
    figuresFor(req),
    failedMails(req),
    isSalesStaff(person) ? listRfqs(req, rfqListQuery.parse({ limit: NEWEST })) : undefined,
    upcomingMaintenance(req, WINDOWS),
    hasReports ? companyDay(req) : undefined,
    hasReports ? salesFigures(req) : undefined,
  ])
  return (
    <main className="ax panel-page">
      <Head person={person} periods={today ? periodsUpTo(today) : undefined} />
      {failed > 0 && <FailedMails count={failed} />}
      <FigureCards figures={figures} />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-8">
          {requests && <NewestRequests rows={requests.rows} />}
          <RecentActivity req={req} />
        </div>
        <div className="grid content-start gap-8">
          <QuickActions config={req.payload.config} person={person} />
          <Maintenance windows={windows} mayPlan={isAdmin(person)} />
        </div>
      </div>
      {sales && <Sales figures={sales} maySetUp={isAdmin(person)} />}
    </main>
  )
}
