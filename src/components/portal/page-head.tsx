import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

export type Crumb = { href: string; label: string }

type Props = {
  title: string
  /** What this screen is for, in a sentence. */
  text?: ReactNode
  /** The way from the dashboard to here, without this screen itself. */
  crumbs?: Crumb[]
  /** The one thing that is done most here. */
  action?: ReactNode
}

/** The head of a screen of the portal. */
export function PageHead({ title, text, crumbs = [], action }: Props) {
  return (
    <header className="mb-8">
      {crumbs.length > 0 && (
        <nav aria-label="Breadcrumb" className="mb-2">
          <ol className="flex flex-wrap items-center gap-1 text-1 text-ink-muted">
            {crumbs.map(({ href, label }, index) => (
              <li key={href} className="flex items-center gap-1">
                {index > 0 && <ChevronRight aria-hidden size={14} />}
                <Link
                  href={href}
                  prefetch={false}
                  className="inline-flex min-h-6 items-center hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-5 font-semibold break-words">{title}</h1>
          {text && <p className="mt-1.5 max-w-[70ch] text-2 text-ink-muted">{text}</p>}
        </div>
        {action}
      </div>
    </header>
  )
}
