import type { Endpoint, SanitizedConfig } from 'payload'
import type { Documented } from './endpoint'

/** Whether a path is of the form of an endpoint's path: `:name` stands for one part. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  )
}

/** The endpoints of a config with their whole paths: its own, and those of its collections, which Payload asks instead below a slug. */
const endpointsOf = ({ endpoints, collections }: SanitizedConfig): Endpoint[] => [
  ...(endpoints ?? []),
  ...(collections ?? []).flatMap(({ slug, endpoints: inner }) =>
    (inner || []).map((one) => ({ ...one, path: `/${slug}${one.path}` })),
  ),
]

/** Every documented call of a config: method and path. */
export const documentedCalls = (config: SanitizedConfig): { method: string; path: string }[] =>
  endpointsOf(config).flatMap(({ method, path, custom }) =>
    (custom as Documented | undefined)?.documented ? [{ method: method.toUpperCase(), path }] : [],
  )

/**
 * Looks a path up among the documented calls. `allowed` is set when the path exists but not with this method: the value
 * of the `Allow` header. A literal path wins over one with parameters, as the order of the endpoints has it.
 */
export function documentedRoute(
  config: SanitizedConfig,
  method: string,
  path: string,
): { allowed?: string } | undefined {
  const here = documentedCalls(config).filter((call) => matches(call.path, path))
  if (here.length === 0) return undefined
  const call = here.find((candidate) => candidate.method === (method === 'HEAD' ? 'GET' : method))
  if (call) return {}
  return { allowed: [...new Set(here.map((candidate) => candidate.method))].join(', ') }
}
