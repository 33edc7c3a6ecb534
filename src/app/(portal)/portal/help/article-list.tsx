import Link from 'next/link'
import { Panel } from '@/components/portal/panel'
import type { HelpEntry } from '@/plugins/portal/collections/help-articles/schema'

/** Articles that stand together. */
export function ArticleList({ title, entries }: { title: string; entries: HelpEntry[] }) {
  return (
    <Panel title={title}>
      <ul>
        {entries.map(({ slug, title: name, summary }) => (
          <li key={slug} className="border-b border-line px-5 py-3 last:border-0">
            <Link
              href={`/portal/help/${slug}`}
              prefetch={false}
              className="inline-flex min-h-6 items-center font-medium text-primary underline underline-offset-4"
            >
              {name}
            </Link>
            <p className="max-w-[70ch] text-1 text-ink-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
