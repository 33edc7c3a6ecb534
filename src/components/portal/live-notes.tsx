import { CircleAlert } from 'lucide-react'
import { LocalTime } from './local-time'

type Props = {
  /** Why the last refresh failed. */
  problem?: string
  /** When the data was last found to be different. */
  changedAt?: string
}

/** Says that a refresh failed, and, to assistive technology only, that what is shown has changed. */
export function LiveNotes({ problem, changedAt }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {changedAt && (
          <>
            The data changed at <LocalTime value={changedAt} withSeconds />
          </>
        )}
      </p>
      {problem && (
        <p
          role="alert"
          className="mb-6 flex items-start gap-2 rounded border border-danger bg-danger-soft px-4 py-3 text-1"
        >
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-danger" />
          <span>What you see is from before: it could not be refreshed. {problem}</span>
        </p>
      )}
    </>
  )
}
