'use client'

import { FileText, Send, Trash2 } from 'lucide-react'
import { mainButton, quietButton } from '../content/looks'
import { dangerButton } from './looks'
import { pdfHref } from './quote-calls'
import { TotalLine } from './totals-section'
import type { QuoteEditing } from './use-quote-editor'

type BarProps = { editing: QuoteEditing; onSend: () => void; onDiscard: () => void }

/** What can be done with the draft, within reach wherever one is in it. */
export function EditorBar({ editing, onSend, onDiscard }: BarProps) {
  const { isDirty, isSubmitting } = editing.form.formState
  return (
    <div className="sticky bottom-0 z-20 flex flex-wrap items-center gap-3 rounded border border-line-strong bg-surface p-3">
      <button type="submit" disabled={isSubmitting || !isDirty} className={quietButton}>
        {isSubmitting ? 'Saving…' : 'Save draft'}
      </button>
      <button type="button" disabled={isSubmitting} onClick={onSend} className={mainButton}>
        <Send aria-hidden size={16} />
        Send…
      </button>
      <a href={pdfHref(editing.base.id)} target="_blank" rel="noopener" className={`${quietButton} max-sm:hidden`}>
        <FileText aria-hidden size={16} />
        PDF
      </a>
      <button type="button" onClick={onDiscard} className={`${dangerButton} max-sm:hidden`}>
        <Trash2 aria-hidden size={16} />
        Discard
      </button>
      <div className="ml-auto grid text-right">
        <TotalLine />
        <p role="status" className="text-1 text-ink-muted">
          {isDirty ? 'There are unsaved changes.' : 'Saved.'}
        </p>
      </div>
    </div>
  )
}
