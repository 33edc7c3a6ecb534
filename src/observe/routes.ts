import { processSingleton } from '../lib/server/process-singleton.ts'

/** The kinds of requests that are no documented call; their number is their place here. */
const KINDS = ['page', 'static', 'admin', 'portal', 'account', 'probe', 'media', 'other call'] as const
export type Kind = (typeof KINDS)[number]

/** The documented calls, by the number of their parts; filled when the application is up. */
const table = processSingleton('routes', () => ({
  labels: [...KINDS] as string[],
  byLength: new Map<number, { parts: string[]; route: number }[]>(),
}))

/** Remembers the documented calls, so that a request is counted under the call and not under its address. */
export function rememberRoutes(paths: string[]): void {
  table.labels.length = KINDS.length
  table.byLength.clear()
  for (const path of new Set(paths)) {
    const parts = path.split('/').slice(1)
    const route = table.labels.push(`/api${path}`) - 1
    const same = table.byLength.get(parts.length) ?? []
    table.byLength.set(parts.length, [...same, { parts, route }])
  }
}

const kind = (name: Kind): number => KINDS.indexOf(name)

function callOf(path: string): number {
  const given = path.slice('/api/'.length).replace(/\/+$/, '').split('/')
  const fits = ({ parts }: { parts: string[] }) =>
    parts.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  return table.byLength.get(given.length)?.find(fits)?.route ?? kind('other call')
}

const FIRST: Record<string, Kind> = {
  _next: 'static',
  admin: 'admin',
  portal: 'portal',
  auth: 'account',
  'access-denied': 'account',
  livez: 'probe',
  readyz: 'probe',
  metrics: 'probe',
}

/** The number of the route that an address belongs to: there are as many as documented calls, and some kinds. */
export function routeOf(address: string): number {
  const query = address.indexOf('?')
  const path = query < 0 ? address : address.slice(0, query)
  const end = path.indexOf('/', 1)
  const first = end < 0 ? path.slice(1) : path.slice(1, end)
  if (first === 'api') return path.startsWith('/api/media/file/') ? kind('media') : callOf(path)
  const named = Object.hasOwn(FIRST, first) ? FIRST[first] : undefined
  if (named) return kind(named)
  return /\.[a-z0-9]{2,5}$/i.test(path) ? kind('static') : kind('page')
}

/** The label of a route's number. */
export const labelOf = (route: number): string => table.labels[route] ?? 'other call'

/** Whether the number is that of what machines ask about this process. */
export const isProbe = (route: number): boolean => route === kind('probe')

/** Whether the number is that of a call of `/api`. */
export const isCall = (route: number): boolean => route >= kind('other call')
