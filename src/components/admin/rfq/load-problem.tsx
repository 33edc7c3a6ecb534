import { CircleAlert } from 'lucide-react'
import { quietButton } from './looks'

/** What is shown in place of something that could not be loaded. */
export function LoadProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded border border-danger bg-danger-soft p-4">
      <CircleAlert aria-hidden size={20} className="shrink-0 text-danger" />
      <p className="min-w-[180px] flex-1 text-2 text-ink">{text}</p>
      <button type="button" onClick={onRetry} className={quietButton}>
        Retry
      </button>
    </div>
  )
}
