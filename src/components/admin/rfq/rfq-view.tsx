import { forbidden } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isSalesStaff, type Person } from '@/access/roles'
import { countNewer, listColleagues, listRfqs } from '@/collections/rfq-requests/operations'
import { type RfqListQuery, type RfqPage, rfqStatuses } from '@/collections/rfq-requests/schema'
import { PanelTemplate } from '../panel-template'
import { hasScreen } from '../screens'
import { type BoardPages, columnQuery } from './board-query'
import { queryFrom } from './rfq-address'
import { RfqDesk } from './rfq-desk'

/** A page without the long texts: the list does not show them, and the screen stays small whatever people write. */
async function pageOf(req: PayloadRequest, query: RfqListQuery): Promise<RfqPage> {
  const page = await listRfqs(req, query)
  return { ...page, rows: page.rows.map((row) => ({ ...row, projectDescription: '', scopeOfWork: null })) }
}

/** The first cards of each column. */
async function boardOf(req: PayloadRequest, { q, assignee }: RfqListQuery): Promise<BoardPages> {
  const pages = await Promise.all(
    rfqStatuses.map(async ({ value }) => [value, await pageOf(req, columnQuery({ q, assignee }, value))] as const),
  )
  return Object.fromEntries(pages) as BoardPages
}

/** The quote desk. Custom views are public unless they ask themselves. */
export async function RfqView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!isSalesStaff(req.user as Person)) forbidden()
  const address = new URLSearchParams(
    Object.entries(view.searchParams ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  const query = queryFrom(address)
  const isBoard = address.get('view') === 'board'
  // Asked before the list is: what comes in between is told as new rather than not at all.
  const { newest } = await countNewer(req, 0)
  const [first, board, colleagues] = await Promise.all([
    isBoard ? undefined : pageOf(req, query),
    isBoard ? boardOf(req, query) : undefined,
    listColleagues(req),
  ])
  return (
    <PanelTemplate view={view}>
      <RfqDesk
        first={first}
        board={board}
        colleagues={colleagues}
        newest={newest}
        hasQuotes={hasScreen(req.payload.config, 'rfq/quote')}
      />
    </PanelTemplate>
  )
}
