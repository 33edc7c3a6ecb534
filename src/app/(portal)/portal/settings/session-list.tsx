'use client'

import { useRef, useState } from 'react'
import { Monitor, Smartphone } from 'lucide-react'
import type { SessionView } from '@/account/sessions/schema'
import { LocalDate } from '@/components/admin/local-date'
import { Status } from '@/components/portal/status'
import { Button } from '@/components/ui/button'
import { request } from '@/lib/client/request'
import { toast } from '@/lib/client/toast'
import { showFailure } from './save'

const PHONE = /iPhone|iPad|Android/

function When({ label, value }: { label: string; value: string | null }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd>{value ? <LocalDate value={value} withTime /> : 'not known'}</dd>
    </div>
  )
}

type ItemProps = { session: SessionView; isBusy: boolean; onEnd: () => void }

function Item({ session, isBusy, onEnd }: ItemProps) {
  const { id, device, address, startedAt, lastSeenAt, isCurrent } = session
  const Icon = PHONE.test(device) ? Smartphone : Monitor
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 sm:grid-cols-[20px_minmax(0,1fr)_auto]">
      <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-ink-muted" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3">
          <p id={`session-${id}`} className="text-2 font-medium">
            {device}
          </p>
          {isCurrent && <Status tone="good">This device</Status>}
        </div>
        <dl className="flex flex-wrap gap-x-5 text-1 text-ink-muted">
          <div className="flex gap-1.5">
            <dt>Address</dt>
            <dd className="font-mono break-all">{address ?? 'not known'}</dd>
          </div>
          <When label="Started" value={startedAt} />
          <When label="Last seen" value={lastSeenAt} />
        </dl>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={onEnd}
          className="justify-self-start max-sm:col-start-2"
          aria-label={`End session: ${device}${address ? `, ${address}` : ''}`}
        >
          End
        </Button>
      )}
    </li>
  )
}

/** Where the person is signed in. Each other session can be ended, or all of them. */
export function SessionList({ sessions }: { sessions: SessionView[] }) {
  // What the server lists next (after another password, say) counts again: only what was ended here is left out.
  const [ended, setEnded] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = sessions.filter(({ id }) => !ended.includes(id))
  const others = shown.filter(({ isCurrent }) => !isCurrent)

  const end = async (ids: string[], method: 'DELETE' | 'POST', url: string, title: string) => {
    setBusy(true)
    try {
      await request(method, url)
      setEnded((before) => [...before, ...ids])
      // The button that was pressed goes away.
      list.current?.focus()
      toast({ title, description: 'Whoever uses it has to sign in again.' })
    } catch (error) {
      showFailure(error)
    }
    setBusy(false)
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Sessions" className="-my-4 divide-y divide-line">
        {shown.map((session) => (
          <Item
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => end([session.id], 'DELETE', `/api/account/sessions/${session.id}`, 'Session ended')}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-8">
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() =>
              end(
                others.map(({ id }) => id),
                'POST',
                '/api/account/sessions/end-others',
                'All other sessions ended',
              )
            }
          >
            End all other sessions
          </Button>
        </div>
      )}
    </>
  )
}
