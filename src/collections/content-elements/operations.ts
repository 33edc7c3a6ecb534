import type { PayloadRequest } from 'payload'
import { isStale } from '@/lib/server/etag'
import { fromHtml, toHtml } from '@/lib/server/rich-text'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import type { ContentElement } from '@/payload-types'
import type { ElementAnswer } from './schema'

const present = (row: ContentElement): ElementAnswer => ({
  elementId: row.elementId,
  pageId: row.pageId,
  content: toHtml(row.content),
  updatedAt: row.updatedAt,
})

async function find(req: PayloadRequest, elementId: string): Promise<ContentElement | undefined> {
  const { docs } = await req.payload.find({
    collection: 'content_elements',
    where: { elementId: { equals: elementId } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return docs[0]
}

/** One element, or `undefined` when none is stored. */
export async function getElement(req: PayloadRequest, elementId: string): Promise<ElementAnswer | undefined> {
  const row = await find(req, elementId)
  return row && present(row)
}

/** Every element of a page, as HTML by id; a page reads them in one query. */
export async function getElements(req: PayloadRequest, ids: readonly string[]): Promise<Record<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'content_elements',
    where: { elementId: { in: [...ids] } },
    limit: ids.length,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return Object.fromEntries(docs.map((row) => [row.elementId, toHtml(row.content)]))
}

/** The number of each stored element in the panel, by its id on the page. */
export async function listElementIds(req: PayloadRequest): Promise<Record<string, number>> {
  const { docs } = await req.payload.find({
    collection: 'content_elements',
    select: { elementId: true },
    limit: 1000,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return Object.fromEntries(docs.map(({ id, elementId }) => [elementId, id]))
}

/**
 * Creates or updates an element. The HTML is sanitised; what it replaces stays in the versions.
 * @returns the stored element, or the newer one when the caller's `If-Match` was stale; `undefined` current when it is gone
 */
export async function putElement(
  req: PayloadRequest,
  elementId: string,
  { content, pageId }: { content: string; pageId: string },
): Promise<{ stored: ElementAnswer } | { stale: ElementAnswer | undefined }> {
  const state = await fromHtml(req.payload, content)
  return inTransaction(req, async () => {
    // Two editors of one element, or two creators, go one after the other.
    await sqlOf(req).query('select pg_advisory_xact_lock(hashtext($1))', [`content_elements ${elementId}`])
    const current = await find(req, elementId)
    if (isStale(req, current?.updatedAt)) return { stale: current && present(current) }
    const data = { elementId, pageId, content: state as ContentElement['content'] }
    const row = current
      ? await req.payload.update({
          collection: 'content_elements',
          id: current.id,
          data,
          depth: 0,
          req,
          overrideAccess: false,
          user: req.user,
        })
      : await req.payload.create({
          collection: 'content_elements',
          data,
          depth: 0,
          req,
          overrideAccess: false,
          user: req.user,
        })
    return { stored: present(row) }
  })
}
