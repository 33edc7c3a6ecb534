import type { PayloadRequest } from 'payload'

/** The `Link` header (RFC 8288) of a page of a list. */
export function pageLinks(req: PayloadRequest, page: number, pages: number): string {
  const url = new URL(req.url ?? '', 'http://localhost')
  const link = (target: number, rel: string) => {
    url.searchParams.set('page', String(target))
    return `<${url.pathname}${url.search}>; rel="${rel}"`
  }
  return [
    link(1, 'first'),
    ...(page > 1 ? [link(page - 1, 'prev')] : []),
    ...(page < pages ? [link(page + 1, 'next')] : []),
    link(pages, 'last'),
  ].join(', ')
}
