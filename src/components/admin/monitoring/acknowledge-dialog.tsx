'use client'

import { useId, useState } from 'react'
import { toast } from '@payloadcms/ui'
import { Dialog } from 'radix-ui'
import { MOST_COMMENT } from '@/plugins/portal/collections/alerts/schema'
import type { FleetAlert } from '@/plugins/portal/sources/fleet-source'
import { quietButton } from '../rfq/looks'
import { acknowledge } from './acknowledge'
import { commentBox, primaryButton } from './looks'

type Props = { alerts: FleetAlert[]; onClose: () => void; onDone: () => void }

/** Takes one alert or several on, with a word about it if somebody wants to leave one. */
export function AcknowledgeDialog({ alerts, onClose, onDone }: Props) {
  const id = useId()
  const [comment, setComment] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [one] = alerts
  const title = alerts.length === 1 && one ? `Acknowledge “${one.title}”` : `Acknowledge ${alerts.length} alerts`

  const save = async () => {
    setSaving(true)
    try {
      const done = await acknowledge(
        alerts.map((alert) => alert.id),
        comment,
      )
      toast.success(done.length === 1 ? 'Alert acknowledged' : `${done.length} alerts acknowledged`)
      onDone()
      onClose()
    } catch (error) {
      toast.error('Update failed', { description: (error as Error).message })
      setSaving(false)
    }
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="ax panel-veil fixed inset-0 z-[90]" />
        <Dialog.Content className="ax fixed top-1/2 left-1/2 z-[91] w-[calc(100%-32px)] max-w-[520px] -translate-x-1/2 -translate-y-1/2 rounded border border-line bg-paper p-6 text-ink">
          <Dialog.Title className="text-3 font-semibold break-words">{title}</Dialog.Title>
          <Dialog.Description className="mt-1 text-2 text-ink-muted">
            The client sees that somebody has taken it on. Your name and your comment are for staff only.
          </Dialog.Description>
          <form
            className="mt-5"
            onSubmit={(event) => {
              event.preventDefault()
              void save()
            }}
          >
            <label htmlFor={id} className="mb-1 block text-1 font-medium">
              Comment <span className="font-normal text-ink-muted">(optional)</span>
            </label>
            <textarea
              id={id}
              value={comment}
              maxLength={MOST_COMMENT}
              rows={4}
              onChange={(event) => setComment(event.target.value)}
              className={commentBox}
            />
            <div className="mt-5 flex flex-wrap justify-end gap-3">
              <Dialog.Close className={quietButton}>Cancel</Dialog.Close>
              <button type="submit" disabled={isSaving} className={primaryButton}>
                {isSaving ? 'Saving…' : 'Acknowledge'}
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
