import { z } from 'zod'

const word = z.string().max(4000).catch('')

/** What a browser says of one violation, in the older form. */
const older = z.object({
  'csp-report': z.object({
    'document-uri': word.default(''),
    'blocked-uri': word.default(''),
    'effective-directive': word.default(''),
    'violated-directive': word.default(''),
  }),
})

/** The same in a report of the Reporting API; there are other kinds of reports, which nobody asked for. */
const newer = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: word.default(''),
    blockedURL: word.default(''),
    effectiveDirective: word.default(''),
  }),
})

/** What a policy has stopped: on which page, from where, by which directive. */
export type Violation = { page: string; blocked: string; directive: string }

const MOST = 20
const UNKNOWN = '?'

/** The path of an address without its query; a part of it that is long is a key that opens something. */
export function pageOf(address: string): string {
  if (!URL.canParse(address)) return UNKNOWN
  return new URL(address).pathname
    .split('/')
    .map((part) => (part.length > 40 ? '…' : part))
    .join('/')
    .slice(0, 200)
}

/** Where something came from: an origin, a scheme, or a word such as `inline`. */
export function sourceOf(address: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : UNKNOWN
  const { origin, protocol } = new URL(address)
  return origin === 'null' ? protocol : origin.slice(0, 200)
}

const directiveOf = (text: string): string => /^[a-z-]{1,40}/.exec(text)?.[0] ?? UNKNOWN

const report = z.union([
  older.transform(({ 'csp-report': one }): Violation => ({
    page: pageOf(one['document-uri']),
    blocked: sourceOf(one['blocked-uri']),
    directive: directiveOf(one['effective-directive'] || one['violated-directive']),
  })),
  newer.transform(({ body }): Violation => ({
    page: pageOf(body.documentURL),
    blocked: sourceOf(body.blockedURL),
    directive: directiveOf(body.effectiveDirective),
  })),
  z.object({ type: z.string() }).transform(() => undefined),
])

/** A body of `POST /api/csp-reports`: one report of the older form, or a list of the newer one. */
export const cspReports = z.object({
  reports: z
    .array(report, 'This is no report of a content security policy')
    .min(1)
    .max(MOST, `At most ${MOST} reports`),
})
