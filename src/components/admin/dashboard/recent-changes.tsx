import Link from 'next/link'
import { LocalDate } from '../local-date'
import { Panel } from './panel'
import type { ContentChange } from './recent-content'

/** The content that was changed last. */
export function RecentChanges({ changes }: { changes: ContentChange[] }) {
  return (
    <Panel title="Recent content changes">
      <ul>
        {changes.map(({ href, title, kind, updatedAt }) => (
          <li key={href} className="border-line not-last:border-b">
            <Link
              href={href}
              prefetch={false}
              className="block px-5 py-3 text-ink no-underline -outline-offset-2 hover:bg-sunken"
            >
              <span className="block text-2 font-medium break-words">{title}</span>
              <span className="block text-1 text-ink-muted">
                {kind} · <LocalDate value={updatedAt} withTime />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
