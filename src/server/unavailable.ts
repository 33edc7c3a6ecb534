import type { IncomingMessage, ServerResponse } from 'node:http'
import { runtime } from '../lib/server/runtime.ts'
import { BARE_STYLE } from '../lib/shared/bare-page.ts'

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Back in a moment</title>
<style>${BARE_STYLE}</style>
<main><h1>Back in a moment</h1><p>This page cannot be shown right now. Please try again in a moment.</p>
<p><a href="/">Go to the home page</a></p></main></html>`

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Retry-After': '5',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
}
/** What Next has said of the page that it could not make. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'etag', 'x-nextjs-cache', 'x-nextjs-prerender']

/**
 * A page that nobody has asked for yet cannot be made while the database is away. That is no fault of the page: the
 * answer is 503, to be tried again soon, and not the 500 that Next makes of it. Calls say so themselves.
 */
export function mendFailures(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith('/api/')) return
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const write = response.write.bind(response) as (...args: unknown[]) => boolean
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse
  let isReplaced = false

  const replaces = (status: number): boolean => {
    if (isReplaced) return true
    if (status !== 500 || response.headersSent || !runtime.isDatabaseAway?.()) return false
    isReplaced = true
    for (const name of OF_THE_BODY) response.removeHeader(name)
    writeHead(503, HEADERS)
    end(PAGE)
    return true
  }
  response.writeHead = ((...args: unknown[]) =>
    replaces(Number(args[0])) ? response : writeHead(...args)) as ServerResponse['writeHead']
  // The head may be left to the first bytes of the body.
  response.write = ((...args: unknown[]) => replaces(response.statusCode) || write(...args)) as ServerResponse['write']
  response.end = ((...args: unknown[]) =>
    replaces(response.statusCode) ? response : end(...args)) as ServerResponse['end']
}
