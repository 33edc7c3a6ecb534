'use client'

import { RotateCw } from 'lucide-react'
import { LocalTime } from './local-time'

type Props = { at: string; isPending: boolean; onRefresh: () => void }

/** When the data was asked for last, and the button that asks again. */
export function RefreshBar({ at, isPending, onRefresh }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <p data-updated className="text-1 text-ink-muted">
        Updated <LocalTime value={at} withSeconds />
      </p>
      <button
        type="button"
        onClick={onRefresh}
        disabled={isPending}
        className="inline-flex h-11 items-center gap-2 rounded border border-line-strong bg-surface px-4 text-1 font-medium text-ink hover:bg-sunken disabled:opacity-60"
      >
        <RotateCw aria-hidden size={16} className={isPending ? 'motion-safe:animate-spin' : undefined} />
        {isPending ? 'Refreshing…' : 'Refresh'}
      </button>
    </div>
  )
}
