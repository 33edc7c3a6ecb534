'use client'

import { type FormEvent, useId, useState } from 'react'
import { toast } from '@payloadcms/ui'
import type { RfqDetails } from '@/collections/rfq-requests/schema'
import { asJson, callApi } from '../call-api'
import { LocalDate } from '../local-date'
import { quietButton } from './looks'

/** What colleagues have noted about a request, the oldest first, and a field for more. */
export function Notes({ details, onSaved }: { details: RfqDetails; onSaved: (saved: RfqDetails) => void }) {
  const field = useId()
  const [text, setText] = useState('')
  const [isSaving, setSaving] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    setSaving(true)
    try {
      const response = await callApi(`/api/admin/rfq/${details.id}/notes`, asJson('POST', { text }))
      onSaved((await response.json()) as RfqDetails)
      setText('')
    } catch (error) {
      // What was written stays where it is.
      toast.error('Note not saved', { description: (error as Error).message })
    }
    setSaving(false)
  }
  return (
    <>
      {details.notes.length > 0 && (
        <ol className="mb-4 grid gap-3">
          {details.notes.map(({ id, text: noted, byName, createdAt }) => (
            <li key={id} className="rounded border border-line bg-surface p-3 text-1">
              <p className="max-w-[70ch] text-2 break-words whitespace-pre-wrap">{noted}</p>
              <p className="mt-1 text-ink-muted">
                {byName}, <LocalDate value={createdAt} withTime />
              </p>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={(event) => void add(event)} className="grid justify-items-start gap-2">
        <label htmlFor={field} className="text-1 font-medium text-ink-muted">
          Note for colleagues
        </label>
        <textarea
          id={field}
          value={text}
          maxLength={5000}
          rows={3}
          onChange={(event) => setText(event.target.value)}
          className="w-full rounded border border-line-strong bg-surface px-3 py-2 text-2"
        />
        <button type="submit" disabled={isSaving || !text.trim()} className={quietButton}>
          Add note
        </button>
      </form>
    </>
  )
}
