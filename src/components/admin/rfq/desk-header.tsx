'use client'

import { Download, Keyboard } from 'lucide-react'
import type { RfqFilter } from '@/collections/rfq-requests/schema'
import type { ChangeAddress } from '../change-address'
import { quietButton } from './looks'

export const TITLE = 'RFQ Requests'

const views = [
  { value: '', label: 'List' },
  { value: 'board', label: 'Board' },
]

type Props = {
  total: number
  isMore: boolean
  filter: RfqFilter
  view: string
  onChange: ChangeAddress
  onHelp: () => void
}

/** Title and count of the desk, and what can be done with all that the filter shows. */
export function DeskHeader({ total, isMore, filter, view, onChange, onHelp }: Props) {
  const { status, q, assignee } = filter
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-4 font-semibold tracking-tight">{TITLE}</h1>
        <p role="status" className="text-1 text-ink-muted tabular-nums">
          {total}
          {isMore && '+'} requests found
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <div
          role="group"
          aria-label="View"
          className="inline-flex h-10 overflow-hidden rounded border border-line-strong"
        >
          {views.map(({ value, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={view === value}
              onClick={() => onChange({ view: value })}
              className="px-3 text-1 font-medium aria-pressed:bg-primary-soft aria-pressed:text-primary"
            >
              {label}
            </button>
          ))}
        </div>
        <a
          href={`/api/admin/rfq/export?${new URLSearchParams({ status, q, assignee })}`}
          download
          className={quietButton}
        >
          <Download aria-hidden size={16} />
          Export CSV
        </a>
        <button type="button" aria-label="Keyboard help" onClick={onHelp} className={quietButton}>
          <Keyboard aria-hidden size={16} />
        </button>
      </div>
    </div>
  )
}
