import { createPayloadRequest, handleEndpoints, type SanitizedConfig } from 'payload'
import { withAfterCommit } from './after-commit'
import { documentedRoute, type FoundCall } from './api-routes'
import { answerFor, HttpError, problem } from './http-error'
import { openNativeRoute, withoutSessions, withReasons } from './native-routes'
import { OVERRIDE_HEADERS, withOrigin } from './request'

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
  const response = await withReasons(
    await handleEndpoints({ config, request: await openNativeRoute(config, request, path) }),
  )
  return path.startsWith('/users') ? withoutSessions(response) : response
}

/**
 * Calls the endpoint of a documented call, as Payload's `handleEndpoints` would: that tries the pattern of one endpoint after
 * the other with each request, and wraps the answer in another one for other sites' sake.
 */
async function documentedAnswer(
  config: SanitizedConfig,
  request: Request,
  { endpoint, params }: FoundCall,
): Promise<Response> {
  const req = await createPayloadRequest({ canSetHeaders: true, config, request: withOrigin(request) })
  req.routeParams = params
  const response = await endpoint.handler(req)
  for (const [name, value] of req.responseHeaders ?? []) response.headers.append(name, value)
  return response
}

async function route(config: SanitizedConfig, request: Request): Promise<Response> {
  refuseOddities(request)
  const { pathname } = new URL(request.url)
  const path = pathname.replace(/^\/api(?=\/|$)/, '').replace(/\/+$/, '')
  const documented = documentedRoute(config, request.method, path)
  const isOverridden = OVERRIDE_HEADERS.some((name) => request.headers.has(name))
  if (!documented) return native(config, request, path)
  if (!documented.call) return methodAnswer(request.method, documented.allowed)
  if (isOverridden) throw new HttpError(400, 'The method cannot be overridden')
  // The endpoint reads its own body, within its own limit, once it knows that the caller may send one.
  return documentedAnswer(config, request, documented.call)
}

const methodAnswer = (method: string, allowed: string): Response =>
  method === 'OPTIONS'
    ? new Response(null, { status: 204, headers: { Allow: allowed } })
    : problem(405, { message: 'This cannot be done here' }, { Allow: allowed })

// What brings no policy of its own is data, and may do nothing in a browser.
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Payload invites other sites with its headers; nothing here is meant for them. */
function finished(response: Response, isHead: boolean): Response {
  const { headers } = response
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING)
  if (!isHead) return response
  void response.body?.cancel()
  return new Response(null, { status: response.status, headers })
}

/** HEAD is asked of the same code as GET; only the body stays away. */
const asGet = (request: Request): Request =>
  new Request(request.url, { headers: request.headers, signal: request.signal })

/**
 * The one door of `/api`: our documented calls, and Payload's own routes for staff; everything else is not found.
 * Pages expire after the transaction of the call is committed and before its answer is given.
 */
export async function handleApi(config: SanitizedConfig, request: Request): Promise<Response> {
  const isHead = request.method === 'HEAD'
  try {
    return finished(await withAfterCommit(() => route(config, isHead ? asGet(request) : request)), isHead)
  } catch (error) {
    const known = answerFor(error)
    if (known) return finished(known, isHead)
    console.error(`${request.method} ${new URL(request.url).pathname} failed`, error)
    return finished(problem(500, { message: 'Something went wrong on our side. Please try again.' }), isHead)
  }
}
