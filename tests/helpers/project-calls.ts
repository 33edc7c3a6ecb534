import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { CallOptions, TestApp } from './app'

/** A project as the calls answer it. */
export type Project = { id: number; name: string; description: string | null; status: string; createdAt: string }

/** The smallest file that is taken for a PDF. */
export const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n'

/** The body of an answer. */
export const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await (await answer).json()) as T

/** The names of the files that lie on the disk. */
export const onDisk = async (): Promise<string[]> =>
  readdir((await import('@/lib/server/upload')).uploadsFolder()).catch(() => [])

/** The calls about projects, each from an address of its own, so that limits do not meet. */
export function projectCalls(app: TestApp) {
  const call = (method: string, path: string, options: CallOptions = {}) =>
    app.call(method, path, { ...options, headers: { 'x-patchbay-address': randomUUID(), ...options.headers } })
  const create = (cookie: string, body: unknown = { name: `Project ${randomUUID()}` }, headers = {}) =>
    call('POST', '/client/projects', { body, cookie, headers })
  const upload = (cookie: string, id: number, name = 'plan.pdf', content = PDF, headers = {}) => {
    const form = new FormData()
    form.append('file', new File([content], name))
    return call('POST', `/client/projects/${id}/files`, { raw: form, cookie, headers })
  }
  return {
    call,
    create,
    upload,
    made: (cookie: string, body?: unknown) => json<Project>(create(cookie, body)),
    uploaded: (cookie: string, id: number) => json<{ id: string; url: string }>(upload(cookie, id)),
    comment: (cookie: string, id: number, text = 'Hello', headers = {}) =>
      call('POST', `/client/projects/${id}/comments`, { body: { text }, cookie, headers }),
    /** A part that only administrators make, through the panel's own route. */
    part: async (admin: string, slug: string, data: object) =>
      (await json<{ doc: { id: number } }>(call('POST', `/${slug}`, { body: data, cookie: admin }))).doc.id,
    userId: async (username: string) =>
      (await app.sql<{ id: number }>('select id from users where username = $1', [username]))[0]?.id ?? 0,
  }
}
