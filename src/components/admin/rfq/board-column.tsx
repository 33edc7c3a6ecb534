'use client'

import { type DragEvent, useId, useState } from 'react'
import type { RfqPage, RfqRecord, RfqStatus } from '@/collections/rfq-requests/schema'
import { BoardCard, CARD } from './board-card'
import { chooseStatus, elementOf } from './choose-status'
import { quietButton } from './looks'
import { statusLooks } from './status-badge'

type Props = {
  status: RfqStatus
  label: string
  page: RfqPage
  onOpen: (id: number) => void
  onSaved: (saved: RfqRecord) => void
  onMore: () => Promise<unknown>
}

/** The requests of one status, newest first. A card that is dropped here gets this status. */
export function BoardColumn({ status, label, page, onOpen, onSaved, onMore }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const { icon: Icon } = statusLooks[status]
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(CARD)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    chooseStatus(elementOf(event.dataTransfer.getData(CARD)), status)
  }
  const more = async () => {
    setLoading(true)
    await onMore()
    setLoading(false)
  }
  return (
    <section
      aria-labelledby={id}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex min-w-0 flex-col gap-3 rounded border p-3 ${isOver ? 'border-primary bg-primary-soft' : 'border-line bg-sunken'}`}
    >
      <h2 id={id} className="flex items-center gap-2 px-1 text-2 font-semibold">
        <Icon aria-hidden size={16} />
        {label}
        <span className="ml-auto font-mono text-1 font-normal text-ink-muted tabular-nums">{page.total}</span>
      </h2>
      {page.rows.length === 0 ? (
        <p className="px-1 py-4 text-1 text-ink-muted">No requests.</p>
      ) : (
        <ul className="grid gap-2">
          {page.rows.map((row) => (
            <BoardCard key={row.id} row={row} onOpen={onOpen} onSaved={onSaved} />
          ))}
        </ul>
      )}
      {page.rows.length < page.total && (
        <button
          type="button"
          disabled={isLoading}
          onClick={() => void more()}
          aria-label={`Load more of ${label}`}
          className={`${quietButton} justify-center`}
        >
          Load more
        </button>
      )}
    </section>
  )
}
