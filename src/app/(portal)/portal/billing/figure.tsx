import type { ReactNode } from 'react'

type Props = { label: string; value: string; children?: ReactNode; isLate?: boolean }

/** One amount that matters, with what is to be said about it. */
export function Figure({ label, value, children, isLate = false }: Props) {
  return (
    <div className="rounded border border-line bg-surface px-5 py-4">
      <p className="text-1 text-ink-muted">{label}</p>
      <p className={`mt-1 font-mono text-4 font-semibold tabular-nums ${isLate ? 'text-danger' : ''}`}>{value}</p>
      {children && <div className="mt-1 text-1 text-ink-muted">{children}</div>}
    </div>
  )
}
