import type { Field, SanitizedConfig } from 'payload'
import type { z } from 'zod'
import type { Documented } from '@/lib/server/endpoint'
import { type Caller, callers, creates, documented, lists, type Row } from '../tests/int/access-rows'

/** One route that is tried. `row` says who may get a success from it; without one anybody may. */
export type Target = {
  kind: 'documented' | 'native' | 'page' | 'file'
  /** As the report names it. */
  name: string
  method: string
  /** With `:name` for what is put in. */
  path: string
  row?: Row
  body?: z.ZodType
  query?: z.ZodType
  takesForms?: boolean
  fields?: string[]
  /** How much slower than a plain read it is; such routes are tried less often. */
  isCostly?: boolean
}

const COSTLY = /^POST \/(login|register|reset-password|invitations\/accept|account\/password|two-factor)/

function documentedTargets(config: SanitizedConfig): Target[] {
  return (config.endpoints ?? []).flatMap(({ method, path, custom }) => {
    const { documented: isDocumented, body, query } = (custom ?? {}) as Partial<Documented>
    const name = `${method.toUpperCase()} ${path}`
    if (!isDocumented) return []
    return {
      kind: 'documented' as const,
      name: `${method.toUpperCase()} /api${path}`,
      method: method.toUpperCase(),
      path: `/api${path}`,
      row: documented[name],
      body,
      query,
      takesForms: /files|rfq-requests|careers|requests|contact/.test(path),
      isCostly: COSTLY.test(name),
    }
  })
}

const namesOf = (fields: Field[]): string[] =>
  fields.flatMap((field) => [
    ...('name' in field && field.name ? [field.name] : []),
    ...('fields' in field ? namesOf(field.fields) : []),
  ])

/** What the list may be asked for decides who may do anything with single records. */
const readRow = (slug: string): Row | undefined => lists[slug]
const writeRow = (slug: string): Row | undefined => creates[slug]

function nativeTargets(config: SanitizedConfig): Target[] {
  const verbs: [string, string, (slug: string) => Row | undefined][] = [
    ['GET', '', readRow],
    ['POST', '', writeRow],
    ['GET', '/count', readRow],
    ['GET', '/:id', readRow],
    ['GET', '/versions', readRow],
    ['GET', '/versions/:id', readRow],
    ['PATCH', '/:id', readRow],
    ['DELETE', '/:id', readRow],
    ['PATCH', '', readRow],
    ['DELETE', '', readRow],
    ['POST', '/:id/duplicate', writeRow],
    ['POST', '/duplicate/:id', writeRow],
    ['GET', '/access/:id', readRow],
  ]
  const ofCollections = config.collections.flatMap(({ slug, fields }) =>
    verbs.map(([method, path, rowOf]): Target => {
      const isOwn = !slug.startsWith('payload-')
      return {
        kind: 'native',
        name: `${method} /api/${slug}${path}`,
        method,
        path: `/api/${slug}${path}`,
        // Payload's own collections are for its panel: never for people who are no staff.
        row: isOwn ? rowOf(slug) : [404, 404, 200, 200, 200],
        fields: namesOf(fields),
        takesForms: slug === 'media',
      }
    }),
  )
  const ofGlobals = config.globals.flatMap(({ slug, fields }) =>
    ['GET', 'POST'].map((method): Target => ({
      kind: 'native',
      name: `${method} /api/globals/${slug}`,
      method,
      path: `/api/globals/${slug}`,
      row: /site_settings|billing_settings/.test(slug) ? [404, 404, 403, 403, 200] : [404, 404, 200, 403, 200],
      fields: namesOf(fields),
    })),
  )
  return [...ofCollections, ...ofGlobals]
}

