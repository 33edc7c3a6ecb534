import { handleEndpoints, type SanitizedConfig } from 'payload'
import { withAfterCommit } from './after-commit'
import { documentedRoute } from './api-routes'
import { isJson, JSON_BYTES, parseObject, readBytes } from './body'
import { answerFor, HttpError, problem } from './http-error'
import { openNativeRoute, withoutSessions } from './native-routes'
import { OVERRIDE_HEADERS, rebuild } from './request'

/** Refuses what no honest caller sends, before anything is looked up. */
function refuseOddities(request: Request): void {
  const url = new URL(request.url)
  if (/%00|\0/.test(url.pathname + url.search))
    throw new HttpError(400, 'The address contains a character that cannot be stored')
  try {
    decodeURIComponent(url.pathname)
  } catch {
    throw new HttpError(400, 'The address is not valid')
  }
}

async function native(config: SanitizedConfig, request: Request, path: string): Promise<Response> {
  const response = await handleEndpoints({ config, request: await openNativeRoute(config, request, path) })
  return path.startsWith('/users') ? withoutSessions(response) : response
}

async function route(config: SanitizedConfig, request: Request): Promise<Response> {
  refuseOddities(request)
  const { pathname } = new URL(request.url)
  const path = pathname.replace(/^\/api(?=\/|$)/, '').replace(/\/+$/, '')
  const documented = documentedRoute(config, request.method, path)
  const isOverridden = OVERRIDE_HEADERS.some((name) => request.headers.has(name))
  if (!documented) return native(config, request, path)
  if (documented.allowed) return methodAnswer(request.method, documented.allowed)
  if (isOverridden) throw new HttpError(400, 'The method cannot be overridden')
  if (!isJson(request)) return handleEndpoints({ config, request: rebuild(request) })
  const bytes = await readBytes(request, documented.maxBytes ?? JSON_BYTES)
  if (request.method !== 'GET') parseObject(bytes)
  return handleEndpoints({ config, request: rebuild(request, bytes) })
}

const methodAnswer = (method: string, allowed: string): Response =>
  method === 'OPTIONS'
    ? new Response(null, { status: 204, headers: { Allow: allowed } })
    : problem(405, { message: 'This cannot be done here' }, { Allow: allowed })

/** Payload invites other sites with these headers; nothing here is meant for them. */
function withoutCors(response: Response): Response {
  for (const name of [...response.headers.keys()]) if (name.startsWith('access-control-')) response.headers.delete(name)
  return response
}

/**
 * The one door of `/api`: our documented calls, and Payload's own routes for staff; everything else is not found.
 * Pages expire after the transaction of the call is committed and before its answer is given.
 */
export async function handleApi(config: SanitizedConfig, request: Request): Promise<Response> {
  try {
    return withoutCors(await withAfterCommit(() => route(config, request)))
  } catch (error) {
    const known = answerFor(error)
    if (known) return known
    console.error(`${request.method} ${new URL(request.url).pathname} failed`, error)
    return problem(500, { message: 'Something went wrong on our side. Please try again.' })
  }
}
