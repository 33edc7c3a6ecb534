import type { ServerResponse } from 'node:http'

/** How pages are to be kept: by everybody, who ask each time whether it is still the page. */
export const FRESH_PAGE = 'public, max-age=0, must-revalidate'
/** How a network of caches in front may keep them: it asks each time as well, and shows what it has when nobody answers it. */
export const FRESH_BEHIND = ['CDN-Cache-Control', 'public, max-age=0, stale-if-error=86400'] as const
/** The header by which the cache of pages tells when the rendering of a page began; it goes to nobody. */
export const RENDERED = 'x-patchbay-rendered'

/** Whether a `Cache-Control` is that of a prerendered page, as Next gives it or as it is sent. */
export const isFreshPage = (value: string): boolean => value.startsWith('s-maxage') || value === FRESH_PAGE

/**
 * Next lets shared caches keep a prerendered page for a year, as if nobody could edit it. What an editor saves is on the
 * page at the next request, so every cache asks again; the ETag makes that cheap.
 */
export function keepPagesFresh(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  const appendHeader = response.appendHeader.bind(response)
  response.setHeader = (name, value) => {
    const lower = name.toLowerCase()
    if (lower === RENDERED) return response
    if (lower !== 'cache-control' || !String(value).startsWith('s-maxage')) return setHeader(name, value)
    setHeader(...FRESH_BEHIND)
    return setHeader(name, FRESH_PAGE)
  }
  response.appendHeader = (name, value) => (name.toLowerCase() === RENDERED ? response : appendHeader(name, value))
}
