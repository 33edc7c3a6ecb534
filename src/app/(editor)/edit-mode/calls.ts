import { request, RequestError } from '@/lib/client/request'
import type { FieldTarget } from './fields'

/** A text as the server has it. Without an ETag nothing is stored yet, and the page shows a text of its own. */
export type StoredText = { html: string; etag: string | null }

type Answer = { content: string; title?: string; updatedAt: string }

const textOf = (target: FieldTarget, { content, title = '', updatedAt }: Answer): StoredText => ({
  html: target.type === 'page' && target.name === 'title' ? title : content,
  etag: `"${updatedAt}"`,
})

const elementUrl = (id: string): string => `/api/content/element/${id}`

/**
 * Reads what is stored for a text.
 * @param shown what the page shows, for an element that was never stored
 * @throws RequestError or a TypeError when the server doesn't give it
 */
export async function loadText(target: FieldTarget, shown: string): Promise<StoredText> {
  try {
    const url = target.type === 'element' ? elementUrl(target.id) : `/api/content/${target.slug}`
    return textOf(target, await request<Answer>('GET', url))
  } catch (error) {
    if (target.type === 'element' && error instanceof RequestError && error.status === 404)
      return { html: shown, etag: null }
    throw error
  }
}

/** What came of a save: the stored text, or the newer one of somebody else, of which nothing was overwritten. */
export type SaveOutcome = { stored: StoredText } | { newer: StoredText }

/**
 * Saves a text, unless somebody has changed it since.
 * @param etag the state that the caller began with; `null` when nothing was stored then
 * @throws RequestError or a TypeError when it was not saved
 */
export async function saveText(target: FieldTarget, html: string, etag: string | null): Promise<SaveOutcome> {
  const headers: Record<string, string> = etag === null ? { 'If-None-Match': '*' } : { 'If-Match': etag }
  try {
    const answer =
      target.type === 'element'
        ? await request<Answer>('PUT', elementUrl(target.id), { body: { content: html, pageId: 'default' }, headers })
        : await request<Answer>('PATCH', `/api/admin/content/${target.id}`, { body: { [target.name]: html }, headers })
    return { stored: textOf(target, answer) }
  } catch (error) {
    const current = error instanceof RequestError && error.status === 412 && (error.problem as { current?: Answer })
    if (current && current.current) return { newer: textOf(target, current.current) }
    throw error
  }
}
