import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'

type Props = { icon: LucideIcon; label: string; isOn?: boolean; isDisabled?: boolean; onPress: () => void }

/** A button of the format bar. Pressing it leaves the cursor where it is. */
export function BarButton({ icon: Icon, label, isOn, isDisabled = false, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded disabled:opacity-40',
        isOn ? 'bg-primary-soft text-primary' : 'enabled:hover:bg-sunken',
      )}
    >
      <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
    </button>
  )
}
