import { CircleAlert, CircleCheck, CircleDot, CircleSlash, type LucideIcon, TriangleAlert } from 'lucide-react'

const looks = {
  good: { icon: CircleCheck, className: 'text-ok' },
  busy: { icon: CircleDot, className: 'text-info' },
  warning: { icon: TriangleAlert, className: 'text-warn' },
  bad: { icon: CircleAlert, className: 'text-danger' },
  quiet: { icon: CircleSlash, className: 'text-ink-muted' },
} as const satisfies Record<string, { icon: LucideIcon; className: string }>

/** How a thing is doing: never by colour alone. */
export type Tone = keyof typeof looks

/** A state as shape, colour and word. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
  const { icon: Icon, className } = looks[tone]
  return (
    <span className={`inline-flex items-center gap-1.5 text-1 font-medium whitespace-nowrap ${className}`}>
      <Icon aria-hidden size={16} className="shrink-0" />
      {children}
    </span>
  )
}
