import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { pageRequest } from '@/app/(account)/page-request'
import { EmptyState } from '@/components/portal/empty-state'
import { PageHead } from '@/components/portal/page-head'
import { buttonClass } from '@/components/ui/button'
import { getSiteSettings } from '@/globals/site-settings/operations'
import { getHelpPage, listHelp } from '@/plugins/portal/collections/help-articles/operations'
import { helpCategories, type HelpEntry, helpQuery } from '@/plugins/portal/collections/help-articles/schema'
import { portalTitle } from '../../page-title'
import { ArticleList } from '../article-list'
import { ContactPanel } from '../contact-panel'
import { HelpSearch } from '../help-search'
import { Promises } from '../promises'

export const generateMetadata = () => portalTitle('Help & Support')

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

function Found({ q, entries }: { q: string; entries: HelpEntry[] }) {
  return (
    <>
      <p role="status" className="mb-3 text-1 text-ink-muted">
        {entries.length === 1 ? '1 article' : `${entries.length} articles`} for “{q}”
      </p>
      {entries.length > 0 ? (
        <ArticleList title="Results" entries={entries} />
      ) : (
        <EmptyState
          icon={SearchX}
          title="Nothing found"
          text="Try other words, or ask us: a person answers."
          action={
            <Link href="/portal/services/requests/new" prefetch={false} className={buttonClass()}>
              New service request
            </Link>
          }
        />
      )}
    </>
  )
}

function All({ entries }: { entries: HelpEntry[] }) {
  if (entries.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        title="No articles yet"
        text="Answers to what is asked most often will stand here. Until then, please write or call."
      />
    )
  return (
    <div className="grid gap-6">
      {helpCategories.map(({ value, label }) => {
        const own = entries.filter(({ category }) => category === value)
        return own.length > 0 && <ArticleList key={value} title={label} entries={own} />
      })}
    </div>
  )
}

/** Answers to look up, and whom to ask. */
export default async function HelpPage({ searchParams }: Props) {
  const [req, { q }] = [await pageRequest(), helpQuery.parse(await searchParams)]
  const [entries, page, settings] = await Promise.all([listHelp(req, q), getHelpPage(req), getSiteSettings(req)])
  return (
    <>
      <PageHead title="Help & Support" text={page.intro} crumbs={[{ href: '/portal', label: 'Dashboard' }]} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          <HelpSearch q={q} />
          {q ? <Found q={q} entries={entries} /> : <All entries={entries} />}
        </div>
        <div className="grid gap-6">
          <Promises promises={page.promises} />
          <ContactPanel settings={settings} />
        </div>
      </div>
    </>
  )
}
