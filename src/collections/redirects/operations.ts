import type { PayloadRequest } from 'payload'
import { isOwnScreen } from '@/lib/shared/site-paths'
import { sqlOf } from '@/lib/server/sql'
import { canonicalPath, pathOfTarget } from './paths'

/** Names the lock under which addresses change, one change at a time. */
const ADDRESS_LOCK = 5_550_143
/** No chain is longer: new ones are joined when they are made. */
const MAX_STEPS = 50

// The path of `to`, without what follows ? or #.
const TARGET = `regexp_replace("to", '[?#].*$', '')`

/** Lets changes of addresses pass one at a time, until the transaction of `req` ends. What is read after it is current. */
export async function lockAddresses(req: PayloadRequest): Promise<void> {
  await sqlOf(req).query('select pg_advisory_xact_lock($1)', [ADDRESS_LOCK])
}

async function stepFrom(req: PayloadRequest, path: string): Promise<{ id: number; to: string } | undefined> {
  const { rows } = await sqlOf(req).query<{ id: number; to: string }>(
    'select id, "to" from redirects where "from" = $1',
    [path],
  )
  return rows[0]
}

/**
 * Where an address without a page leads in the end.
 * @param path as it was asked for, in any case
 * @returns a path on this site, with its anchor, or an https address; `undefined` when nothing is known
 */
export async function findRedirect(req: PayloadRequest, path: string): Promise<string | undefined> {
  let target: string | undefined
  let next: string | undefined = canonicalPath(path)
  for (let steps = 0; next && steps < MAX_STEPS; steps++) {
    const step = await stepFrom(req, next)
    if (!step) return target
    target = step.to
    next = pathOfTarget(target)
  }
  return target
}

/**
 * Whether a redirect would lead back to itself, over however many others.
 * @param id the redirect that is being changed: what it says today does not count
 */
export async function wouldLoop(
  req: PayloadRequest,
  { id, from, to }: { id?: number; from: string; to: string },
): Promise<boolean> {
  const seen = new Set<string>()
  for (let next = pathOfTarget(to); next && !seen.has(next);) {
    if (next === from) return true
    seen.add(next)
    const step = await stepFrom(req, next)
    next = step && step.id !== id ? pathOfTarget(step.to) : undefined
  }
  return false
}

/** Whether another redirect begins at this address already. */
export async function isTaken(req: PayloadRequest, { id, from }: { id?: number; from: string }): Promise<boolean> {
  const step = await stepFrom(req, from)
  return Boolean(step && step.id !== id)
}

/** Whether a published page of the CMS stands at this path. */
export async function isPublishedPage(req: PayloadRequest, path: string): Promise<boolean> {
  const { rowCount } = await sqlOf(req).query(
    "select 1 from content_pages where '/' || slug = $1 and _status = 'published'",
    [path],
  )
  return Boolean(rowCount)
}

/** Under which slug visitors know a page: that of its last publication, whatever its drafts say; `undefined` for none. */
export async function publicSlugOf(req: PayloadRequest, pageId: number): Promise<string | undefined> {
  const { rows } = await sqlOf(req).query<{ slug: string }>(
    "select slug from content_pages where id = $1 and (_status = 'published' or published_at is not null)",
    [pageId],
  )
  return rows[0]?.slug
}

/**
 * A page stands at a path now: nothing is redirected from there any more. When it stood elsewhere before, that address
 * and all that led there lead to it, in one step.
 */
export async function pageIsAt(req: PayloadRequest, path: string, before?: string): Promise<void> {
  const sql = sqlOf(req)
  await sql.query('delete from redirects where "from" = $1', [path])
  // A screen of the site stays where it is, whatever becomes of the page that was a part of it.
  if (!before || before === path || isOwnScreen(before)) return
  await sql.query(
    `update redirects set "to" = $2 || substr("to", length($1) + 1), updated_at = now() where ${TARGET} = $1`,
    [before, path],
  )
  await sql.query(
    `insert into redirects ("from", "to", is_automatic, created_at, updated_at) values ($1, $2, true, now(), now())
     on conflict ("from") do update set "to" = excluded."to", is_automatic = true, updated_at = now()`,
    [before, path],
  )
}

/** A page is gone: so are the redirects that led to it, over others too. */
export async function pageIsGone(req: PayloadRequest, path: string): Promise<void> {
  if (isOwnScreen(path)) return
  await sqlOf(req).query(
    `with recursive lost(path) as (
       select $1::text union select r."from" from redirects r join lost on regexp_replace(r."to", '[?#].*$', '') = lost.path
     ) delete from redirects where ${TARGET} in (select path from lost)`,
    [path],
  )
}
