import Link from 'next/link'
import { sectionHref, type SectionId, sections } from './sections'

/** The parts of the settings: beside the open one, on small screens above it. */
export function SectionNav({ open }: { open: SectionId }) {
  return (
    <nav aria-label="Settings" className="self-start lg:sticky lg:top-6">
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <Link
              href={sectionHref(id)}
              prefetch={false}
              aria-current={id === open ? 'page' : undefined}
              className="flex min-h-10 items-center rounded border-l-2 border-transparent px-3 text-2 text-ink-muted no-underline hover:bg-sunken hover:text-ink aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
