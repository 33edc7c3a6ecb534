import type { PayloadRequest } from 'payload'
import { afterCommit } from './after-commit'
import { expireAllPages } from './page-clock'
import { sqlOf } from './sql'

/** The PostgreSQL channel by which the processes tell each other that content has changed. */
export const PAGES_CHANNEL = 'patchbay_pages'

/**
 * A hook for everything that public pages show. This process forgets its pages before the save is answered; the
 * others are told by PostgreSQL at the very commit. All pages expire together: an edit is rare, a page takes
 * milliseconds, and no list of which page shows what can ever be wrong.
 */
export const expirePages = async <T extends { req: PayloadRequest; doc?: unknown }>({
  req,
  doc,
}: T): Promise<unknown> => {
  afterCommit(expireAllPages)
  await sqlOf(req).query('select pg_notify($1, $2)', [PAGES_CHANNEL, ''])
  return doc
}
