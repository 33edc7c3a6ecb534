'use client'

import { useId, useRef, useState } from 'react'
import { ExternalLink, X } from 'lucide-react'
import Link from 'next/link'
import { Dialog } from 'radix-ui'
import type { AdminPlugin } from '@/plugins/portal/collections/backstage-plugins/schema'
import { quietButton } from '../rfq/looks'
import { Hints, Problems } from './config-notes'
import { Conflict } from './conflict'
import { JsonEditor } from './json-editor'
import { TestConnection } from './test-connection'
import { printed, useConfig } from './use-config'

type Props = { plugin: AdminPlugin; onClose: () => void; onSaved: (saved: AdminPlugin) => void }

const primaryButton =
  'inline-flex h-10 items-center rounded bg-primary px-4 text-1 font-medium text-on-primary hover:bg-primary-hover disabled:opacity-60'

type FootProps = { isLeaving: boolean; isSaving: boolean; onStay: () => void; onLeave: () => void; onSave: () => void }

function Foot({ isLeaving, isSaving, onStay, onLeave, onSave }: FootProps) {
  return (
    // On the left: toasts come up on the right, and would lie over the button that was pressed.
    <footer className="flex flex-wrap items-center gap-3 border-t border-line bg-surface px-6 py-3">
      {isLeaving ? (
        <>
          <button type="button" autoFocus onClick={onStay} className={primaryButton}>
            Go on editing
          </button>
          <button type="button" onClick={onLeave} className={quietButton}>
            Discard changes
          </button>
          <p role="alert" className="text-1">
            Your changes are not saved.
          </p>
        </>
      ) : (
        <>
          <button type="button" disabled={isSaving} onClick={onSave} className={primaryButton}>
            {isSaving ? 'Saving…' : 'Save'}
          </button>
          <Dialog.Close className={quietButton}>Cancel</Dialog.Close>
        </>
      )}
    </footer>
  )
}

/** The configuration of one plugin as JSON, over the list. */
export function ConfigDialog({ plugin, onClose, onSaved }: Props) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<Element>(null)
  const [isLeaving, setLeaving] = useState(false)
  const edit = useConfig(plugin, onSaved, onClose)
  const goTo = (offset: number) => {
    area.current?.focus()
    area.current?.setSelectionRange(offset, offset)
  }
  return (
    <Dialog.Root open onOpenChange={() => (edit.isChanged && !isLeaving ? setLeaving(true) : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="ax panel-veil fixed inset-0 z-[90]" />
        <Dialog.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            // The first Esc gives Tab back to the browser; the next one closes.
            if (document.activeElement === area.current && !area.current?.dataset.released) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            // A toast may be closed without closing what it speaks of.
            if ((event.target as Element).closest('[data-sonner-toaster]')) event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            event.preventDefault()
            area.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          className="ax panel-sheet fixed inset-y-0 right-0 z-[91] flex w-full max-w-[720px] flex-col border-l border-line bg-paper text-ink"
        >
          <header className="flex items-center justify-between gap-4 border-b border-line bg-surface py-3 pr-3 pl-6">
            <Dialog.Title className="min-w-0 text-3 font-semibold break-words">Configure {plugin.name}</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-items-center rounded hover:bg-sunken"
            >
              <X aria-hidden size={20} />
            </Dialog.Close>
          </header>
          <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-6">
            {edit.newer && (
              <Conflict
                mine={edit.text}
                theirs={printed(edit.newer)}
                newer={edit.newer}
                isSaving={edit.isSaving}
                onMine={() => void edit.saveMine()}
                onTheirs={edit.takeTheirs}
              />
            )}
            <div className="grid gap-1.5">
              <label htmlFor={id} className="text-1 font-medium">
                Configuration (JSON)
              </label>
              <JsonEditor
                ref={area}
                id={id}
                text={edit.text}
                json={edit.json}
                marks={edit.problems.map(({ offset }) => offset)}
                describedBy={`${id}-problems ${id}-hints`}
                onChange={(text) => {
                  setLeaving(false)
                  edit.setText(text)
                }}
              />
            </div>
            <Problems id={`${id}-problems`} text={edit.text} problems={edit.problems} onGo={goTo} />
            <Hints id={`${id}-hints`} name={plugin.name} secrets={edit.secrets} />
            <TestConnection id={plugin.id} isChanged={edit.isChanged} />
            <Link
              href={`/admin/collections/backstage_plugins/${plugin.id}`}
              prefetch={false}
              className={`${quietButton} justify-self-start`}
            >
              Open the record
              <ExternalLink aria-hidden size={14} />
            </Link>
          </div>
          <Foot
            isLeaving={isLeaving}
            isSaving={edit.isSaving}
            onStay={() => {
              setLeaving(false)
              area.current?.focus()
            }}
            onLeave={onClose}
            onSave={() => void edit.save()}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
