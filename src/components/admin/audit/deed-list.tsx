import Link from 'next/link'
import type { SanitizedConfig } from 'payload'
import { auditActions, type AuditEvent } from '@/audit/schema'
import { LocalDate } from '../local-date'
import { entitiesOf, fieldsText, recordHref } from './deed-words'

const actionLabel = (action: string): string => auditActions.find(({ value }) => value === action)?.label ?? action

type DeedProps = { deed: AuditEvent; kind: string; href?: string; isBrief: boolean }

function Deed({ deed, kind, href, isBrief }: DeedProps) {
  const fields = fieldsText(deed)
  return (
    <li
      className={`grid gap-x-6 gap-y-1 border-line px-5 py-3 not-last:border-b ${isBrief ? '' : 'md:grid-cols-[190px_minmax(0,1fr)_200px]'}`}
    >
      {!isBrief && (
        <span className="font-mono text-1 text-ink-muted">
          <LocalDate value={deed.at} withTime />
        </span>
      )}
      <span className="min-w-0">
        <span className="block text-2 break-words">
          {actionLabel(deed.action)} {kind}{' '}
          {href ? (
            <Link href={href} prefetch={false} className="font-medium text-primary underline underline-offset-4">
              {deed.title}
            </Link>
          ) : (
            <span className="font-medium">{deed.title}</span>
          )}
        </span>
        {fields && !isBrief && <span className="block text-1 break-words text-ink-muted">{fields}</span>}
      </span>
      {isBrief ? (
        <span className="text-1 text-ink-muted">
          {deed.actorName} · <LocalDate value={deed.at} withTime />
        </span>
      ) : (
        <span className="text-1 md:text-right">
          <span className="block font-medium">{deed.actorName}</span>
          <span className="block font-mono break-all text-ink-muted">{deed.address}</span>
        </span>
      )}
    </li>
  )
}

type Props = { deeds: AuditEvent[]; config: SanitizedConfig; isBrief?: boolean }

/** What staff did: when, what, and who from which address; in brief, for a panel that has its own border, two lines each. */
export function DeedList({ deeds, config, isBrief = false }: Props) {
  const kinds = new Map(entitiesOf(config).map(({ slug, label }) => [slug, label]))
  return (
    <ol className={isBrief ? '' : 'overflow-hidden rounded border border-line bg-surface'}>
      {deeds.map((deed) => (
        <Deed
          key={deed.id}
          deed={deed}
          isBrief={isBrief}
          kind={(kinds.get(deed.entity) ?? deed.entity).toLowerCase()}
          href={recordHref(config, deed)}
        />
      ))}
    </ol>
  )
}
