import { cache } from 'react'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { pageRequest } from '@/app/(account)/page-request'
import { LocalDate } from '@/components/admin/local-date'
import { PageHead } from '@/components/portal/page-head'
import { getHelpArticle } from '@/plugins/portal/collections/help-articles/operations'
import { portalTitle } from '../../page-title'

type Props = { params: Promise<{ slug: string }> }

const findArticle = cache(async (slug: string) =>
  /^[a-z0-9-]{1,80}$/.test(slug) ? getHelpArticle(await pageRequest(), slug) : undefined,
)

export async function generateMetadata({ params }: Props) {
  return portalTitle((await findArticle((await params).slug))?.title ?? 'Article not found')
}

/** An article of the help. */
export default async function ArticlePage({ params }: Props) {
  const article = await findArticle((await params).slug)
  if (!article) notFound()
  return (
    <article>
      <PageHead
        title={article.title}
        text={article.summary}
        crumbs={[
          { href: '/portal', label: 'Dashboard' },
          { href: '/portal/help', label: 'Help & Support' },
        ]}
      />
      <div className="prose" dangerouslySetInnerHTML={{ __html: article.content }} />
      <footer className="mt-10 max-w-[66ch] border-t border-line pt-5 text-1 text-ink-muted">
        <p>
          Last updated <LocalDate value={article.updatedAt} />. Something left open?{' '}
          <Link href="/portal/services/requests/new" prefetch={false} className="link">
            Make a service request
          </Link>
          , and a person answers.
        </p>
      </footer>
    </article>
  )
}
