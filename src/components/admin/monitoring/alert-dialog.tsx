'use client'

import { useEffect, useId, useState } from 'react'
import { toast } from '@payloadcms/ui'
import { ExternalLink } from 'lucide-react'
import Link from 'next/link'
import { Status } from '@/components/portal/status'
import { severityLook } from '@/components/portal/tones'
import { MOST_COMMENT } from '@/plugins/portal/collections/alerts/schema'
import type { FleetAlertDetails } from '@/plugins/portal/sources/fleet-source'
import { LocalDate } from '../local-date'
import { LoadProblem } from '../rfq/load-problem'
import { quietButton } from '../rfq/looks'
import { Sheet } from '../sheet'
import { loadAlert, remark } from './acknowledge'
import { AlertHistory } from './alert-history'
import { commentBox, primaryButton } from './looks'

type Loaded = { alert?: FleetAlertDetails; problem?: string }

function useAlert(id: string) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({})
  useEffect(() => {
    const abort = new AbortController()
    loadAlert(id, abort.signal)
      .then((alert) => setLoaded({ alert }))
      .catch((error: Error) => !abort.signal.aborted && setLoaded({ problem: error.message }))
    return () => abort.abort()
  }, [id, attempt])
  const retry = () => {
    setLoaded({})
    setAttempt(attempt + 1)
  }
  return { ...loaded, retry, show: (alert: FleetAlertDetails) => setLoaded({ alert }) }
}

type ActionsProps = { alert: FleetAlertDetails; onSaved: (saved: FleetAlertDetails) => void }

function Actions({ alert, onSaved }: ActionsProps) {
  const id = useId()
  const [comment, setComment] = useState('')
  const [isSaving, setSaving] = useState(false)
  const save = async (what: 'acknowledge' | 'reopen', title: string) => {
    setSaving(true)
    try {
      onSaved(await remark(alert.id, what, comment))
      setComment('')
      toast.success(title)
    } catch (error) {
      toast.error('Update failed', { description: (error as Error).message })
    }
    setSaving(false)
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-1 font-medium">
        Comment {!alert.acknowledged && <span className="font-normal text-ink-muted">(optional)</span>}
      </label>
      <textarea
        id={id}
        value={comment}
        rows={3}
        maxLength={MOST_COMMENT}
        disabled={isSaving}
        onChange={(event) => setComment(event.target.value)}
        className={commentBox}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        {alert.acknowledged ? (
          <>
            <button
              type="button"
              disabled={isSaving || !comment.trim()}
              onClick={() => void save('acknowledge', 'Comment added')}
              className={primaryButton}
            >
              Add comment
            </button>
            <button
              type="button"
              disabled={isSaving}
              onClick={() => void save('reopen', 'Alert reopened')}
              className={quietButton}
            >
              Reopen
            </button>
          </>
        ) : (
          <button
            type="button"
            disabled={isSaving}
            onClick={() => void save('acknowledge', 'Alert acknowledged')}
            className={primaryButton}
          >
            Acknowledge
          </button>
        )}
      </div>
    </div>
  )
}

function Body({ alert, onSaved }: ActionsProps) {
  const { tone, word } = severityLook(alert.severity)
  return (
    <div className="grid gap-8">
      <div>
        <p className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1">
          <Status tone={tone}>{word}</Status>
          <Status tone={alert.acknowledged ? 'quiet' : 'busy'}>{alert.acknowledged ? 'Acknowledged' : 'New'}</Status>
          <span className="text-1 text-ink-muted">
            {alert.client.name} · <LocalDate value={alert.timestamp} withTime />
          </span>
        </p>
        <p className="max-w-[70ch] text-2 break-words whitespace-pre-wrap">{alert.message}</p>
      </div>
      <Actions alert={alert} onSaved={onSaved} />
      <section>
        <h3 className="mb-3 text-2 font-semibold">History</h3>
        <AlertHistory history={alert.history} />
      </section>
      <Link
        href={`/admin/collections/alerts/${alert.id}`}
        prefetch={false}
        className={`${quietButton} justify-self-start`}
      >
        Open the record
        <ExternalLink aria-hidden size={14} />
      </Link>
    </div>
  )
}

type Props = { id: string; onClose: () => void; onChanged: () => void }

/** One alert with its history, over the list. It is open while the address names it. */
export function AlertDialog({ id, onClose, onChanged }: Props) {
  const { alert, problem, retry, show } = useAlert(id)
  return (
    <Sheet width={600} title={alert?.title ?? 'Alert'} onClose={onClose}>
      {problem && <LoadProblem text={problem} onRetry={retry} />}
      {!problem && !alert && (
        <div role="status" aria-label="Loading the alert" className="grid gap-4">
          {[48, 120, 160].map((height) => (
            <div key={height} style={{ height }} className="rounded bg-sunken motion-safe:animate-pulse" />
          ))}
        </div>
      )}
      {alert && (
        <Body
          alert={alert}
          onSaved={(saved) => {
            show(saved)
            onChanged()
          }}
        />
      )}
    </Sheet>
  )
}
