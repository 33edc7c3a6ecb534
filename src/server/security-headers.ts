import type { ServerResponse } from 'node:http'

type Settings = { SITE_URL: string; NODE_ENV?: string }

/** Where browsers tell of what a policy has stopped; `csp` is its name in `Reporting-Endpoints`. */
const REPORTS = '/api/csp-reports'
/** What brings no policy of its own is data, and may do nothing in a browser. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Pictures that other sites may show: of a page that somebody shares, and those of the site itself. */
const SHOWN_ELSEWHERE = /^\/(og\/|api\/media\/file\/|icon\.svg|apple-icon\.png|favicon\.ico)/

const isHttps = ({ SITE_URL }: Settings): boolean => SITE_URL.startsWith('https:')

/** The headers that every answer carries, whatever it is. */
export function securityHeaders(env: Settings): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'X-Frame-Options': 'SAMEORIGIN',
    ...(isHttps(env) && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** Those of an answer that never gets as far as a page, a call or a file. */
export const bareHeaders = (env: Settings): Record<string, string> => ({
  ...securityHeaders(env),
  'Content-Security-Policy': NOTHING,
})

/**
 * A page’s policy with what holds for all of them: who may frame it where it
 * does not say so, where violations are reported, and that nothing is fetched in the clear.
 * Browsers use `report-to` over https only, and then pass over `report-uri`; without https it would silence both.
 */
export function completePolicy(policy: string, env: Settings): string {
  const more = [
    ...(policy.includes('base-uri') ? [] : ["base-uri 'none'"]),
    ...(policy.includes('frame-ancestors') ? [] : ["frame-ancestors 'none'"]),
    ...(isHttps(env) ? ['upgrade-insecure-requests'] : []),
    ...(policy.includes('script-src') ? [`report-uri ${REPORTS}`, ...(isHttps(env) ? ['report-to csp'] : [])] : []),
  ]
  return [policy, ...more.filter((part) => !policy.includes(part))].join('; ')
}

const namesIn = (given: unknown): string[] => {
  if (!given || typeof given !== 'object') return []
  const names = Array.isArray(given) ? given.filter((_one, index) => index % 2 === 0) : Object.keys(given)
  return names.map((name) => String(name).toLowerCase())
}

/** Gives an answer its policy at the last moment, when it is known whether it has brought one. */
function settlePolicy(response: ServerResponse, env: Settings, status: number, given: unknown): void {
  // A browser takes the headers of a 304 over into what it keeps: only the page itself may say them again.
  if (status === 304 || namesIn(given).includes('content-security-policy')) return
  const own = response.getHeader('content-security-policy')
  if (own === undefined) {
    // While it is developed, pages come without a policy: they are rendered without the cache that gives them theirs.
    if (env.NODE_ENV !== 'development') response.setHeader('Content-Security-Policy', NOTHING)
    return
  }
  const policy = completePolicy([own].flat().join(', '), env)
  response.setHeader('Content-Security-Policy', policy)
  if (policy.includes('report-to csp')) response.setHeader('Reporting-Endpoints', `csp="${REPORTS}"`)
}

/**
 * Sets the headers that every answer carries. The content policy comes from the page, the call or the file itself; what
 * brings none may do nothing.
 */
export function setSecurityHeaders(response: ServerResponse, env: Settings, url = '/'): void {
  for (const [name, value] of Object.entries(securityHeaders(env))) response.setHeader(name, value)
  if (SHOWN_ELSEWHERE.test(url)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((...args: unknown[]) => {
    settlePolicy(response, env, Number(args[0]), args.at(-1))
    return writeHead(...args)
  }) as ServerResponse['writeHead']
}
