import type { PayloadRequest } from 'payload'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'
import { findById, lockPage } from './find-pages'
import { EDITING_SECONDS } from './schema'

type Lock = { id: number; page_id: number; user_id: number; name: string }

/** The locks that the panel's screens take too: who opens a page there is seen here, and the other way round. */
async function locks(req: PayloadRequest, pageId?: number): Promise<Lock[]> {
  const { rows } = await sqlOf(req).query<Lock>(
    `select l.id, d.content_pages_id as page_id, u.id as user_id, u.full_name as name
     from payload_locked_documents l
     join payload_locked_documents_rels d on d.parent_id = l.id and d.path = 'document'
     join payload_locked_documents_rels p on p.parent_id = l.id and p.path = 'user'
     join users u on u.id = p.users_id
     where d.content_pages_id = coalesce($1, d.content_pages_id)
       and l.updated_at > now() - make_interval(secs => $2)
     order by l.updated_at desc`,
    [pageId ?? null, EDITING_SECONDS],
  )
  return rows
}

/** Who else is editing which page right now: their names by the number of the page. */
export async function listEditors(req: PayloadRequest): Promise<Map<number, string>> {
  const others = (await locks(req)).filter(({ user_id }) => user_id !== req.user?.id)
  return new Map(others.map(({ page_id, name }) => [page_id, name]))
}

/**
 * Says that the caller is editing a page, for the next two minutes; somebody who was there before stays the one who is
 * named to others.
 * @returns the name of somebody else who is editing it
 * @throws HttpError 404 when there is no such page
 */
export async function announceEditing(req: PayloadRequest, pageId: number): Promise<string | null> {
  return inTransaction(req, async () => {
    await lockPage(req, pageId)
    await findById(req, pageId)
    const present = await locks(req, pageId)
    const other = present.find(({ user_id }) => user_id !== req.user?.id)
    if (other) return other.name
    const [own] = present
    if (own) await sqlOf(req).query('update payload_locked_documents set updated_at = now() where id = $1', [own.id])
    else await takeLock(req, pageId)
    return null
  })
}

async function takeLock(req: PayloadRequest, pageId: number): Promise<void> {
  await dropLocks(req, pageId, undefined)
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'content_pages', value: pageId },
      user: { relationTo: 'users', value: req.user?.id },
    },
    req,
    returning: false,
  })
}

/** Removes the locks of a page: those of one person, or all. */
async function dropLocks(req: PayloadRequest, pageId: number, userId: number | undefined): Promise<void> {
  await sqlOf(req).query(
    `delete from payload_locked_documents l using payload_locked_documents_rels d, payload_locked_documents_rels p
     where d.parent_id = l.id and d.path = 'document' and d.content_pages_id = $1
       and p.parent_id = l.id and p.path = 'user' and p.users_id = coalesce($2, p.users_id)`,
    [pageId, userId ?? null],
  )
}

/** Says that the caller is done with a page. */
export async function endEditing(req: PayloadRequest, pageId: number): Promise<void> {
  await dropLocks(req, pageId, req.user?.id as number)
}
