import { TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import type { Figure } from './figures'

/** The figures as cards; each leads to the list that it counts. */
export function FigureCards({ figures }: { figures: Figure[] }) {
  return (
    <ul
      className={`mb-10 grid grid-cols-2 gap-px overflow-hidden rounded border border-line bg-line ${figures.length % 3 ? '' : 'lg:grid-cols-3 xl:grid-cols-6'}`}
    >
      {figures.map(({ label, value, href, isAlarm }) => (
        <li key={label} className="bg-surface">
          <Link
            href={href}
            prefetch={false}
            className="flex h-full flex-col gap-2 p-5 text-ink no-underline -outline-offset-2 hover:bg-sunken"
          >
            <span className="flex items-center gap-1.5 text-1 text-ink-muted">
              {isAlarm && <TriangleAlert aria-hidden size={14} className="text-danger" />}
              {label}
            </span>
            <span className={`font-mono text-5 font-medium tabular-nums ${isAlarm ? 'text-danger' : ''}`}>
              {value.toLocaleString('en-US')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
