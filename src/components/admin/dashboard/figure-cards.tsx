import Link from 'next/link'
import type { Figure } from './figures'

/** The figures as cards; each leads to the list that it sums up. */
export function FigureCards({ figures }: { figures: Figure[] }) {
  return (
    <ul
      className={`mb-10 grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 ${figures.length === 4 ? 'xl:grid-cols-4' : ''}`}
    >
      {figures.map(({ label, value, href, note }) => (
        <li key={label} className="bg-surface sm:last:odd:col-span-2">
          <Link
            href={href}
            prefetch={false}
            className="flex h-full flex-col gap-1.5 p-5 text-ink no-underline -outline-offset-2 hover:bg-sunken"
          >
            <span className="text-1 text-ink-muted">{label}</span>
            <span className="font-mono text-5 font-medium tabular-nums">{value}</span>
            {note && <span className="text-1 text-ink-muted">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
