/** The headers by which frameworks let a caller disguise its method. */
export const OVERRIDE_HEADERS = ['x-http-method-override', 'x-payload-http-method-override', 'x-method-override']

/**
 * The same request with headers of our own and, where it was read already, its body.
 * A caller that sends neither `Origin` nor `Sec-Fetch-Site` is no browser, so its cookie cannot have been borrowed by
 * another site; Payload would refuse it without this hint.
 */
export function rebuild(request: Request, body?: Buffer): Request {
  const headers = new Headers(request.headers)
  for (const name of OVERRIDE_HEADERS) headers.delete(name)
  if (!headers.has('origin') && !headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'none')
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(request.url, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(hasBody && { body: body ? new Uint8Array(body) : request.body, duplex: 'half' }),
  } as RequestInit)
}
