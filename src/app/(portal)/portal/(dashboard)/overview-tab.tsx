import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { LocalDate } from '@/components/admin/local-date'
import { Freshness } from '@/components/portal/freshness'
import { Meter } from '@/components/portal/meter'
import { Panel } from '@/components/portal/panel'
import { Status } from '@/components/portal/status'
import { levelOf } from '@/plugins/portal/sources/figures'
import { type Overview, RECENT_ALERTS, type UsageAnswer } from '@/plugins/portal/sources/operations'
import type { Alert, Answer, TechDocument } from '@/plugins/portal/sources/source'
import { severityLook } from '@/components/portal/tones'

const nothing = 'px-5 py-10 text-center text-2 text-ink-muted'

function RecentActivity({ alerts }: { alerts: Answer<Alert> }) {
  return (
    <Panel title="Recent activity">
      {alerts.items.length === 0 && <p className={nothing}>Nothing has been noticed yet.</p>}
      <ul className="divide-y divide-line">
        {alerts.items.slice(0, RECENT_ALERTS).map(({ id, severity, title, message, timestamp }) => (
          <li key={id} className="px-5 py-4">
            <p className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-1">
              <Status tone={severityLook(severity).tone}>{severityLook(severity).word}</Status>
              <span className="text-ink-muted">
                <LocalDate value={timestamp} withTime />
              </span>
            </p>
            <h3 className="text-2 font-medium">{title}</h3>
            <p className="max-w-[70ch] text-1 text-ink-muted">{message}</p>
          </li>
        ))}
      </ul>
      <Freshness updatedAt={alerts.updatedAt} isSample={alerts.isSample} />
    </Panel>
  )
}

function ResourceUse({ usage }: { usage: UsageAnswer }) {
  return (
    <Panel title="Resource usage">
      {usage.items.length === 0 && <p className={nothing}>No measurements yet.</p>}
      {usage.items.length > 0 && (
        <div className="grid gap-6 p-5">
          {usage.items.map(({ metric, label, percent }) => (
            <Meter key={metric} label={label} percent={percent} level={levelOf(percent)} />
          ))}
        </div>
      )}
      <Freshness updatedAt={usage.updatedAt} isSample={usage.isSample} />
    </Panel>
  )
}

function Documentation({ docs }: { docs: Answer<TechDocument> }) {
  return (
    <Panel title="Documentation">
      {docs.items.length === 0 && <p className={nothing}>No documents yet.</p>}
      <ul className="grid gap-px bg-line sm:grid-cols-2">
        {docs.items.map(({ id, title, description, path }) => (
          <li key={id} className="bg-surface">
            <Link
              href={`/portal/docs#${path}`}
              prefetch={false}
              className="group flex h-full flex-col p-5 text-ink no-underline -outline-offset-2 hover:bg-sunken"
            >
              <span className="flex items-center justify-between gap-3 text-2 font-medium">
                <span className="group-hover:underline">{title}</span>
                <ArrowRight aria-hidden size={16} className="shrink-0 text-ink-muted" />
              </span>
              <span className="mt-1 text-1 text-ink-muted">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Freshness updatedAt={docs.updatedAt} isSample={docs.isSample} />
    </Panel>
  )
}

/** What happened last, how much is in use, and what is written about it. */
export function OverviewTab({ overview: { alerts, usage, docs } }: { overview: Overview }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr] [&>*]:min-w-0">
      <RecentActivity alerts={alerts} />
      <ResourceUse usage={usage} />
      <div className="lg:col-span-2">
        <Documentation docs={docs} />
      </div>
    </div>
  )
}
