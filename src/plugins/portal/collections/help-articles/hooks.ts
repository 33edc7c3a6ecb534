import type { CollectionBeforeChangeHook } from 'payload'
import { toHtml } from '@/lib/server/rich-text'
import type { HelpArticle } from '@/payload-types'

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z#0-9]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Keeps the words of an article as plain text, for the search. */
export const keepWords: CollectionBeforeChangeHook<HelpArticle> = ({ data, originalDoc }) => {
  const content = data.content ?? originalDoc?.content
  return content ? { ...data, words: plain(toHtml(content as Parameters<typeof toHtml>[0])) } : data
}
