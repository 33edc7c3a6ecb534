'use client'

import { useRef, useState } from 'react'
import { toast } from '@payloadcms/ui'
import { type RfqDetails, type RfqStatus, rfqStatuses } from '@/collections/rfq-requests/schema'
import { asJson, callApi } from '../call-api'
import { statusLooks } from './status-badge'

type Props = { id: number; status: RfqStatus; label: string; onSaved: (saved: RfqDetails) => void }

/** The status of a request. Choosing one saves it at once; a choice that could not be saved is put back. */
export function StatusSelect({ id, status, label, onSaved }: Props) {
  const [saving, setSaving] = useState<RfqStatus>()
  const select = useRef<HTMLSelectElement>(null)
  const shown = saving ?? status
  const { icon: Icon, className } = statusLooks[shown]

  const save = async (next: RfqStatus) => {
    setSaving(next)
    try {
      const response = await callApi(`/api/admin/rfq/${id}/status`, asJson('PATCH', { status: next }))
      onSaved((await response.json()) as RfqDetails)
      toast.success('Status updated', { description: 'The RFQ request status has been updated successfully.' })
    } catch (error) {
      toast.error('Update failed', { description: (error as Error).message })
    }
    setSaving(undefined)
    // A select that is disabled loses the focus; who works by keyboard goes on where they were.
    requestAnimationFrame(() => document.activeElement === document.body && select.current?.focus())
  }

  return (
    <span className={`relative inline-flex items-center rounded ${className}`}>
      <Icon aria-hidden size={16} className="pointer-events-none absolute left-2.5" />
      <select
        ref={select}
        data-status=""
        aria-label={label}
        value={shown}
        disabled={saving !== undefined}
        onChange={(event) => void save(event.target.value as RfqStatus)}
        className="h-10 rounded border border-transparent bg-transparent pr-2 pl-8 text-1 font-medium text-current hover:border-current disabled:cursor-wait disabled:opacity-60"
      >
        {rfqStatuses.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
