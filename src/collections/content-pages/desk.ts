import type { PayloadRequest } from 'payload'
import { toHtml } from '@/lib/server/rich-text'
import { sqlOf } from '@/lib/server/sql'
import { findById, findForEditing, present } from './find-pages'
import { listEditors } from './presence'
import { listSchedules } from './schedules'
import type { DeskPage } from './schema'

type Waiting = { page_id: number; updated_at: Date; saved_by: string | null }

/** The drafts that wait beside published pages, by the number of the page. */
async function waitingDrafts(req: PayloadRequest): Promise<Map<number, NonNullable<DeskPage['draft']>>> {
  const { rows } = await sqlOf(req).query<Waiting>(
    `select v.parent_id as page_id, v.updated_at, v.version_saved_by as saved_by
     from _content_pages_v v join content_pages p on p.id = v.parent_id
     where v.latest and v.version__status = 'draft' and p._status = 'published'`,
  )
  return new Map(rows.map((row) => [row.page_id, { updatedAt: row.updated_at.toISOString(), savedBy: row.saved_by }]))
}

async function withCompany(req: PayloadRequest, pages: Awaited<ReturnType<typeof findForEditing>>) {
  const [drafts, schedules, editors] = await Promise.all([waitingDrafts(req), listSchedules(req), listEditors(req)])
  return pages.map((page): DeskPage => ({
    ...present(page),
    draft: drafts.get(page.id) ?? null,
    schedule: schedules.get(page.id) ?? null,
    editedBy: editors.get(page.id) ?? null,
  }))
}

/** All pages for those who edit them, by their titles; a draft is one that has no `publishedAt`. */
export const listContent = async (req: PayloadRequest): Promise<DeskPage[]> =>
  withCompany(req, await findForEditing(req, {}))

/**
 * One page as the desk lists it.
 * @throws HttpError 404 when there is no such page
 */
export async function readContent(req: PayloadRequest, id: number): Promise<DeskPage> {
  const [page] = await withCompany(req, [await findById(req, id)])
  return page as DeskPage
}

/** Rich text that is still being written as its page would show it. */
export const previewHtml = (content: object): string => toHtml(content as Parameters<typeof toHtml>[0])
