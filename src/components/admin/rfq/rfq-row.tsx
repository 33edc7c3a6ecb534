'use client'

import { labelOf, type RfqRecord, serviceTypes } from '@/collections/rfq-requests/schema'
import { LocalDate } from '../local-date'
import { quietButton } from './looks'
import { addressWith } from './rfq-address'
import { StatusSelect } from './status-select'
import { useAddress } from './use-address'

type Props = {
  row: RfqRecord
  isSelected: boolean
  onToggle: (id: number, isRange?: boolean) => void
  onOpen: (id: number) => void
  onSaved: (saved: RfqRecord) => void
}

const cell = 'px-4 py-2 align-middle max-md:block max-md:p-0'

/** One request: a row of the table, or a card on phones. */
export function RfqRow({ row, isSelected, onToggle, onOpen, onSaved }: Props) {
  const { params } = useAddress()
  return (
    <tr
      role="row"
      data-request={row.id}
      tabIndex={-1}
      className="border-line focus:outline-2 focus:-outline-offset-2 focus:outline-primary not-last:border-b hover:bg-sunken max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:rounded max-md:border max-md:bg-surface max-md:p-4"
    >
      <td
        role="cell"
        className="w-10 py-2 pl-4 max-md:col-start-2 max-md:row-start-2 max-md:w-auto max-md:justify-self-end max-md:p-0"
      >
        <input
          type="checkbox"
          aria-label={`Select ${row.company}, request ${row.id}`}
          checked={isSelected}
          // The click knows about the shift key, which the change does not.
          onClick={(event) => onToggle(row.id, event.shiftKey)}
          onChange={() => undefined}
          className="size-4 accent-primary"
        />
      </td>
      <td role="cell" className={`${cell} font-medium break-words max-md:col-start-1 max-md:row-start-1`}>
        {row.fullName}
      </td>
      <td role="cell" className={`${cell} break-words max-md:col-start-1 max-md:row-start-2 max-md:text-ink-muted`}>
        {row.company}
        {row.assignee && <span className="block text-ink-muted">With {row.assignee.fullName}</span>}
      </td>
      <td role="cell" className={`${cell} max-md:col-span-2`}>
        {labelOf(serviceTypes, row.serviceType)}
      </td>
      <td
        role="cell"
        className={`${cell} font-mono whitespace-nowrap text-ink-muted max-md:col-start-2 max-md:row-start-1`}
      >
        <LocalDate value={row.createdAt} />
      </td>
      <td role="cell" className={`${cell} max-md:mt-2`}>
        <StatusSelect id={row.id} status={row.status} label={`Status of ${row.company}`} onSaved={onSaved} />
      </td>
      <td role="cell" className={`${cell} max-md:mt-2`}>
        {/* A link, so that it works before the scripts are there and opens in a tab of its own too. */}
        <a
          href={`/admin/rfq${addressWith(new URLSearchParams(params), { request: String(row.id) })}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onOpen(row.id)
          }}
          aria-label={`View Details of ${row.company}, request ${row.id}`}
          className={`${quietButton} whitespace-nowrap`}
        >
          View Details
        </a>
      </td>
    </tr>
  )
}
