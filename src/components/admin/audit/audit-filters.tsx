import type { ReactNode } from 'react'
import Link from 'next/link'
import { auditActions, type AuditQuery } from '@/audit/schema'
import { control, quietButton } from '../rfq/looks'

type Named = { value: string; label: string }
type Props = { query: AuditQuery; actors: { id: number; name: string }[]; entities: { slug: string; label: string }[] }

function Labelled({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="grow basis-[140px] md:max-w-[180px]">
      <label htmlFor={`audit-${name}`} className="mb-1 block text-1 font-medium text-ink-muted">
        {label}
      </label>
      {children}
    </div>
  )
}

function Choice({ name, label, value, options }: { name: string; label: string; value: string; options: Named[] }) {
  return (
    <Labelled name={name} label={label}>
      <select id={`audit-${name}`} name={name} defaultValue={value} className={`${control} w-full`}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

function DayField({ name, label, value = '' }: { name: string; label: string; value?: string }) {
  return (
    <Labelled name={name} label={label}>
      <input id={`audit-${name}`} name={name} type="date" defaultValue={value} className={`${control} w-full`} />
    </Labelled>
  )
}

/** Which events are shown. It is a plain form: what is chosen stands in the address. */
export function AuditFilters({ query, actors, entities }: Props) {
  return (
    <form role="search" className="mb-6 flex flex-wrap items-end gap-2">
      <Choice
        name="actor"
        label="Who"
        value={String(query.actor ?? '')}
        options={actors.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Choice
        name="entity"
        label="What"
        value={query.entity ?? ''}
        options={entities.map(({ slug, label }) => ({ value: slug, label }))}
      />
      <Choice name="action" label="Action" value={query.action ?? ''} options={[...auditActions]} />
      <DayField name="from" label="From" value={query.from} />
      <DayField name="to" label="To" value={query.to} />
      <button type="submit" className={quietButton}>
        Show
      </button>
      <Link href="/admin/audit" prefetch={false} className={quietButton}>
        Clear
      </Link>
    </form>
  )
}
