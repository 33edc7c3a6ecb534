import type { CSSProperties } from 'react'
import type { ServiceSection } from '@/collections/services/operations'

/** The sections of the services page as a list of ports, each in its strand colour. */
export function ServiceIndex({ sections }: { sections: ServiceSection[] }) {
  return (
    <nav aria-label="Services on this page">
      <ol className="grid gap-x-8 sm:grid-cols-2">
        {sections.map(({ id, slug, name, strand }, index) => (
          <li key={id} style={{ '--strand': `var(--strand-${strand})` } as CSSProperties}>
            <a
              href={`#${slug}`}
              className="group flex h-full min-h-11 items-center gap-3 border-t border-line py-2 leading-snug text-ink-muted hover:text-ink"
            >
              <span aria-hidden className="label-mono w-5 shrink-0 text-ink-muted">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span
                aria-hidden
                className="h-0.5 w-4 shrink-0 origin-left bg-strand transition-transform duration-150 group-hover:scale-x-150"
              />
              <span className="group-hover:translate-x-1 transition-transform duration-150">{name}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
