'use client'

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

type Props<Field extends string> = {
  field: Field
  label: string
  /** The order of the list: a field, with `-` before it from the last to the first. */
  sort: Field | `-${Field}`
  /** Dates are wanted newest first, everything else from A on. */
  isDate?: boolean
  onSort: (sort: Field | `-${Field}`) => void
}

/** The head of a column that puts the list into its order, and with a second press the other way round. */
export function SortHead<Field extends string>({ field, label, sort, isDate = false, onSort }: Props<Field>) {
  const isUp = sort === field
  const isDown = sort === `-${field}`
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown
  const [first, second] = isDate ? ([`-${field}`, field] as const) : ([field, `-${field}`] as const)
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className="px-2 py-1 text-left"
    >
      <button
        type="button"
        onClick={() => onSort(sort === first ? second : first)}
        className="inline-flex h-9 items-center gap-1.5 rounded px-2 text-1 font-medium whitespace-nowrap text-ink-muted hover:text-ink"
      >
        {label}
        <Icon aria-hidden size={14} className={isUp || isDown ? 'text-primary' : 'opacity-50'} />
      </button>
    </th>
  )
}
