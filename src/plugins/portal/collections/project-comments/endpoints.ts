import type { Endpoint } from 'payload'
import { isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { addComment } from './operations'
import { newComment } from './schema'

/** Writing on a project: its owner, and administrators. */
export const projectCommentEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/client/projects/:id/comments',
    allow: isSignedIn,
    limit: { name: 'project-comments', points: 120, seconds: 3600 },
    body: newComment,
    idempotent: true,
    status: 201,
    run: ({ req, param, body }) => addComment(req, param('id'), body.text),
  }),
]
