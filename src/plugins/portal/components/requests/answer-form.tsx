'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { ATTACHMENT_ENDINGS, ATTACHMENTS } from '../../collections/service-request-files/schema'
import { requestStatuses, type RequestStatus } from '../../collections/service-requests/schema'
import { callApi } from '@/components/admin/call-api'
import { control, quietButton } from '@/components/admin/rfq/looks'

type Props = { id: number; status: RequestStatus }

const labelClass = 'mb-1 block text-1 font-medium text-ink-muted'

/**
 * Answers the client, with files and a new status, or leaves a note for colleagues. It stands in the form of the record,
 * so it is no form itself and its fields have no names there.
 */
export function AnswerForm({ id, status }: Props) {
  const [text, setText] = useState('')
  const [next, setNext] = useState('')
  const [isInternal, setInternal] = useState(false)
  const [isSending, setSending] = useState(false)
  const files = useRef<HTMLInputElement>(null)

  const send = async () => {
    if (!text.trim()) return void toast.error('Please write a message')
    const body = new FormData()
    body.append('text', text)
    body.append('isInternal', String(isInternal))
    if (next && !isInternal) body.append('status', next)
    for (const file of files.current?.files ?? []) body.append(ATTACHMENTS, file, file.name)
    setSending(true)
    try {
      await callApi(`/api/admin/requests/${id}/messages`, { method: 'POST', body })
      // The record on the screen is older than what was stored now: its status, its times, its thread.
      window.location.reload()
    } catch (error) {
      toast.error('Message not sent', { description: (error as Error).message })
      setSending(false)
    }
  }
  return (
    <div
      role="group"
      aria-label="Answer"
      className="grid min-w-0 grid-cols-1 gap-4 rounded border border-line bg-surface p-4"
    >
      <div>
        <label htmlFor="answer-text" className={labelClass}>
          {isInternal ? 'Note for colleagues' : 'Answer to the client'}
        </label>
        <textarea
          id="answer-text"
          value={text}
          rows={5}
          maxLength={10_000}
          onChange={(event) => setText(event.target.value)}
          className="block w-full rounded border border-line-strong bg-surface px-3 py-2 text-2 text-ink"
        />
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-0">
          <label htmlFor="answer-files" className={labelClass}>
            Attachments
          </label>
          <input
            id="answer-files"
            ref={files}
            type="file"
            multiple
            accept={ATTACHMENT_ENDINGS}
            className="max-w-full text-1"
          />
        </div>
        <div>
          <label htmlFor="answer-status" className={labelClass}>
            Status afterwards
          </label>
          <select
            id="answer-status"
            value={next}
            disabled={isInternal}
            onChange={(event) => setNext(event.target.value)}
            className={control}
          >
            <option value="">{status === 'open' ? 'In progress' : 'As it is'}</option>
            {requestStatuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <label className="inline-flex h-10 items-center gap-2 text-1 text-ink">
          <input type="checkbox" checked={isInternal} onChange={(event) => setInternal(event.target.checked)} />
          Note for colleagues only
        </label>
        <button type="button" disabled={isSending} onClick={() => void send()} className={quietButton}>
          {isSending ? 'Sending...' : isInternal ? 'Keep the note' : 'Send the answer'}
        </button>
      </div>
    </div>
  )
}
