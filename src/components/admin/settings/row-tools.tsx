'use client'

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { quietButton } from '../rfq/looks'

type Props = { what: string; index: number; count: number; onMove: (to: number) => void; onRemove: () => void }

/** Moves a row of a list up or down, or takes it away. `what` names it for those who do not see the list. */
export function RowTools({ what, index, count, onMove, onRemove }: Props) {
  const tools = [
    { label: 'Move up', icon: ArrowUp, isOff: index === 0, act: () => onMove(index - 1) },
    { label: 'Move down', icon: ArrowDown, isOff: index === count - 1, act: () => onMove(index + 1) },
    { label: 'Remove', icon: Trash2, isOff: false, act: onRemove },
  ]
  return (
    <div className="flex gap-2">
      {tools.map(({ label, icon: Icon, isOff, act }) => (
        <button
          key={label}
          type="button"
          disabled={isOff}
          onClick={act}
          aria-label={`${label}: ${what}`}
          className={`${quietButton} size-10 justify-center px-0`}
        >
          <Icon aria-hidden size={16} />
        </button>
      ))}
    </div>
  )
}
