import type { Endpoint } from 'payload'
import { isContentStaff } from '@/access/roles'
import { CONTENT_BYTES } from '@/lib/server/body'
import { endpoint } from '@/lib/server/endpoint'
import { staleAnswer } from '@/lib/server/etag'
import { listContent, previewHtml, readContent } from './desk'
import { readDraft, saveDraft } from './drafts'
import { answer, numberOf } from './page-answer'
import { announceEditing, endEditing } from './presence'
import { setPageStatus } from './publishing'
import { contentPatch, pageStatusForm, previewForm, scheduleForm } from './schema'
import { setSchedule } from './schedules'
import { listVersions, readVersion, restoreVersion } from './versions'

const allow = isContentStaff

/** What the content desk does beyond reading and saving a page. */
export const contentDeskEndpoints: Endpoint[] = [
  endpoint({ method: 'get', path: '/admin/content', allow, run: ({ req }) => listContent(req) }),
  endpoint({
    method: 'post',
    path: '/admin/content/preview',
    allow,
    body: previewForm,
    maxBytes: CONTENT_BYTES,
    run: ({ body }) => Promise.resolve({ content: previewHtml(body.content) }),
  }),
  endpoint({
    method: 'get',
    path: '/admin/content/:id',
    allow,
    run: async ({ req, param }) => answer(await readContent(req, numberOf(param('id')))),
  }),
  endpoint({
    method: 'get',
    path: '/admin/content/:id/draft',
    allow,
    run: async ({ req, param }) => answer(await readDraft(req, numberOf(param('id')))),
  }),
  endpoint({
    method: 'patch',
    path: '/admin/content/:id/draft',
    allow,
    body: contentPatch,
    maxBytes: CONTENT_BYTES,
    run: async ({ req, param, body: { updatedAt: _updatedAt, ...changes } }) => {
      const outcome = await saveDraft(req, numberOf(param('id')), changes)
      return 'stored' in outcome ? answer(outcome.stored) : staleAnswer(outcome.stale)
    },
  }),
  endpoint({
    method: 'patch',
    path: '/admin/content/:id/status',
    allow,
    body: pageStatusForm,
    run: async ({ req, param, body: { status } }) => {
      const id = numberOf(param('id'))
      const outcome = await setPageStatus(req, id, status)
      return 'stored' in outcome ? answer(await readContent(req, id)) : staleAnswer(outcome.stale)
    },
  }),
  endpoint({
    method: 'put',
    path: '/admin/content/:id/schedule',
    allow,
    body: scheduleForm,
    run: async ({ req, param, body }) => {
      const id = numberOf(param('id'))
      await setSchedule(req, id, body)
      return answer(await readContent(req, id))
    },
  }),
  endpoint({
    method: 'get',
    path: '/admin/content/:id/versions',
    allow,
    run: ({ req, param }) => listVersions(req, numberOf(param('id'))),
  }),
  endpoint({
    method: 'get',
    path: '/admin/content/:id/versions/:version',
    allow,
    run: ({ req, param }) => readVersion(req, numberOf(param('id')), numberOf(param('version'))),
  }),
  endpoint({
    method: 'post',
    path: '/admin/content/:id/versions/:version/restore',
    allow,
    run: async ({ req, param }) => {
      const id = numberOf(param('id'))
      await restoreVersion(req, id, numberOf(param('version')))
      return answer(await readContent(req, id))
    },
  }),
  endpoint({
    method: 'post',
    path: '/admin/content/:id/editing',
    allow,
    run: async ({ req, param }) => ({ editedBy: await announceEditing(req, numberOf(param('id'))) }),
  }),
  endpoint({
    method: 'delete',
    path: '/admin/content/:id/editing',
    allow,
    run: async ({ req, param }) => {
      await endEditing(req, numberOf(param('id')))
      return { editedBy: null }
    },
  }),
]
