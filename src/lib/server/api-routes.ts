import type { Endpoint, SanitizedConfig } from 'payload'
import type { Documented } from './endpoint'

/** One documented call: its endpoint, the parts of its whole path, and the collection below whose slug it is. */
type Call = { endpoint: Endpoint; method: string; path: string; parts: string[]; collection?: string }

/** A call that was found, with what its address says for the parts of its path that begin with a colon. */
export type FoundCall = { endpoint: Endpoint; params: Record<string, string> }

const isDocumented = ({ custom }: Endpoint): boolean => Boolean((custom as Documented | undefined)?.documented)

/** The documented endpoints of a config with their whole paths: its own, and those of its collections, which Payload asks instead below a slug. */
function callsOf({ endpoints, collections }: SanitizedConfig): Call[] {
  const call = (endpoint: Endpoint, slug?: string): Call => {
    const path = slug ? `/${slug}${endpoint.path}` : endpoint.path
    return { endpoint, method: endpoint.method.toUpperCase(), path, parts: path.split('/'), collection: slug }
  }
  return [
    ...(endpoints ?? []).filter(isDocumented).map((endpoint) => call(endpoint)),
    ...(collections ?? []).flatMap(({ slug, endpoints: inner }) =>
      (inner || []).filter(isDocumented).map((endpoint) => call(endpoint, slug)),
    ),
  ]
}

const known = new WeakMap<SanitizedConfig, Call[]>()

/** A config never changes, and every request asks for its calls. */
function keptCallsOf(config: SanitizedConfig): Call[] {
  const kept = known.get(config) ?? callsOf(config)
  known.set(config, kept)
  return kept
}

/** Whether a path is of the form of a call's path: `:name` stands for one part. */
const matches = (wanted: string[], given: string[]): boolean =>
  wanted.length === given.length &&
  wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))

const paramsOf = ({ parts, collection }: Call, given: string[]): Record<string, string> => ({
  ...Object.fromEntries(
    parts.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), decodeURIComponent(given[i] ?? '')]] : [])),
  ),
  // As Payload names it to the endpoints of a collection.
  ...(collection && { collection }),
})

/** Every documented call of a config: method and path. */
export const documentedCalls = (config: SanitizedConfig): { method: string; path: string }[] =>
  callsOf(config).map(({ method, path }) => ({ method, path }))

/**
 * Looks a path up among the documented calls. `allowed` is set instead of `call` when the path exists but not with this
 * method: the value of the `Allow` header. A literal path wins over one with parameters, as the order of the endpoints has it.
 */
export function documentedRoute(
  config: SanitizedConfig,
  method: string,
  path: string,
): { call: FoundCall; allowed?: undefined } | { call?: undefined; allowed: string } | undefined {
  const given = path.split('/')
  const here = keptCallsOf(config).filter(({ parts }) => matches(parts, given))
  if (here.length === 0) return undefined
  const found = here.find((candidate) => candidate.method === (method === 'HEAD' ? 'GET' : method))
  if (found) return { call: { endpoint: found.endpoint, params: paramsOf(found, given) } }
  return { allowed: [...new Set(here.map((candidate) => candidate.method))].join(', ') }
}
