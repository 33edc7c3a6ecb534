import type { Endpoint } from 'payload'
import { isSalesStaff } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { etagOf, staleAnswer } from '@/lib/server/etag'
import { sendFile } from '@/lib/server/kept-files'
import { quoteFile } from '../file'
import { findQuote, quoteIdOf } from '../find'
import { quoteInput, type QuoteRecord, quoteSending } from '../schema'
import { createDraft, deleteDraft, saveDraft } from './drafts'
import { getQuote, listChanges, listQuotes } from './list'
import { resendQuote, sendQuote } from './sending'

const changes = { name: 'quote-changes', points: 3600, seconds: 3600 }
/** Each is a mail to somebody. */
const mails = { name: 'quote-mails', points: 240, seconds: 3600 }
/** A document is drawn for each call. */
const files = { name: 'quote-files', points: 720, seconds: 3600 }

/** A quote of 100 lines and 30 milestones, with scope and terms of the longest. */
const QUOTE_BYTES = 256 * 1024

const answer = (record: QuoteRecord): Response =>
  Response.json(record, { headers: { ETag: etagOf(record.updatedAt), 'Cache-Control': 'no-store' } })

const outcome = (saved: { stored: QuoteRecord } | { stale: QuoteRecord }): Response =>
  'stale' in saved ? staleAnswer(saved.stale) : answer(saved.stored)

/** Writing and sending quotes: the desk's side. */
export const quoteDeskEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/admin/rfq/:id/quotes',
    allow: isSalesStaff,
    run: ({ req, param }) => listQuotes(req, param('id')),
  }),
  endpoint({
    method: 'post',
    path: '/admin/rfq/:id/quotes',
    allow: isSalesStaff,
    limit: changes,
    status: 201,
    run: ({ req, param }) => createDraft(req, param('id')),
  }),
  endpoint({
    method: 'get',
    path: '/admin/quotes/:id',
    allow: isSalesStaff,
    run: async ({ req, param }) => answer(await getQuote(req, param('id'))),
  }),
  endpoint({
    method: 'put',
    path: '/admin/quotes/:id',
    allow: isSalesStaff,
    limit: changes,
    body: quoteInput,
    maxBytes: QUOTE_BYTES,
    run: async ({ req, param, body }) => outcome(await saveDraft(req, param('id'), body)),
  }),
  endpoint({
    method: 'delete',
    path: '/admin/quotes/:id',
    allow: isSalesStaff,
    limit: changes,
    run: async ({ req, param }) => {
      await deleteDraft(req, param('id'))
      return { message: 'The draft was deleted.' }
    },
  }),
  endpoint({
    method: 'post',
    path: '/admin/quotes/:id/send',
    allow: isSalesStaff,
    limit: mails,
    body: quoteSending,
    run: async ({ req, param, body }) => outcome(await sendQuote(req, param('id'), body.message)),
  }),
  endpoint({
    method: 'post',
    path: '/admin/quotes/:id/resend',
    allow: isSalesStaff,
    limit: mails,
    body: quoteSending,
    run: async ({ req, param, body }) => answer(await resendQuote(req, param('id'), body.message)),
  }),
  endpoint({
    method: 'get',
    path: '/admin/quotes/:id/pdf',
    allow: isSalesStaff,
    limit: files,
    run: async ({ req, param }) => sendFile(await quoteFile(req, await findQuote(req, quoteIdOf(param('id'))))),
  }),
  endpoint({
    method: 'get',
    path: '/admin/quotes/:id/changes',
    allow: isSalesStaff,
    run: ({ req, param }) => listChanges(req, param('id')),
  }),
]