const NOBODY: Row = [404, 404, 404, 404, 404]
const closedNative: [method: string, path: string][] = [
  ['POST', '/api/users/login'],
  ['POST', '/api/users/logout'],
  ['POST', '/api/users/forgot-password'],
  ['POST', '/api/users/reset-password'],
  ['POST', '/api/users/first-register'],
  ['POST', '/api/users/unlock'],
  ['POST', '/api/users/verify/x'],
  ['GET', '/api/users/init'],
  ['GET', '/api/payload-jobs/run'],
  ['POST', '/api/graphql'],
  ['GET', '/api/graphql-playground'],
  ['POST', '/api/form-state'],
  ['GET', '/api/og'],
  ['GET', '/api/media/paste-url'],
]
const openNative: [method: string, path: string, row: Row][] = [
  ['GET', '/api/access', [404, 404, 200, 200, 200]],
  ['GET', '/api/users/me', [404, 404, 200, 200, 200]],
  ['POST', '/api/users/refresh-token', [404, 404, 200, 200, 200]],
  ['GET', '/api/payload-preferences/x', [404, 404, 200, 200, 200]],
  ['POST', '/api/payload-preferences/x', [404, 404, 200, 200, 200]],
]

const pages = [
  '/',
  '/services',
  '/services/fiber-installation',
  '/services/:word',
  '/fiber-installation',
  '/about',
  '/privacy-policy',
  '/rfq',
  '/rfq/thank-you',
  '/contact',
  '/careers',
  '/search',
  '/:word',
  '/:word/:word',
  '/auth',
  '/auth/:word',
  '/access-denied',
  '/quote/:word',
  '/preview/:word',
  '/edit-mode',
  '/site-editor',
  '/site-editor/about',
  '/portal',
  '/portal/projects',
  '/portal/projects/:id',
  '/portal/services',
  '/portal/services/requests/:id',
  '/portal/billing',
  '/portal/billing/:id',
  '/portal/billing/statement',
  '/portal/monitoring',
  '/portal/docs',
  '/portal/help/:word',
  '/portal/settings',
  '/portal/:word',
  '/admin',
  '/admin/rfq',
  '/admin/rfq/quote',
  '/admin/content',
  '/admin/settings',
  '/admin/audit',
  '/admin/reports',
  '/admin/monitoring/alerts',
  '/admin/collections/:word',
  '/admin/collections/users/:id',
  '/admin/collections/invoices/:id',
  '/admin/globals/site_settings',
  '/admin/:word',
]
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/og/:word',
  '/_next/static/:word',
  '/_next/static/chunks/:word.js',
  '/_next/image',
  '/_next/data/:word/index.json',
  '/_next/:word',
  '/api/media/file/:word',
  '/metrics',
  '/livez',
  '/readyz',
  '/api',
  '/api/:word',
  '/.git/config',
  '/.env',
  '/.well-known/security.txt',
  '/server-info.json',
]

/** Every route of the built site that the fuzzer knows of. */
export function allTargets(config: SanitizedConfig): Target[] {
  const page = (path: string): Target => ({ kind: 'page', name: `GET ${path}`, method: 'GET', path })
  const file = (path: string): Target => ({ kind: 'file', name: `GET ${path}`, method: 'GET', path })
  return [
    ...documentedTargets(config),
    ...nativeTargets(config),
    ...closedNative.map(([method, path]): Target => ({
      kind: 'native',
      name: `${method} ${path}`,
      method,
      path,
      row: NOBODY,
    })),
    ...openNative.map(([method, path, row]): Target => ({
      kind: 'native',
      name: `${method} ${path}`,
      method,
      path,
      row,
    })),
    ...pages.map(page),
    ...files.map(file),
  ]
}

/** What the matrix says of a caller at a target: the refusal that it gets, or nothing where it is let in. */
export function refusalFor(target: Target, caller: Caller): number | undefined {
  const status = target.row?.[callers.indexOf(caller)]
  if (status === undefined) return undefined
  if (target.kind === 'documented') return status === 401 || status === 403 ? status : undefined
  return status === 403 || status === 404 ? status : undefined
}
