import { createLocalReq, getPayload, type SanitizedConfig } from 'payload'
import { isStaff, type Person } from '@/access/roles'
import { CONTENT_BYTES, isJson, parseObject, readBytes } from './body'
import { HttpError } from './http-error'
import { isNativePath } from './native-paths'
import { boundedQuery } from './native-query'
import { isPublicFile } from './public-file'
import { rebuild } from './request'
import { noteSeenSession } from './session-details'

const UPLOAD_BYTES = 30 * 1024 * 1024
/** What the panel sends pictures in. */
const FORM = /^multipart\/form-data\s*;.*boundary=/i
const notFound = () => new HttpError(404, 'Not found')

/** Payload's own routes of a collection or global that the panel works with. Signing in and out has its own calls. */
const NATIVE_AUTH =
  /^\/users\/(login|logout|forgot-password|reset-password|first-register|register-first-user|unlock|verify|init|session)/
/** The panel asks here whether somebody is still signed in. It is told who; a session is not made longer by it. */
const STILL_SIGNED_IN = '/users/refresh-token'
const PANEL_ONLY: [RegExp, string[]][] = [
  // Payload cannot carry out the deletion of one: its query for it is not valid.
  [/^\/payload-preferences\/[^/]+$/, ['GET', 'POST']],
  [/^\/payload-locked-documents(\/\d{1,9})?$/, ['GET', 'DELETE']],
  [/^\/access$/, ['GET']],
]
const PUBLIC_FILE = /^\/media\/file\/[^/]+$/

function isOpenToStaff(config: SanitizedConfig, method: string, path: string): boolean {
  if (PANEL_ONLY.some(([pattern, methods]) => pattern.test(path) && methods.includes(method))) return true
  if (NATIVE_AUTH.test(path)) return false
  return isNativePath(config, path)
}

/** The panel sends long queries as a POST that stands for a GET; it becomes one. */
async function asRead(request: Request): Promise<Request> {
  const override =
    request.headers.get('x-payload-http-method-override') ?? request.headers.get('x-http-method-override')
  if (override === null) return request
  if (request.method !== 'POST' || override !== 'GET') throw new HttpError(400, 'The method cannot be overridden')
  const search = (await readBytes(request, CONTENT_BYTES)).toString('utf8')
  const url = new URL(request.url)
  url.search = search
  const headers = new Headers(request.headers)
  headers.delete('content-type')
  headers.delete('content-length')
  return new Request(url, { method: 'GET', headers, signal: request.signal })
}

/** The record of a form, which Payload would parse unseen: it stands in a field of its own beside the file. */
const RECORD = /name="_payload"(?:\r\n[^\r\n]+)*\r\n\r\n([\s\S]*?)\r\n--/

function refuseStrangeForm(bytes: Buffer): void {
  const record = RECORD.exec(bytes.toString('latin1'))?.[1]
  if (record === undefined) throw new HttpError(400, 'The form is not readable')
  parseObject(Buffer.from(record, 'latin1'))
}

async function boundedBody(request: Request, path: string): Promise<Buffer | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return undefined
  if (isJson(request)) {
    const bytes = await readBytes(request, CONTENT_BYTES)
    if (bytes.length > 0 || request.method !== 'DELETE') parseObject(bytes)
    return bytes
  }
  const bytes = await readBytes(request, path.startsWith('/media') ? UPLOAD_BYTES : 2 * CONTENT_BYTES)
  if (bytes.length > 0 && !FORM.test(request.headers.get('content-type') ?? ''))
    throw new HttpError(415, 'Send this as application/json')
  if (bytes.length > 0) refuseStrangeForm(bytes)
  if (bytes.includes('\\u0000')) throw new HttpError(400, 'The body contains a character that cannot be stored')
  return bytes
}

async function personOf(config: SanitizedConfig, request: Request): Promise<Person> {
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  const { user } = await payload.auth({ headers: rebuild(request).headers, req })
  req.user = user
  await noteSeenSession(req, request.headers)
  return user as Person
}

/** Takes the sessions out of what Payload tells of a user: they are for the settings, not for a list. */
export async function withoutSessions(response: Response): Promise<Response> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return response
  const text = JSON.stringify(await response.json(), (key, value: unknown) => (key === 'sessions' ? undefined : value))
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(text, { status: response.status, headers })
}

type FieldProblem = { label?: string; message?: string }
type NativeProblem = { errors?: { message?: string; data?: { errors?: FieldProblem[] } }[] }

/**
 * Lets Payload's refusal of one field say why: its panel shows the sentence, which names the field alone, and loses the
 * reason where a rule is no rule of the field itself.
 */
export async function withReasons(response: Response): Promise<Response> {
  if (response.status !== 400 || !response.headers.get('content-type')?.includes('json')) return response
  const body = (await response.json()) as NativeProblem
  for (const error of body.errors ?? []) {
    const [only, ...others] = error.data?.errors ?? []
    if (only?.message && others.length === 0) error.message = [only.label, only.message].filter(Boolean).join(': ')
  }
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: response.status, headers })
}

/**
 * Lets a request through to one of Payload's own routes, bounded in what it asks for and sends.
 * Pictures of the site are for everybody, the rest is for staff.
 * @throws HttpError 404 for everything and everybody else
 */
export async function openNativeRoute(config: SanitizedConfig, request: Request, path: string): Promise<Request> {
  if (PUBLIC_FILE.test(path) && (request.method === 'GET' || request.method === 'HEAD')) {
    if (!(await isPublicFile(path))) throw notFound()
    const { origin, pathname } = new URL(request.url)
    return rebuild(new Request(`${origin}${pathname}`, { headers: request.headers, signal: request.signal }))
  }
  const read = await asRead(request)
  if (!isOpenToStaff(config, read.method, path)) throw notFound()
  if (!isStaff(await personOf(config, read))) throw notFound()
  if (path === STILL_SIGNED_IN)
    return rebuild(new Request(new URL('/api/users/me', read.url), { headers: read.headers }))
  const body = await boundedBody(read, path)
  const url = new URL(read.url)
  url.search = boundedQuery(url.search)
  return rebuild(new Request(url, { method: read.method, headers: read.headers, signal: read.signal }), body)
}
