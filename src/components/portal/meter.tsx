import { CircleAlert, TriangleAlert } from 'lucide-react'
import { Percent } from './percent'

const looks = {
  normal: { fill: 'var(--primary)' },
  high: { fill: 'var(--usage-high)', icon: TriangleAlert, word: 'High', className: 'text-warn' },
  full: { fill: 'var(--danger)', icon: CircleAlert, word: 'Full', className: 'text-danger' },
} as const

type Props = { label: string; percent: number | null; level: keyof typeof looks }

/** How much of something is in use: a figure and a line, yellow and named where it gets scarce. */
export function Meter({ label, percent, level }: Props) {
  const look = looks[level]
  const Icon = 'icon' in look ? look.icon : undefined
  return (
    <div>
      <div className="mb-1.5 flex items-center justify-between gap-3 text-1">
        <span className="font-medium">{label}</span>
        <span className="flex items-center gap-2">
          {Icon && 'word' in look && (
            <span className={`flex items-center gap-1 font-medium ${look.className}`}>
              <Icon aria-hidden size={14} />
              {look.word}
            </span>
          )}
          <span className="font-mono tabular-nums">
            <Percent value={percent} />
          </span>
        </span>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? 0}
        aria-valuetext={percent === null ? 'No data' : `${percent}%${'word' in look ? `, ${look.word}` : ''}`}
        data-level={level}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full" style={{ width: `${percent ?? 0}%`, background: look.fill }} />
      </div>
    </div>
  )
}
