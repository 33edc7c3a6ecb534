import type { ReactNode } from 'react'
import { LongDate } from '@/components/content/long-date'

type Props = {
  title: ReactNode
  publishedAt: string | null
  /** The element with the running text. */
  text: ReactNode
  foot: ReactNode
}

/** How a page of running text looks. */
export function Article({ title, publishedAt, text, foot }: Props) {
  return (
    <article className="page py-14 md:py-20">
      <header className="border-b border-line pb-8">
        <h1 data-page-field="title" className="max-w-[20ch] text-6">
          {title}
        </h1>
        {publishedAt && (
          <p className="label-mono mt-5 text-ink-muted">
            Last updated <LongDate value={publishedAt} />
          </p>
        )}
      </header>
      {text}
      <footer className="mt-14 border-t border-line pt-6">{foot}</footer>
    </article>
  )
}

/** The look of the running text. */
export const textLook = 'prose mt-10'
