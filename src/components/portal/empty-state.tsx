import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { icon: LucideIcon; title: string; text: string; action?: ReactNode }

/** Stands where there is nothing yet, and says how something gets there. */
export function EmptyState({ icon: Icon, title, text, action }: Props) {
  return (
    <div className="rounded border border-dashed border-line-strong px-6 py-14 text-center">
      <Icon aria-hidden size={28} strokeWidth={1.5} className="mx-auto mb-4 text-ink-muted" />
      <p className="text-3 font-semibold">{title}</p>
      <p className="mx-auto mt-1 max-w-[52ch] text-2 text-ink-muted">{text}</p>
      {action && <div className="mt-6 flex justify-center">{action}</div>}
    </div>
  )
}
