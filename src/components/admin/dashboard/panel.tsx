import { useId, type ReactNode } from 'react'
import Link from 'next/link'

type Props = { title: string; more?: { href: string; label: string }; level?: 2 | 3; children: ReactNode }

/** A titled part of the dashboard. */
export function Panel({ title, more, level = 2, children }: Props) {
  const Heading = `h${level}` as const
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <Heading id={id} className="text-2 font-semibold">
          {title}
        </Heading>
        {more && (
          <Link href={more.href} prefetch={false} className="text-1 text-primary underline underline-offset-4">
            {more.label}
          </Link>
        )}
      </div>
      <div className="overflow-hidden rounded border border-line bg-surface">{children}</div>
    </section>
  )
}
