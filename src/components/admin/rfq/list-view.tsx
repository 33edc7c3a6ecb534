'use client'

import { useEffect } from 'react'
import type { RfqPage } from '@/collections/rfq-requests/schema'
import { BulkBar } from './bulk-bar'
import { DeskHeader } from './desk-header'
import { DetailsDialog } from './details-dialog'
import { Filters } from './filters'
import { LoadProblem } from './load-problem'
import { NewRequestsBar } from './new-requests-bar'
import { Pagination } from './pagination'
import { PAGE_SIZE, queryFrom } from './rfq-address'
import { RfqTable } from './rfq-table'
import { useAddress } from './use-address'
import { useDeskKeys } from './use-desk-keys'
import type { News } from './use-new-requests'
import { useRfqList } from './use-rfq-list'
import { useSelection } from './use-selection'

/** So far from the top somebody reads the beginning of the list, in pixels. */
const AT_TOP = 80

type Props = { first: RfqPage | undefined; news: News; onHelp: () => void }

/** The desk as a list, page by page. */
export function ListView({ first, news, onHelp }: Props) {
  const { params, change } = useAddress()
  const query = queryFrom(params)
  const { rows, total, isMore, isLoading, problem, reload, replace } = useRfqList(query, first)
  const selection = useSelection(rows.map(({ id }) => id))
  const { count, seen } = news
  const openRequest = params.get('request')
  const open = (id: number) => change({ request: String(id) })
  useDeskKeys({ onOpen: open, onToggle: selection.toggle, onHelp })

  const showNew = () => {
    change({ status: '', q: '', assignee: '', sort: '', page: '1' })
    reload()
    seen()
  }
  const { status, q, assignee, page, sort } = query
  const isBeginning = status === 'all' && !q && assignee === 'all' && page === 1 && sort === '-createdAt'
  const isIdle = !openRequest && selection.selected.length === 0
  useEffect(() => {
    if (count === 0 || !isBeginning || !isIdle || window.scrollY > AT_TOP) return
    reload()
    seen()
  }, [count, isBeginning, isIdle, reload, seen])

  return (
    <>
      <DeskHeader total={total} isMore={isMore} filter={query} view="" onChange={change} onHelp={onHelp} />
      <Filters query={query} onChange={change} />
      <NewRequestsBar count={count} onShow={showNew} />
      {problem ? (
        <LoadProblem text={problem} onRetry={reload} />
      ) : (
        <>
          <RfqTable
            rows={rows}
            sort={query.sort}
            isLoading={isLoading}
            selection={selection}
            onSort={(next) => change({ sort: next })}
            onOpen={open}
            onSaved={replace}
          />
          <BulkBar selected={selection.selected} onClear={selection.clear} onDone={reload} />
          <Pagination
            page={query.page}
            pages={Math.max(1, Math.ceil(total / PAGE_SIZE), isMore ? query.page + 1 : 1)}
            onPage={(next) => change({ page: String(next) })}
          />
        </>
      )}
      {openRequest && (
        <DetailsDialog
          id={openRequest}
          ids={rows.map(({ id }) => id)}
          onOpen={open}
          onClose={() => change({ request: '' })}
          onSaved={replace}
        />
      )}
    </>
  )
}
