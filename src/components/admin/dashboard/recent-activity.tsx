import type { PayloadRequest } from 'payload'
import { isAdmin, isSalesStaff, type Person } from '@/access/roles'
import { listDeeds } from '@/audit/operations'
import { auditQuery } from '@/audit/schema'
import { DeedList } from '../audit/deed-list'
import { isOpenTo } from '../sections'
import { Panel } from './panel'

const SHOWN = 6

/** What staff did last, as far as the person may open the records. */
export async function RecentActivity({ req }: { req: PayloadRequest }) {
  const person = req.user as Person
  const { config } = req.payload
  const isAll = isAdmin(person)
  const open = [...config.collections, ...config.globals].filter(
    // Quotes have a screen of ours alone.
    (entity) => isOpenTo(entity, person) || (entity.slug === 'quotes' && isSalesStaff(person)),
  )
  const deeds = await listDeeds(
    req,
    auditQuery.parse({ limit: SHOWN }),
    isAll ? undefined : open.map(({ slug }) => slug),
  )
  return (
    <Panel title="Recent activity" more={isAll ? { href: '/admin/audit', label: 'Audit Trail' } : undefined}>
      {deeds.length > 0 ? (
        <DeedList deeds={deeds} config={config} isBrief />
      ) : (
        <p className="p-6 text-2 text-ink-muted">Nothing yet. What staff change appears here as it happens.</p>
      )}
    </Panel>
  )
}
