'use client'

import { Send } from 'lucide-react'
import { mainButton, quietButton } from '../content/looks'
import { TotalLine } from './totals-section'
import type { QuoteEditing } from './use-quote-editor'

type BarProps = { editing: QuoteEditing; onSend: () => void }

/** What can be done with the draft, within reach wherever one is in it. */
export function EditorBar({ editing, onSend }: BarProps) {
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
      <div className="ml-auto grid text-right">
        <TotalLine />
        <p role="status" className="text-1 text-ink-muted">
          {isDirty ? 'There are unsaved changes.' : 'Saved.'}
        </p>
      </div>
    </div>
  )
}
