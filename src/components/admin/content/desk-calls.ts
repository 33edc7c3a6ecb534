import type {
  DeskPage,
  ContentPageRecord,
  PageSchedule,
  PageStatus,
  PageVersion,
  PageVersionText,
} from '@/collections/content-pages/schema'
import { request, RequestError } from '@/lib/client/request'

const url = (id: number, part = ''): string => `/api/admin/content/${id}${part}`
const ifMatch = ({ updatedAt }: Pick<ContentPageRecord, 'updatedAt'>) => ({ 'If-Match': `"${updatedAt}"` })

/** What the edit dialog saves. */
export type PageText = Pick<ContentPageRecord, 'title' | 'slug' | 'content'>

/** What came of a save: the stored page, or the newer one of somebody else, of which nothing was overwritten. */
export type SaveOutcome = { stored: ContentPageRecord } | { newer: ContentPageRecord }

/** A failure in words that are fit to be shown. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof RequestError))
    return 'The server could not be reached. Please check your connection and try again.'
  if (error.status === 401) return 'You are signed out. Please sign in again in another tab, then try again here.'
  return error.problem?.message ?? error.message
}

/** The messages of a refusal by the names of their fields. */
export const fieldProblems = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (error instanceof RequestError ? (error.problem?.errors ?? []) : []).map(({ path, message }) => [path, message]),
  )

const newerOf = (error: unknown): ContentPageRecord | undefined =>
  error instanceof RequestError && error.status === 412
    ? (error.problem as { current?: ContentPageRecord } | undefined)?.current
    : undefined

/** What a save is for: the page as visitors see it, or the draft beside it. */
export type Target = 'page' | 'draft'

/**
 * Saves a page or its draft, unless somebody has changed it since.
 * @param seen the state that the person began with
 * @throws RequestError or a TypeError when it was not saved
 */
export async function savePage(seen: ContentPageRecord, text: PageText, target: Target): Promise<SaveOutcome> {
  try {
    const body = { ...text, updatedAt: seen.updatedAt }
    const address = url(seen.id, target === 'draft' ? '/draft' : '')
    return { stored: await request<ContentPageRecord>('PATCH', address, { body, headers: ifMatch(seen) }) }
  } catch (error) {
    const newer = newerOf(error)
    if (newer) return { newer }
    throw error
  }
}

export const listPages = (signal?: AbortSignal) => request<DeskPage[]>('GET', '/api/admin/content', { signal })
export const readPage = (id: number) => request<DeskPage>('GET', url(id))
export const readDraft = (id: number) => request<ContentPageRecord>('GET', url(id, '/draft'))
export const setStatus = (page: DeskPage, status: PageStatus) =>
  request<DeskPage>('PATCH', url(page.id, '/status'), { body: { status }, headers: ifMatch(page) })
export const setPlan = (id: number, plan: Pick<PageSchedule, 'publishAt' | 'unpublishAt'>) =>
  request<DeskPage>('PUT', url(id, '/schedule'), { body: plan })
export const listVersions = (id: number) => request<PageVersion[]>('GET', url(id, '/versions'))
export const readVersion = (id: number, version: number) =>
  request<PageVersionText>('GET', url(id, `/versions/${version}`))
export const restoreVersion = (id: number, version: number) =>
  request<DeskPage>('POST', url(id, `/versions/${version}/restore`))
export const announceEditing = (id: number) => request<Pick<DeskPage, 'editedBy'>>('POST', url(id, '/editing'))

/** Tells that the person is done; the call outlives the page that sends it. */
export const endEditing = (id: number): void =>
  void fetch(url(id, '/editing'), { method: 'DELETE', keepalive: true }).catch(() => {})
