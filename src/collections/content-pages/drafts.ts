import type { PayloadRequest } from 'payload'
import { findNewest, present } from './find-pages'
import { type Saved, savePage } from './save-page'
import type { ContentPageRecord, ContentPatch } from './schema'

/**
 * What was saved of a page last, published or not.
 * @throws HttpError 404 when there is no such page
 */
export const readDraft = async (req: PayloadRequest, id: number): Promise<ContentPageRecord> =>
  present(await findNewest(req, id))

/**
 * Saves a page's newest draft; visitors see nothing of it until it is published.
 * @returns the draft, or the newer one when the caller's `If-Match` was stale
 * @throws HttpError 404 when there is no such page, 409 when another page has the slug
 */
export const saveDraft = (req: PayloadRequest, id: number, patch: ContentPatch): Promise<Saved> =>
  savePage(req, id, patch, { find: findNewest, statusOf: () => 'draft' })
