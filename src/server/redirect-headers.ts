import type { IncomingMessage, ServerResponse } from 'node:http'

/** The target with the query of the request, where it is on this site and has none of its own. */
function withQuery(target: string, address: string): string {
  const query = /\?[^#]*/.exec(address)?.[0] ?? ''
  if (query.length < 2 || !target.startsWith('/') || target.includes('?')) return target
  const [path = '', anchor] = target.split(/(?=#)/)
  return `${path}${query}${anchor ?? ''}`
}

/**
 * Mends the answer of a page that leads elsewhere for good. Next sends the target twice when it has just rendered the
 * page, which some programs read as one address with a comma in it; and a page that is rendered once for everybody knows
 * no query, so it is passed on here. What Next's own router asks for is no address of a visitor.
 */
export function mendRedirects(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((...args: unknown[]) => {
    const [target] = [response.getHeader('location')].flat()
    if (args[0] === 308 && target !== undefined && !request.headers.rsc)
      response.setHeader('location', withQuery(String(target), request.url ?? ''))
    return writeHead(...args)
  }) as ServerResponse['writeHead']
}
