import type { ServerResponse } from 'node:http'

/**
 * Next lets shared caches keep a prerendered page for a year, as if nobody could edit it. What an editor saves is on the
 * page at the next request, so every cache asks again; the ETag makes that cheap.
 */
export function keepPagesFresh(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'cache-control' && String(value).startsWith('s-maxage')
      ? setHeader(name, 'public, max-age=0, must-revalidate')
      : setHeader(name, value)
}
