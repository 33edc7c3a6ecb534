'use client'

import { useId } from 'react'
import { useHydrated } from '@/lib/client/use-hydrated'
import { formatCents } from '@/plugins/portal/collections/invoices/money'
import type { QuoteLine } from '@/plugins/portal/collections/quotes/schema'
import { useChoice } from './choice'
import { reckoningOf } from './texts'

/** An optional line with its price, to be taken or left. Until scripts run nothing could follow from it, so it waits. */
export function OptionBox({ line }: { line: QuoteLine }) {
  const id = useId()
  const isLive = useHydrated()
  const { chosen, setChosen } = useChoice()
  const isChosen = chosen.includes(line.id)
  return (
    <div className="relative flex items-start gap-4 rounded border border-line bg-surface px-5 py-4 transition-colors duration-150 hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft/50">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        disabled={!isLive}
        aria-describedby={`${id}-price`}
        onChange={({ target }) => setChosen(line.id, target.checked)}
        className="relative z-10 mt-0.5 size-6 shrink-0 cursor-pointer accent-primary"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <label
            htmlFor={id}
            className="cursor-pointer font-medium break-words whitespace-pre-line after:absolute after:inset-0"
          >
            {line.description}
          </label>
          <p className="text-1 text-ink-muted tabular-nums">{reckoningOf(line)}</p>
        </div>
        <p id={`${id}-price`} className="font-mono text-2 tabular-nums">
          <span className="sr-only">Adds </span>
          <span aria-hidden>+</span>
          {formatCents(line.amountCents)}
        </p>
      </div>
    </div>
  )
}
