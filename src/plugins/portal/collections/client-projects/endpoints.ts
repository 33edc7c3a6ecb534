import type { Endpoint } from 'payload'
import { isSignedIn } from '@/access/roles'
import { endpoint } from '@/lib/server/endpoint'
import { jsonAnswer } from '@/lib/server/json-answer'
import { createProject, getProject, listProjects } from './operations'
import { newProject, projectListQuery } from './schema'

/** The caller's own projects. */
export const clientProjectEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/client/projects',
    allow: isSignedIn,
    query: projectListQuery,
    run: async ({ req, query }) => {
      const { rows, total } = await listProjects(req, query)
      return jsonAnswer(rows, 200, { 'X-Total-Count': String(total) })
    },
  }),
  endpoint({
    method: 'post',
    path: '/client/projects',
    allow: isSignedIn,
    limit: { name: 'client-projects', points: 60, seconds: 3600 },
    body: newProject,
    idempotent: true,
    status: 201,
    run: ({ req, body }) => createProject(req, body),
  }),
  endpoint({
    method: 'get',
    path: '/client/projects/:id',
    allow: isSignedIn,
    run: ({ req, param }) => getProject(req, param('id')),
  }),
]
