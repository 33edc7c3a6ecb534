import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify } from 'jose'
import { NextResponse, type NextRequest } from 'next/server'
import { isContentStaff, type Person } from '@/access/roles'
import { landingPath } from '@/app/(account)/auth/landing'
import { isPlainlyDenied } from '@/components/admin/screen-roles'
import { env } from '@/env'
import { themeScript } from '@/lib/client/theme'
import { cookiePrefix } from '@/lib/server/session-cookie'

// Payload signs with the first half of its secret's hash, not with the secret itself.
const key = new TextEncoder().encode(createHash('sha256').update(env.PAYLOAD_SECRET).digest('hex').slice(0, 32))

/** Payload's own screens round signing in; all of them are `/auth` here. */
const NATIVE_SIGN_IN =
  /^\/admin\/(login|sign-in|create-first-user|forgot|reset|inactivity|logout-inactivity|unauthorized|verify)(\/|$)/

const DENIED = '/access-denied'
/** The one public page that is rendered at each request, so that its scripts carry a nonce. */
const SEARCH = '/search'
// The one inline script of the site's frame that cannot carry a nonce: it is the same in pages that are rendered once.
const THEME_SCRIPT = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`

/** A page that is shown in the place of another has its address, and its own status. */
const denied = { path: DENIED, status: 403 }

/** The public pages for those who may edit them: the same pages, with the on-page editor, rendered for each request. */
const EDITOR = '/site-editor'
const isEditorPath = (path: string): boolean => path === EDITOR || path.startsWith(`${EDITOR}/`)

/** The draft of a page, for those who may edit it; for everybody else there is nothing. */
const PREVIEW = /^\/preview\/[^/]+$/

/** The page of a quote: rendered at each request, for whoever has its link. */
const QUOTE = /^\/quote\/[^/]+$/

/** The path in lower case. Percent escapes stay as they are, and so do names further down in the panel. */
function canonicalPath(path: string): string {
  const lower = (text: string) => text.replace(/%[0-9a-f]{2}|[A-Z]/gi, (c) => (c.startsWith('%') ? c : c.toLowerCase()))
  if (!/^\/admin(\/|$)/i.test(path)) return lower(path)
  return path
    .split('/')
    .map((part, index) => (index <= 2 ? lower(part) : part))
    .join('/')
}

/** Whether the address lies in an area that has its own layout, and which. */
function areaOf(path: string): 'admin' | 'portal' | 'auth' | 'search' | 'quote' | undefined {
  const [first] = path.split('/').slice(1)
  if (path === SEARCH) return 'search'
  if (QUOTE.test(path)) return 'quote'
  if (first === 'admin' || first === 'portal') return first
  return first === 'auth' || first === 'access-denied' ? 'auth' : undefined
}

/** Who the session's token names. The token may have been revoked since: pages ask the database again. */
async function personOf(request: NextRequest): Promise<Person> {
  const token = request.cookies.get(`${cookiePrefix}-token`)?.value
  if (!token) return null
  try {
    const { payload } = await jwtVerify<{ id: number; role?: NonNullable<Person>['role'] }>(token, key)
    return { id: payload.id, role: payload.role }
  } catch {
    return null
  }
}

function goTo(request: NextRequest, path: string, search: string, status: 307 | 308): NextResponse {
  const target = request.nextUrl.clone()
  target.pathname = path
  target.search = search
  return NextResponse.redirect(target, status)
}

const toSignIn = (request: NextRequest, back: string): NextResponse =>
  goTo(request, '/auth', new URLSearchParams({ redirect: back }).toString(), 307)

function contentPolicy(nonce: string, area: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${area === 'search' ? ` ${THEME_SCRIPT}` : ''} 'strict-dynamic'${env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The panel's live preview frames the draft of a page, and nothing else is framed.
    ...(area === 'admin' ? ["frame-src 'self'"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${area === 'preview' ? "'self'" : "'none'"}`,
  ].join('; ')
}

/** Lets the request through to its page (or to another one), with the policy that the page's scripts are marked for. */
function show(request: NextRequest, area: string, instead?: { path: string; status: number }): NextResponse {
  const policy = contentPolicy(randomBytes(16).toString('base64'), area)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', /'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
  headers.set('x-path', request.nextUrl.pathname + request.nextUrl.search)
  headers.set('content-security-policy', policy)
  // Reading a page changes nothing, so it is no matter which site the link stood on. Without this, whoever follows a
  // link in a web mailer, or uses plain http in a local network, would count as signed out.
  if ((request.method === 'GET' || request.method === 'HEAD') && !headers.has('origin'))
    headers.set('sec-fetch-site', 'same-origin')
  const target = request.nextUrl.clone()
  if (instead) target.pathname = instead.path
  const response = instead
    ? NextResponse.rewrite(target, { status: instead.status, request: { headers } })
    : NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

const showEditor = (request: NextRequest): NextResponse =>
  show(request, 'site', { path: `${EDITOR}${request.nextUrl.pathname}`.replace(/\/$/, ''), status: 200 })

/** A page whose address is a key: no search engine lists it, and no other site is told of it. */
function showQuietly(request: NextRequest): NextResponse {
  const response = show(request, 'quote')
  response.headers.set('X-Robots-Tag', 'noindex')
  response.headers.set('Referrer-Policy', 'no-referrer')
  return response
}

/**
 * The first of two guards of panel and portal (each page asks the database again), the policy of their scripts, and
 * canonical lower-case paths for the whole site. Of the public pages it sees only the visits of those who are signed in.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return goTo(request, canonical, search, 308)
  if (isEditorPath(pathname)) return goTo(request, pathname.slice(EDITOR.length) || '/', search, 307)
  const area = areaOf(pathname)
  if (!area) {
    if (!isContentStaff(await personOf(request))) return NextResponse.next()
    return PREVIEW.test(pathname) ? show(request, 'preview') : showEditor(request)
  }
  if (area === 'search') return show(request, area)
  if (area === 'quote') return showQuietly(request)
  if (area === 'auth') return show(request, area, pathname === DENIED ? denied : undefined)
  if (NATIVE_SIGN_IN.test(pathname)) {
    const back = request.nextUrl.searchParams.get('redirect')
    return back ? toSignIn(request, landingPath(back)) : goTo(request, '/auth', '', 307)
  }
  const person = await personOf(request)
  if (!person)
    return pathname === '/admin/logout' ? goTo(request, '/auth', '', 307) : toSignIn(request, pathname + search)
  const segments = pathname.split('/').slice(2)
  if (area === 'admin' && segments[0] !== 'logout' && isPlainlyDenied(segments, person))
    return show(request, 'auth', denied)
  return show(request, area)
}

export const config = {
  matcher: [
    '/admin/:path*',
    '/portal/:path*',
    '/auth/:path*',
    '/access-denied',
    '/search',
    '/quote/:path*',
    '/site-editor/:path*',
    '/((?!_next/|api/).*[A-Z].*)',
    { source: '/((?!_next/|api/|.*\\.).*)', has: [{ type: 'cookie', key: 'patchbay-token' }] },
    { source: '/((?!_next/|api/|.*\\.).*)', has: [{ type: 'cookie', key: '__Host-patchbay-token' }] },
  ],
}
