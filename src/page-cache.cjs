/**
 * Next's cache of rendered pages, with two changes: a page that was rendered before the content changed last is
 * never served (see lib/server/page-clock.ts), and each page carries a Content-Security-Policy that allows exactly
 * its own inline scripts. It stands outside the bundle because Next loads it by its path.
 */
const { createHash } = require('node:crypto')
const FileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache').default

const key = Symbol.for('patchbay.page-clock')
const clock = (globalThis[key] ??= { expiredAt: Date.now() })
/**
 * What the clock said when the rendering of a page that is being made began, and of one that is stored. A page is
 * current while the clock says the same: no time of the system is compared, for that can be set back.
 */
const began = new Map()
const startOf = new WeakMap()

/** Tells the cache of finished answers what the clock said then; no client sees it (server/cache-headers.ts). */
const RENDERED = 'x-patchbay-rendered'
const UNKNOWN = 0
const NOT_FOUND_MARK = '<meta name="status" content="404"'
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

function policyFor(html) {
  const hashes = new Set()
  for (const [, script] of html.matchAll(INLINE_SCRIPT))
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function withPolicy(value) {
  // A page that leads nowhere is rendered like any other, so that it is whole without scripts too; it says so in its head.
  if (value?.kind === 'APP_PAGE' && String(value.html).includes(NOT_FOUND_MARK)) value.status = 404
  if (value?.kind !== 'APP_PAGE' || !value.html || value.headers?.['content-security-policy']) return
  const html = typeof value.html === 'string' ? value.html : value.html.toUnchunkedString?.()
  if (html) value.headers = { ...value.headers, 'content-security-policy': policyFor(html) }
}

module.exports = class PageCache extends FileSystemCache {
  async get(cacheKey, context) {
    const entry = await super.get(cacheKey, context)
    // What was stored by the build or by an earlier run has no beginning here.
    const rendered = (entry?.value && startOf.get(entry.value)) ?? UNKNOWN
    if (rendered !== UNKNOWN && rendered === clock.expiredAt) return entry
    // While the database is away the last page of this run is better than none; once it is back, everything expires.
    if (rendered !== UNKNOWN && (await clock.cannotRender?.())) return entry
    if (!began.has(cacheKey)) began.set(cacheKey, clock.expiredAt)
    if (began.size > 1000) began.delete(began.keys().next().value)
    return null
  }

  async set(cacheKey, value, context) {
    if (value) {
      withPolicy(value)
      // Content may have changed while the page was being made: what counts is when the earliest rendering of it began.
      // One whose beginning is not known is made again at the next request.
      const start = began.get(cacheKey) ?? UNKNOWN
      startOf.set(value, start)
      // Whoever shares this rendering is told, too.
      if (value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE')
        value.headers = { ...value.headers, [RENDERED]: String(start) }
      began.delete(cacheKey)
    }
    return super.set(cacheKey, value, context)
  }
}
