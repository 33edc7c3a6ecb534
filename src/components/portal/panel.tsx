import { useId, type ReactNode } from 'react'

type Props = { title: string; more?: ReactNode; children: ReactNode; className?: string }

/** A titled part of a screen, in a frame. */
export function Panel({ title, more, children, className }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded border border-line bg-surface ${className ?? ''}`}>
      <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-5 py-2">
        <h2 id={id} className="text-2 font-semibold">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  )
}
