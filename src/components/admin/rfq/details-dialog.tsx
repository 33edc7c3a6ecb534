'use client'

import { useEffect, useRef, useState } from 'react'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { RfqDetails } from '@/collections/rfq-requests/schema'
import { callApi } from '../call-api'
import { DetailsBody } from './details-body'
import { LoadProblem } from './load-problem'

type Props = { id: string; onClose: () => void; onSaved: (saved: RfqDetails) => void }
type Loaded = { details?: RfqDetails; problem?: string }

function useDetails(id: string) {
  const [attempt, setAttempt] = useState(0)
  const [{ details, problem }, setLoaded] = useState<Loaded>({})
  useEffect(() => {
    const abort = new AbortController()
    callApi(`/api/admin/rfq/${encodeURIComponent(id)}`, { signal: abort.signal })
      .then(async (response) => setLoaded({ details: (await response.json()) as RfqDetails }))
      .catch((error: Error) => !abort.signal.aborted && setLoaded({ problem: error.message }))
    return () => abort.abort()
  }, [id, attempt])
  const retry = () => {
    setLoaded({})
    setAttempt(attempt + 1)
  }
  return { details, problem, retry, show: (saved: RfqDetails) => setLoaded({ details: saved }) }
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

/** Everything about one request, over the list. It is open while the address names it. */
export function DetailsDialog({ id, onClose, onSaved }: Props) {
  const { details, problem, retry, show } = useDetails(id)
  const opener = useRef<Element>(null)
  const saved = (next: RfqDetails) => {
    show(next)
    onSaved(next)
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="ax panel-veil fixed inset-0 z-[90]" />
        <Dialog.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            // A toast may be closed without closing what it speaks of.
            if ((event.target as Element).closest('[data-sonner-toaster]')) event.preventDefault()
          }}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            // It was opened by the address, so Radix does not know where the focus came from.
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="ax panel-sheet fixed inset-y-0 right-0 z-[91] flex w-full max-w-[640px] flex-col border-l border-line bg-paper text-ink"
        >
          <header className="flex items-center justify-between gap-4 border-b border-line bg-surface py-3 pr-3 pl-6">
            <Dialog.Title className="min-w-0 text-3 font-semibold break-words">
              {details ? details.company : 'RFQ request'}
              <span className="ml-3 font-mono text-1 font-normal text-ink-muted">No. {id}</span>
            </Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-items-center rounded hover:bg-sunken"
            >
              <X aria-hidden size={20} />
            </Dialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-6">
            {problem && <LoadProblem text={problem} onRetry={retry} />}
            {!problem && !details && <Waiting />}
            {details && <DetailsBody details={details} onSaved={saved} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
