'use client'

import { useState } from 'react'
import { toast } from '@payloadcms/ui'
import { type BulkAnswer, labelOf, type RfqBulk, type RfqStatus, rfqStatuses } from '@/collections/rfq-requests/schema'
import { asJson, callApi } from '../call-api'
import { control, quietButton } from './looks'

const counted = (count: number): string => (count === 1 ? '1 request' : `${count} requests`)

async function send(bulk: RfqBulk): Promise<BulkAnswer> {
  return (await (await callApi('/api/admin/rfq/bulk', asJson('POST', bulk))).json()) as BulkAnswer
}

/** Gives each request back what it was, unless somebody has changed it since. @returns how many were given back */
async function undo({ status, changed }: BulkAnswer): Promise<number> {
  let count = 0
  for (const { value } of rfqStatuses) {
    const ids = changed.filter(({ from }) => from === value).map(({ id }) => id)
    if (ids.length > 0) count += (await send({ ids, status: value, from: status })).changed.length
  }
  return count
}

const failed = (error: unknown) => toast.error('Update failed', { description: (error as Error).message })

type Props = { selected: number[]; onClear: () => void; onDone: () => void }

/** What can be done with the chosen requests. */
export function BulkBar({ selected, onClear, onDone }: Props) {
  const [isSaving, setSaving] = useState(false)
  const undone = (answer: BulkAnswer) =>
    undo(answer)
      .then((count) => toast.success('Change undone', { description: `${counted(count)} put back.` }))
      .catch(failed)
      .finally(onDone)
  const save = async (status: RfqStatus) => {
    setSaving(true)
    try {
      const answer = await send({ ids: selected, status })
      toast.success('Status updated', {
        description: `${counted(answer.changed.length)} set to ${labelOf(rfqStatuses, status)}.`,
        duration: 10_000,
        ...(answer.changed.length > 0 && { action: { label: 'Undo', onClick: () => void undone(answer) } }),
      })
      onClear()
      onDone()
    } catch (error) {
      failed(error)
    }
    setSaving(false)
  }
  if (selected.length === 0) return null
  return (
    <div
      role="group"
      aria-label="Selected requests"
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-3 rounded border border-line-strong bg-surface p-3 shadow-md"
    >
      <p role="status" className="mr-auto text-1 font-medium tabular-nums">
        {selected.length} selected
      </p>
      <select
        aria-label="Set status of the selected requests"
        value=""
        disabled={isSaving}
        onChange={(event) => void save(event.target.value as RfqStatus)}
        className={control}
      >
        <option value="" disabled>
          Set status…
        </option>
        {rfqStatuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="button" onClick={onClear} className={quietButton}>
        Clear selection
      </button>
    </div>
  )
}
