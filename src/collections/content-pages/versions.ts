import type { PayloadRequest } from 'payload'
import { HttpError } from '@/lib/server/http-error'
import { fromHtml, toHtml } from '@/lib/server/rich-text'
import { inTransaction } from '@/lib/server/transaction'
import type { ContentPage } from '@/payload-types'
import { findById, findNewest, lockPage } from './find-pages'
import type { PageVersion, PageVersionText } from './schema'

/** As many as are kept of a page. */
const MOST = 100

type Stored = { id: number | string; updatedAt: string; version: ContentPage }

const presentVersion = ({ id, updatedAt, version }: Stored): PageVersion => ({
  id: Number(id),
  title: version.title,
  slug: version.slug,
  status: version._status ?? 'draft',
  savedAt: updatedAt,
  savedBy: version.savedBy ?? null,
})

const notThere = () => new HttpError(404, 'This version does not exist')

/**
 * The saved states of a page, the newest first.
 * @throws HttpError 404 when there is no such page
 */
export async function listVersions(req: PayloadRequest, pageId: number): Promise<PageVersion[]> {
  await findById(req, pageId)
  const { docs } = await req.payload.findVersions({
    collection: 'content_pages',
    where: { parent: { equals: pageId } },
    select: { updatedAt: true, version: { title: true, slug: true, _status: true, savedBy: true } },
    sort: ['-updatedAt', '-id'],
    limit: MOST,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  return (docs as Stored[]).map(presentVersion)
}

async function findVersion(req: PayloadRequest, pageId: number, versionId: number): Promise<Stored> {
  const { docs } = await req.payload.findVersions({
    collection: 'content_pages',
    where: { and: [{ parent: { equals: pageId } }, { id: { equals: versionId } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  })
  const [version] = docs as Stored[]
  if (!version) throw notThere()
  return version
}

/**
 * One saved state of a page with its text.
 * @throws HttpError 404 when the page has no such version
 */
export async function readVersion(req: PayloadRequest, pageId: number, versionId: number): Promise<PageVersionText> {
  const stored = await findVersion(req, pageId, versionId)
  return { ...presentVersion(stored), content: stored.version.content ? toHtml(stored.version.content) : '' }
}

/**
 * Makes a saved state the newest draft. A published page stays as visitors see it until the draft is published.
 * @throws HttpError 404 when the page has no such version
 */
export async function restoreVersion(req: PayloadRequest, pageId: number, versionId: number): Promise<void> {
  await inTransaction(req, async () => {
    await lockPage(req, pageId)
    const { version } = await findVersion(req, pageId, versionId)
    const newest = await findNewest(req, pageId)
    const empty = () => fromHtml(req.payload, '') as Promise<never>
    await req.payload.update({
      collection: 'content_pages',
      id: pageId,
      data: {
        title: version.title ?? newest.title,
        slug: version.slug ?? newest.slug,
        content: version.content ?? (await empty()),
        _status: 'draft',
      },
      draft: true,
      depth: 0,
      req,
      overrideAccess: false,
      user: req.user,
    })
  })
}
