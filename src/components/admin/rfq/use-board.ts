'use client'

import { useCallback, useEffect, useState } from 'react'
import { type RfqPage, type RfqRecord, type RfqStatus, rfqStatuses } from '@/collections/rfq-requests/schema'
import { type BoardFilter, type BoardPages, COLUMN_SIZE, columnQuery } from './board-query'
import { fetchPage } from './use-rfq-list'

async function fetchBoard(filter: BoardFilter, signal: AbortSignal): Promise<BoardPages> {
  const pages = await Promise.all(
    rfqStatuses.map(async ({ value }) => [value, await fetchPage(columnQuery(filter, value), signal)] as const),
  )
  return Object.fromEntries(pages) as BoardPages
}

const newestFirst = (a: RfqRecord, b: RfqRecord) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id

/** A column without a request, or with it in its place. */
function columnWith(column: RfqPage, saved: RfqRecord, isHere: boolean): RfqPage {
  const others = column.rows.filter(({ id }) => id !== saved.id)
  const wasHere = others.length < column.rows.length
  return {
    ...column,
    rows: isHere ? [...others, saved].toSorted(newestFirst) : others,
    total: column.total - Number(wasHere) + Number(isHere),
  }
}

/** The four columns of the board. */
export function useBoard(filter: BoardFilter, first: BoardPages | undefined) {
  const { q, assignee } = filter
  const [attempt, setAttempt] = useState(0)
  const wanted = `${assignee} ${q} #${attempt}`
  const [board, setBoard] = useState({ pages: first, of: first ? wanted : '' })
  const [problem, setProblem] = useState<{ of: string; text: string }>()
  const isThere = board.of === wanted

  useEffect(() => {
    if (isThere) return
    const abort = new AbortController()
    fetchBoard({ q, assignee }, abort.signal)
      .then((pages) => setBoard({ pages, of: wanted }))
      .catch((error: Error) => !abort.signal.aborted && setProblem({ of: wanted, text: error.message }))
    return () => abort.abort()
  }, [q, assignee, wanted, isThere])

  const loadMore = async (status: RfqStatus) => {
    const shown = board.pages?.[status].rows.length ?? 0
    // A column that has lost cards asks for the page in which its end is now; what it has already comes once.
    const next = await fetchPage(columnQuery({ q, assignee }, status, Math.floor(shown / COLUMN_SIZE) + 1))
    setBoard((before) => {
      if (!before.pages) return before
      const known = new Set(before.pages[status].rows.map(({ id }) => id))
      const rows = [...before.pages[status].rows, ...next.rows.filter(({ id }) => !known.has(id))]
      return { ...before, pages: { ...before.pages, [status]: { ...next, rows } } }
    })
  }
  const place = useCallback((saved: RfqRecord) => {
    setBoard(({ pages, of }) => {
      if (!pages) return { pages, of }
      const next = rfqStatuses.map(({ value }) => [value, columnWith(pages[value], saved, value === saved.status)])
      return { pages: Object.fromEntries(next) as BoardPages, of }
    })
  }, [])
  return {
    pages: board.pages,
    problem: !isThere && problem?.of === wanted ? problem.text : undefined,
    loadMore,
    place,
    reload: useCallback(() => setAttempt((before) => before + 1), []),
  }
}
