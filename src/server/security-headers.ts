import type { ServerResponse } from 'node:http'

type Settings = { SITE_URL: string }

/** Sets the headers that every answer carries. The content policy comes from the page, the call or the file itself. */
export function setSecurityHeaders(response: ServerResponse, env: Settings): void {
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
}
