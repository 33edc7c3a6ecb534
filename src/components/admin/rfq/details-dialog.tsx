'use client'

import { useEffect, useState } from 'react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { RfqDetails } from '@/collections/rfq-requests/schema'
import { callApi } from '../call-api'
import { Sheet } from '../sheet'
import { DetailsBody } from './details-body'
import { LoadProblem } from './load-problem'

type Props = {
  id: string
  /** The requests on the screen, in their order. */
  ids: number[]
  onOpen: (id: number) => void
  onClose: () => void
  onSaved: (saved: RfqDetails) => void
}
type Loaded = { of?: string; details?: RfqDetails; problem?: string }

function useDetails(id: string) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({})
  // What was loaded for another request is not shown while this one is on its way.
  const { details, problem } = loaded.of === id ? loaded : {}
  useEffect(() => {
    const abort = new AbortController()
    callApi(`/api/admin/rfq/${encodeURIComponent(id)}`, { signal: abort.signal })
      .then(async (response) => setLoaded({ of: id, details: (await response.json()) as RfqDetails }))
      .catch((error: Error) => !abort.signal.aborted && setLoaded({ of: id, problem: error.message }))
    return () => abort.abort()
  }, [id, attempt])
  const retry = () => {
    setLoaded({})
    setAttempt(attempt + 1)
  }
  return { details, problem, retry, show: (saved: RfqDetails) => setLoaded({ of: String(saved.id), details: saved }) }
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the request" className="grid gap-4">
      {[72, 120, 160].map((height) => (
        <div key={height} style={{ height }} className="rounded bg-sunken motion-safe:animate-pulse" />
      ))}
    </div>
  )
}

const stepButton = 'grid size-11 shrink-0 place-items-center rounded hover:bg-sunken disabled:opacity-40'

/** To the request before and after this one on the screen. */
function Steps({ id, ids, onOpen }: { id: number } & Pick<Props, 'ids' | 'onOpen'>) {
  const place = ids.indexOf(id)
  const [previous, next] = place < 0 ? [] : [ids[place - 1], ids[place + 1]]
  const step = (to: number | undefined) => to !== undefined && onOpen(to)
  return (
    <>
      <button
        type="button"
        aria-label="Previous request"
        disabled={!previous}
        onClick={() => step(previous)}
        className={stepButton}
      >
        <ChevronUp aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-label="Next request"
        disabled={!next}
        onClick={() => step(next)}
        className={stepButton}
      >
        <ChevronDown aria-hidden size={20} />
      </button>
    </>
  )
}

/** Everything about one request, over the list. It is open while the address names it. */
export function DetailsDialog({ id, ids, onOpen, onClose, onSaved }: Props) {
  const { details, problem, retry, show } = useDetails(id)
  const saved = (next: RfqDetails) => {
    show(next)
    onSaved(next)
  }
  const title = (
    <>
      {details ? details.company : 'RFQ request'}
      <span className="ml-3 font-mono text-1 font-normal text-ink-muted">No. {id}</span>
    </>
  )
  return (
    <Sheet width={640} title={title} actions={<Steps id={Number(id)} ids={ids} onOpen={onOpen} />} onClose={onClose}>
      {problem && <LoadProblem text={problem} onRetry={retry} />}
      {!problem && !details && <Waiting />}
      {details && <DetailsBody details={details} onSaved={saved} />}
    </Sheet>
  )
}
