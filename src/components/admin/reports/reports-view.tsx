import { forbidden } from 'next/navigation'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { formatDay } from '@/lib/shared/days'
import { companyDay } from '@/plugins/portal/globals/billing-settings/operations'
import { getReport } from '@/plugins/portal/reports/operations'
import { periodsUpTo } from '@/plugins/portal/reports/periods'
import { reportQuery } from '@/plugins/portal/reports/schema'
import { PanelTemplate } from '../panel-template'
import { PeriodForm } from './period-form'
import { SectionTable } from './section-table'

const TITLE = 'Reports'

/** The figures of a period. Custom views are public unless they ask themselves. */
export async function ReportsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isSalesStaff(req.user as Person)) forbidden()
  const periods = periodsUpTo(await companyDay(req))
  const { from, to } = (view.searchParams ?? {}) as { from?: unknown; to?: unknown }
  const asked = reportQuery.safeParse({ from: from ?? periods[0]?.from, to: to ?? periods[0]?.to })
  const chosen = asked.success ? asked.data : { from: periods[0]?.from ?? '', to: periods[0]?.to ?? '' }
  const report = await getReport(req, chosen)
  return (
    <PanelTemplate view={view}>
      <main className="ax panel-page">
        <SetStepNav nav={[{ label: TITLE }]} />
        <h1 className="mb-1 text-4 font-semibold tracking-tight">{TITLE}</h1>
        <p className="mb-6 text-2 text-ink-muted">
          {formatDay(report.from)} to {formatDay(report.to)}
        </p>
        <PeriodForm
          chosen={chosen}
          periods={periods}
          problem={asked.success ? undefined : asked.error.issues[0]?.message}
        />
        <div className="grid items-start gap-8 xl:grid-cols-2">
          {report.sections.map((section) => (
            <SectionTable key={section.title} section={section} />
          ))}
        </div>
      </main>
    </PanelTemplate>
  )
}
