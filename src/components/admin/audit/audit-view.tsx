import Link from 'next/link'
import { forbidden } from 'next/navigation'
import { SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { isAdmin, type Person } from '@/access/roles'
import { listActors, listDeeds } from '@/audit/operations'
import { auditQuery, type AuditQuery } from '@/audit/schema'
import { PanelTemplate } from '../panel-template'
import { quietButton } from '../rfq/looks'
import { AuditFilters } from './audit-filters'
import { DeedList } from './deed-list'
import { entitiesOf } from './deed-words'

const TITLE = 'Audit Trail'

const addressOf = (query: AuditQuery, before: number): string => {
  const params = new URLSearchParams(
    Object.entries({ ...query, before }).flatMap(([name, value]) =>
      value === undefined || name === 'limit' ? [] : [[name, String(value)]],
    ),
  )
  return `/admin/audit?${params}`
}

/** What staff did, newest first. Custom views are public unless they ask themselves. */
export async function AuditView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isAdmin(req.user as Person)) forbidden()
  const asked = auditQuery.safeParse(view.searchParams ?? {})
  const query = asked.success ? asked.data : auditQuery.parse({})
  const [deeds, actors] = await Promise.all([listDeeds(req, query), listActors(req)])
  const last = deeds.length === query.limit ? deeds.at(-1) : undefined
  return (
    <PanelTemplate view={view}>
      <main className="ax panel-page">
        <SetStepNav nav={[{ label: TITLE }]} />
        <h1 className="mb-2 text-4 font-semibold tracking-tight">{TITLE}</h1>
        <p className="mb-6 max-w-[70ch] text-2 text-ink-muted">
          Every change by staff: who, what, when, and from which address. Nobody can edit it.
        </p>
        <AuditFilters
          key={JSON.stringify(query)}
          query={query}
          actors={actors}
          entities={entitiesOf(req.payload.config)}
        />
        {deeds.length > 0 ? (
          <DeedList deeds={deeds} config={req.payload.config} />
        ) : (
          <p className="rounded border border-dashed border-line-strong px-6 py-12 text-center text-2 text-ink-muted">
            {query.before ? 'There is nothing older.' : 'No change fits. Changes by staff appear here as they happen.'}
          </p>
        )}
        {last && (
          <Link href={addressOf(query, last.id)} prefetch={false} className={`mt-4 ${quietButton}`}>
            Older changes
          </Link>
        )}
      </main>
    </PanelTemplate>
  )
}
