'use client'

import { labelOf, type RfqRecord, serviceTypes } from '@/collections/rfq-requests/schema'
import { LocalDate } from '../local-date'
import { StatusSelect } from './status-select'

/** The type of what is dragged: the number of a request. */
export const CARD = 'application/x-rfq-request'

type Props = { row: RfqRecord; onOpen: (id: number) => void; onSaved: (saved: RfqRecord) => void }

/** One request on the board: it is dragged, or its status chosen, to another column. */
export function BoardCard({ row, onOpen, onSaved }: Props) {
  return (
    <li
      data-request={row.id}
      tabIndex={-1}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(CARD, String(row.id))
        event.dataTransfer.effectAllowed = 'move'
      }}
      className="grid min-w-0 cursor-grab gap-1 rounded border border-line bg-surface p-3 text-1 focus:outline-2 focus:outline-primary"
    >
      <button
        type="button"
        onClick={() => onOpen(row.id)}
        aria-label={`View Details of ${row.company}, request ${row.id}`}
        className="truncate p-0 text-left text-2 font-medium hover:underline"
      >
        {row.company}
      </button>
      <p className="truncate">{row.fullName}</p>
      <p className="truncate text-ink-muted">{labelOf(serviceTypes, row.serviceType)}</p>
      <p className="flex justify-between gap-2 text-ink-muted">
        <span className="truncate">{row.assignee?.fullName ?? 'Unassigned'}</span>
        <span className="shrink-0 font-mono">
          <LocalDate value={row.createdAt} />
        </span>
      </p>
      <div>
        <StatusSelect id={row.id} status={row.status} label={`Status of ${row.company}`} onSaved={onSaved} />
      </div>
    </li>
  )
}
