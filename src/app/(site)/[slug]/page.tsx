import type { Metadata } from 'next'
import { cache } from 'react'
import { getPublishedPage } from '@/collections/content-pages/operations'
import { contentPageTexts } from '@/collections/content-elements/texts/content-page'
import { Editable } from '@/components/content/editable'
import { publicRequest } from '@/lib/server/public-request'
import { excerpt } from '@/lib/shared/excerpt'
import { PageData } from '../json-ld/page-data'
import { MovedOrNotFound } from '../moved-or-not-found'
import { elementsOf, pageMetadata, siteSettings } from '../site-data'
import { Article, textLook } from './article'
import { builtInPage } from './built-in'

type Props = { params: Promise<{ slug: string }> }

/** Pages are rendered at their first visit: a build knows none. */
export const generateStaticParams = () => []

const findPage = cache(async (slug: string) => {
  const [req, settings] = await Promise.all([publicRequest(), siteSettings()])
  if (!req || !settings) return null
  const page = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? await getPublishedPage(req, slug) : undefined
  return page ?? builtInPage(slug, settings) ?? 'unknown'
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findPage((await params).slug)
  if (!page || page === 'unknown') return {}
  return pageMetadata({
    title: page.title,
    path: `/${page.slug}`,
    description: excerpt(page.content),
    // A built-in text has no picture of its own.
    picture: 'id' in page ? page.slug : undefined,
  })
}

/** A page of running text from the CMS. */
export default async function ContentPage({ params }: Props) {
  const [page, texts] = await Promise.all([findPage((await params).slug), elementsOf(contentPageTexts)])
  if (!page || !texts) return null
  if (page === 'unknown') return <MovedOrNotFound path={`/${(await params).slug}`} />
  return (
    <>
      <Article
        title={page.title}
        publishedAt={page.publishedAt}
        text={<div data-page-field="content" className={textLook} dangerouslySetInnerHTML={{ __html: page.content }} />}
        foot={<Editable as="p" id="page-help-text" html={texts['page-help-text']} className="prose text-ink-muted" />}
      />
      <PageData
        page={{ type: 'WebPage', path: `/${page.slug}`, title: page.title, description: excerpt(page.content) }}
      />
    </>
  )
}
