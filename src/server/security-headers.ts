import type { ServerResponse } from 'node:http'

type Settings = { SITE_URL: string }

// A page brings a policy of its own that names its scripts; what brings none is data and may do nothing.
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Sets the headers that every answer carries; the application may only narrow them. */
export function setSecurityHeaders(response: ServerResponse, url: string, env: Settings, isDev: boolean): void {
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.setHeader(
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  )
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('X-Frame-Options', 'SAMEORIGIN')
  if (env.SITE_URL.startsWith('https:'))
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  if (!isDev && url.startsWith('/api/')) response.setHeader('Content-Security-Policy', NOTHING)
}
