import type { SanitizedConfig } from 'payload'

const LARGEST_ID = 2_147_483_647
/** Whether a part of a path can be the number of a record: anything else PostgreSQL could not even compare. */
const isId = (part: string): boolean => /^\d{1,10}$/.test(part) && Number(part) <= LARGEST_ID

/** Payload's own routes below a collection that are no record. */
const NAMED = new Set(['count', 'access', 'versions', 'me', 'refresh-token'])

/** What is below a collection: `/count`, `/7`, `/7/duplicate`, `/versions/7`, `/access/7`, `/file/a.png`. */
function isRecordPath([first, second, ...more]: string[], hasVersions: boolean): boolean {
  if (first === undefined) return true
  if (first === 'file') return second !== undefined && more.length === 0
  if (more.length > 0) return false
  if (first === 'versions') return hasVersions && (second === undefined || isId(second))
  if (first === 'access') return second === undefined || isId(second)
  if (second === 'duplicate') return isId(first)
  return second === undefined && (NAMED.has(first) || isId(first))
}

/** Whether Payload has such a route in this config; of collections and globals only, its other routes are named elsewhere. */
export function isNativePath(config: SanitizedConfig, path: string): boolean {
  const [first = '', second = '', ...more] = path.split('/').slice(1)
  if (first === 'globals') {
    const global = config.globals.find(({ slug }) => slug === second)
    if (!global) return false
    const [part, id, ...rest] = more
    if (part === undefined || (part === 'access' && id === undefined)) return true
    return part === 'versions' && Boolean(global.versions) && rest.length === 0 && (id === undefined || isId(id))
  }
  const collection = config.collections.find(({ slug }) => slug === first)
  if (!collection || first.startsWith('payload-')) return false
  return isRecordPath(path.split('/').slice(2), Boolean(collection.versions))
}
