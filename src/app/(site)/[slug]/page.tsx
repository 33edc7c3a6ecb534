import type { Metadata } from 'next'
import { cache } from 'react'
import { getPublishedPage } from '@/collections/content-pages/operations'
import { LongDate } from '@/components/content/long-date'
import { publicRequest } from '@/lib/server/public-request'
import NotFound from '../not-found'
import { pageMetadata } from '../site-data'

type Props = { params: Promise<{ slug: string }> }

/** Pages are rendered at their first visit: a build knows none. */
export const generateStaticParams = () => []

const findPage = cache(async (slug: string) => {
  const req = await publicRequest()
  if (!req) return null
  const page = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? await getPublishedPage(req, slug) : undefined
  return page ?? 'unknown'
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findPage((await params).slug)
  return page && page !== 'unknown' ? pageMetadata({ title: page.title, path: `/${page.slug}` }) : {}
}

/** A page of running text from the CMS. */
export default async function ContentPage({ params }: Props) {
  const page = await findPage((await params).slug)
  if (!page) return null
  if (page === 'unknown') return <NotFound />
  return (
    <article className="page py-14 md:py-20">
      <header className="border-b border-line pb-8">
        <h1 className="max-w-[20ch] text-6">{page.title}</h1>
        {page.publishedAt && (
          <p className="label-mono mt-5 text-ink-muted">
            Last updated <LongDate value={page.publishedAt} />
          </p>
        )}
      </header>
      <div className="prose mt-10" dangerouslySetInnerHTML={{ __html: page.content }} />
    </article>
  )
}
