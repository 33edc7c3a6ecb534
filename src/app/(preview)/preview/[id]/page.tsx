import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isContentStaff, type Person } from '@/access/roles'
import { pageRequest } from '@/app/(account)/page-request'
import { elementsOf } from '@/app/(site)/site-data'
import { readDraft } from '@/collections/content-pages/drafts'
import { contentPageTexts } from '@/collections/content-elements/texts/content-page'
import { Editable } from '@/components/content/editable'
import { HttpError } from '@/lib/server/http-error'
import { LiveArticle } from './live-article'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** The newest draft of a page as visitors would see it, for those who may edit it; to everybody else there is nothing. */
export default async function PreviewPage({ params }: Props) {
  const { id } = await params
  const req = await pageRequest()
  if (!isContentStaff(req.user as Person) || !/^[1-9]\d{0,8}$/.test(id)) notFound()
  const page = await readDraft(req, Number(id)).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) notFound()
    throw error
  })
  const texts = await elementsOf(contentPageTexts)
  return (
    <>
      <p className="border-b border-line bg-warn-soft py-2 text-center text-1 text-ink">
        Preview of the draft. Visitors do not see this.
      </p>
      <LiveArticle
        key={page.updatedAt}
        page={page}
        foot={
          texts && (
            <Editable as="p" id="page-help-text" html={texts['page-help-text']} className="prose text-ink-muted" />
          )
        }
      />
    </>
  )
}
