'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useRouter } from 'next/navigation'
import { Article, textLook } from '@/app/(site)/[slug]/article'
import type { ContentPageRecord } from '@/collections/content-pages/schema'
import { request } from '@/lib/client/request'

/** Milliseconds without a key after which what is being written is shown. */
const PAUSE = 250

type Writing = { title?: unknown; content?: unknown }
type Message = { type?: string; data?: Writing }

/** What the panel says of the page that is open beside this one: that it was saved, and what is being written. */
function usePanel(onWriting: (writing: Writing) => void, onSaved: () => void): void {
  useEffect(() => {
    let timer: number | undefined
    const hear = ({ origin, data }: MessageEvent<Message | undefined>) => {
      if (origin !== location.origin) return
      if (data?.type === 'payload-document-event') onSaved()
      if (data?.type !== 'payload-live-preview' || !data.data) return
      const writing = data.data
      window.clearTimeout(timer)
      timer = window.setTimeout(() => onWriting(writing), PAUSE)
    }
    window.addEventListener('message', hear)
    const panel = (window.opener as Window | null) ?? window.parent
    panel.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
    return () => {
      window.removeEventListener('message', hear)
      window.clearTimeout(timer)
    }
  }, [onWriting, onSaved])
}

/** A draft that follows what is written and saved in the panel beside it. */
export function LiveArticle({ page, foot }: { page: ContentPageRecord; foot: ReactNode }) {
  const { refresh } = useRouter()
  const [shown, setShown] = useState<Pick<ContentPageRecord, 'title' | 'content'>>(page)
  const [write] = useState(() => ({ title, content }: Writing) => {
    if (typeof title === 'string') setShown((before) => ({ ...before, title }))
    if (!content) return
    // What cannot be shown right now is shown with the next key, or once it is saved.
    request<{ content: string }>('POST', '/api/admin/content/preview', { body: { content } }).then(
      (answer) => setShown((before) => ({ ...before, content: answer.content })),
      () => {},
    )
  })
  usePanel(write, refresh)
  return (
    <Article
      title={shown.title}
      publishedAt={page.publishedAt}
      text={<div className={textLook} dangerouslySetInnerHTML={{ __html: shown.content }} />}
      foot={foot}
    />
  )
}
