'use client'

import { SetStepNav } from '@payloadcms/ui'
import { DetailsDialog } from './details-dialog'
import { Filters } from './filters'
import { Pagination } from './pagination'
import { PAGE_SIZE, queryFrom } from './rfq-address'
import { LoadProblem } from './load-problem'
import { RfqTable } from './rfq-table'
import { useAddress } from './use-address'
import { type RfqPage, useRfqList } from './use-rfq-list'

const TITLE = 'RFQ Requests'

/** The quote desk: filter, list, details. Everything that is chosen stands in the address, so that it can be sent on. */
export function RfqDesk({ first }: { first: RfqPage }) {
  const { params, change } = useAddress()
  const query = queryFrom(params)
  const { rows, total, isLoading, problem, reload, replace } = useRfqList(query, first)
  const openRequest = params.get('request')
  return (
    <main className="ax panel-page">
      <SetStepNav nav={[{ label: TITLE }]} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 className="text-4 font-semibold tracking-tight">{TITLE}</h1>
        <p role="status" className="text-1 text-ink-muted tabular-nums">
          {total} requests found
        </p>
      </div>
      <Filters query={query} onChange={change} />
      {problem ? (
        <LoadProblem text={problem} onRetry={reload} />
      ) : (
        <>
          <RfqTable
            rows={rows}
            sort={query.sort}
            isLoading={isLoading}
            onSort={(sort) => change({ sort })}
            onOpen={(id) => change({ request: String(id) })}
            onSaved={replace}
          />
          <Pagination
            page={query.page}
            pages={Math.max(1, Math.ceil(total / PAGE_SIZE))}
            onPage={(page) => change({ page: String(page) })}
          />
        </>
      )}
      {openRequest && (
        <DetailsDialog key={openRequest} id={openRequest} onClose={() => change({ request: '' })} onSaved={replace} />
      )}
    </main>
  )
}
