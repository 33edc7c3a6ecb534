import { useId, type ReactNode } from 'react'

type Props = { title: string; text?: string; id?: string; className?: string; children: ReactNode }

/** A titled part of a quote. */
export function QuoteSection({ title, text, id, className, children }: Props) {
  const own = useId()
  return (
    <section id={id} aria-labelledby={own} className={`min-w-0 scroll-mt-20 ${className ?? ''}`}>
      <h2 id={own} className="text-4 font-semibold">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-[65ch] text-2 text-ink-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
