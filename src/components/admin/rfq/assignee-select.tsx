'use client'

import { use, useState } from 'react'
import { toast } from '@payloadcms/ui'
import type { RfqDetails } from '@/collections/rfq-requests/schema'
import { asJson, callApi } from '../call-api'
import { ColleaguesContext } from './colleagues'
import { control } from './looks'

/** Who a request is with. Choosing somebody saves it at once; a choice that could not be saved is put back. */
export function AssigneeSelect({ details, onSaved }: { details: RfqDetails; onSaved: (saved: RfqDetails) => void }) {
  const { id, assignee } = details
  const colleagues = use(ColleaguesContext)
  const [saving, setSaving] = useState<string>()
  const save = async (choice: string) => {
    setSaving(choice)
    try {
      const body = { assignee: choice ? Number(choice) : null }
      const response = await callApi(`/api/admin/rfq/${id}/assignee`, asJson('PATCH', body))
      const saved = (await response.json()) as RfqDetails
      onSaved(saved)
      const description = saved.assignee
        ? `The RFQ request is with ${saved.assignee.fullName} now.`
        : 'The RFQ request is with nobody now.'
      toast.success('Assignment updated', { description })
    } catch (error) {
      toast.error('Update failed', { description: (error as Error).message })
    }
    setSaving(undefined)
  }
  // Somebody who has another role by now is still who it is with.
  const isKnown = !assignee || colleagues.some((colleague) => colleague.id === assignee.id)
  const choices = isKnown ? colleagues : [assignee, ...colleagues]
  return (
    <select
      aria-label="Assigned to"
      value={saving ?? (assignee ? String(assignee.id) : '')}
      disabled={saving !== undefined}
      onChange={(event) => void save(event.target.value)}
      className={`${control} max-w-full`}
    >
      <option value="">Unassigned</option>
      {choices.map((colleague) => (
        <option key={colleague.id} value={colleague.id}>
          {colleague.fullName}
        </option>
      ))}
    </select>
  )
}
