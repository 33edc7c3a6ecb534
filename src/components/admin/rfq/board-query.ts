import type { RfqListQuery, RfqPage, RfqStatus } from '@/collections/rfq-requests/schema'

/** Cards that a column begins with, and that each “Load more” adds. */
export const COLUMN_SIZE = 20

/** A page for each column. */
export type BoardPages = Record<RfqStatus, RfqPage>
/** As much of the filter as the board has. */
export type BoardFilter = Pick<RfqListQuery, 'q' | 'assignee'>

/** What a column asks for. */
export const columnQuery = ({ q, assignee }: BoardFilter, status: RfqStatus, page = 1): RfqListQuery => ({
  q,
  assignee,
  status,
  page,
  limit: COLUMN_SIZE,
  sort: '-createdAt',
  count: 'exact',
})
