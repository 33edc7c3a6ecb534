import type { IncomingMessage } from 'node:http'

/** Made by the build, named after its bytes: the same for everybody. */
const BUILD_FILE = '/_next/static/'
/**
 * Other ways to write an address lead somewhere else, or are Next's to decode. It takes `/x/../about` for `/about`, so
 * that names that begin with a dot would let anybody fill the cache with one page.
 */
const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)*\/?$/
/** Who is signed in may see a page of their own; who previews drafts, too. */
const PERSONAL_COOKIE = /patchbay-token=|__prerender_bypass=|__next_preview_data=/
/** Requests for less or something else than the page, and those that a shared answer is not meant for. */
const OTHER_ANSWER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-action',
  'next-hmr-refresh',
  'x-middleware-prefetch',
  'x-prerender-revalidate',
  'authorization',
  'range',
  // A body has to be read and held to its limits, whatever it is for.
  'content-length',
  'transfer-encoding',
] as const

/** Whether an address is one of a file of the build. */
export const isBuildFile = (key: string): boolean => key.startsWith(BUILD_FILE)

/**
 * The name under which the answer to a request may be kept: its path. `undefined` when the answer could differ from the
 * one that somebody else gets at this path.
 */
export function keyOf({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (url === undefined || url.length > 512 || !PLAIN_PATH.test(url)) return undefined
  if (headers.host === undefined) return undefined
  for (const name of OTHER_ANSWER) if (headers[name] !== undefined) return undefined
  if (isBuildFile(url)) return url
  if (headers.cookie !== undefined && PERSONAL_COOKIE.test(headers.cookie)) return undefined
  return url
}
