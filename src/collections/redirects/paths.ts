import { isOwnScreen } from '@/lib/shared/site-paths'

/** The most characters of an address. */
export const MAX_ADDRESS = 500

const BASE = 'http://site.invalid'
const ON_SITE = /^\/(?![/\\])/
// Names of files are told apart by their case; all other paths of the site are in lower case.
const KEEPS_CASE = /^\/api\//i

const withoutLastSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path)

/**
 * A path as it is stored and looked up: escaped as in a browser's address, in lower case, without a slash at its end.
 * What is no path of a site stays as it is, for the rules to complain of.
 */
export function canonicalPath(text: string): string {
  const path = text.trim()
  if (!ON_SITE.test(path) || /[?#]/.test(path)) return path
  // The letters first, then the escapes that are made of them.
  return withoutLastSlash(new URL(path.toLowerCase(), BASE).pathname.toLowerCase())
}

/** Where a redirect leads, in the one form in which it is stored: a path of the site is as canonical as a page's own. */
export function canonicalTarget(text: string): string {
  const target = text.trim()
  if (!ON_SITE.test(target) || !URL.canParse(target, BASE)) return target
  const { pathname, search, hash } = new URL(target, BASE)
  return `${withoutLastSlash(KEEPS_CASE.test(pathname) ? pathname : pathname.toLowerCase())}${search}${hash}`
}

/** The path to which a redirect leads on this site; `undefined` when it leads to another one. */
export const pathOfTarget = (to: string): string | undefined =>
  to.startsWith('/') ? to.replace(/[?#].*$/, '') : undefined

/** Why nothing can be redirected from a canonical path; `undefined` when it can. */
export function problemOfFrom(from: string): string | undefined {
  if (!from.startsWith('/')) return 'An address on this site begins with one /, such as /old-page'
  if (/[?#]/.test(from)) return 'Leave out what follows ? or #: a redirect goes by the path alone'
  if (from.includes('//') || from.includes('\\')) return 'An address has single slashes, such as /old/page'
  if (from.length > MAX_ADDRESS) return `An address has at most ${MAX_ADDRESS} characters`
  if (isOwnScreen(from)) return 'The site itself answers at this address, so the redirect would never be used'
  return undefined
}

const ownHost = (siteUrl: string): string => new URL(siteUrl).hostname

/** Why a redirect cannot lead to a canonical target; `undefined` when it can. */
export function problemOfTarget(to: string, siteUrl: string): string | undefined {
  if (to.length > MAX_ADDRESS) return `An address has at most ${MAX_ADDRESS} characters`
  if (to.startsWith('/'))
    return ON_SITE.test(to) && !pathOfTarget(to)?.includes('//') && !to.includes('\\')
      ? undefined
      : 'An address on this site begins with one / and has single slashes'
  const url = /^https:\/\//i.test(to) && URL.canParse(to) ? new URL(to) : undefined
  if (!url || url.username || url.password || /[\s\\]/.test(to))
    return 'Write a path on this site, such as /about#team, or a whole address that begins with https://'
  if (url.hostname === ownHost(siteUrl)) return 'Write an address on this site as a path, such as /about#team'
  return undefined
}
