'use client'

import { useEffect, useRef } from 'react'
import { toast } from '@payloadcms/ui'
import { type RfqRecord, rfqStatuses } from '@/collections/rfq-requests/schema'
import { BoardColumn } from './board-column'
import type { BoardPages } from './board-query'
import { elementOf } from './choose-status'
import { DeskHeader } from './desk-header'
import { DetailsDialog } from './details-dialog'
import { Filters } from './filters'
import { LoadProblem } from './load-problem'
import { NewRequestsBar } from './new-requests-bar'
import { queryFrom } from './rfq-address'
import { useAddress } from './use-address'
import { useBoard } from './use-board'
import { useDeskKeys } from './use-desk-keys'
import type { News } from './use-new-requests'

type Props = { first: BoardPages | undefined; news: News; onHelp: () => void }

/** The desk as a board: a column for each status. A card moves once its status is saved. */
export function BoardView({ first, news, onHelp }: Props) {
  const { params, change } = useAddress()
  const query = { ...queryFrom(params), status: 'all' as const }
  const { pages, problem, loadMore, place, reload } = useBoard(query, first)
  const { count, seen } = news
  const moved = useRef<number>(undefined)
  const openRequest = params.get('request')
  const open = (id: number) => change({ request: String(id) })
  useDeskKeys({ onOpen: open, onHelp })

  const saved = (request: RfqRecord) => {
    if (!openRequest) moved.current = request.id
    place(request)
  }
  useEffect(() => {
    // The card is another one now, in another column; who works by keyboard stays with it.
    if (moved.current && document.activeElement === document.body) elementOf(moved.current)?.focus()
    moved.current = undefined
  }, [pages])

  const columns = rfqStatuses.flatMap(({ value, label }) => (pages ? [{ value, label, page: pages[value] }] : []))
  const total = columns.reduce((sum, { page }) => sum + page.total, 0)
  return (
    <>
      <DeskHeader total={total} isMore={false} filter={query} view="board" onChange={change} onHelp={onHelp} />
      <Filters query={query} onChange={change} isBoard />
      <NewRequestsBar
        count={count}
        onShow={() => {
          reload()
          seen()
        }}
      />
      {problem && <LoadProblem text={problem} onRetry={reload} />}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4" aria-busy={!pages && !problem}>
        {columns.map(({ value, label, page }) => (
          <BoardColumn
            key={value}
            status={value}
            label={label}
            page={page}
            onOpen={open}
            onSaved={saved}
            onMore={() =>
              loadMore(value).catch((error: Error) =>
                toast.error('Could not load more', { description: error.message }),
              )
            }
          />
        ))}
      </div>
      {openRequest && (
        <DetailsDialog
          id={openRequest}
          ids={columns.flatMap(({ page }) => page.rows.map(({ id }) => id))}
          onOpen={open}
          onClose={() => change({ request: '' })}
          onSaved={saved}
        />
      )}
    </>
  )
}
