/** The headers by which frameworks let a caller disguise its method. */
export const OVERRIDE_HEADERS = ['x-http-method-override', 'x-payload-http-method-override', 'x-method-override']

/** A caller that sends neither is no browser, so its cookie cannot have been borrowed by another site. */
const saysWhence = (headers: Headers): boolean => headers.has('origin') || headers.has('sec-fetch-site')

/** The same request, with the hint without which Payload would refuse the cookie of a caller that is no browser. */
export const withOrigin = (request: Request): Request =>
  saysWhence(request.headers) || !request.headers.has('cookie') ? request : rebuild(request)

/**
 * The same request with headers of our own and, where it was read already, its body.
 */
export function rebuild(request: Request, body?: Buffer): Request {
  const headers = new Headers(request.headers)
  for (const name of OVERRIDE_HEADERS) headers.delete(name)
  if (!saysWhence(headers)) headers.set('sec-fetch-site', 'none')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(request.url, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(hasBody && { body: body ? new Uint8Array(body) : request.body, duplex: 'half' }),
  } as RequestInit)
}
