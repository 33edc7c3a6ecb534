'use client'

import { useState } from 'react'
import { SetStepNav } from '@payloadcms/ui'
import type { Colleague, RfqPage } from '@/collections/rfq-requests/schema'
import type { BoardPages } from './board-query'
import { BoardView } from './board-view'
import { ColleaguesContext } from './colleagues'
import { TITLE } from './desk-header'
import { KeysHelp } from './keys-help'
import { ListView } from './list-view'
import { HasQuotesContext } from './quote-slot'
import { useAddress } from './use-address'
import { useNewRequests } from './use-new-requests'

/** What the server fills the desk with: a page of the list or of each column, colleagues, the newest number there is, whether quotes are written here. */
export type DeskProps = {
  first?: RfqPage
  board?: BoardPages
  colleagues: Colleague[]
  newest: number
  hasQuotes: boolean
}

/** The quote desk: filter, list or board, details. Everything that is chosen stands in the address, so that it can be sent on. */
export function RfqDesk({ first, board, colleagues, newest, hasQuotes }: DeskProps) {
  const { params } = useAddress()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const view = params.get('view') === 'board' ? 'board' : 'list'
  const [shown, setShown] = useState({ view, isFirst: true })
  // What the server sent is old once the other view has been looked at.
  if (shown.view !== view) setShown({ view, isFirst: false })
  const parts = { news: useNewRequests(newest), onHelp: () => setHelpOpen(true) }
  return (
    <ColleaguesContext value={colleagues}>
      <HasQuotesContext value={hasQuotes}>
        <main className="ax panel-page">
          <SetStepNav nav={[{ label: TITLE }]} />
          {view === 'board' ? (
            <BoardView first={shown.isFirst ? board : undefined} {...parts} />
          ) : (
            <ListView first={shown.isFirst ? first : undefined} {...parts} />
          )}
          <KeysHelp isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
        </main>
      </HasQuotesContext>
    </ColleaguesContext>
  )
}
