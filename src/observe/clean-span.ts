import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { scrub, shownPath } from './hide.ts'

/** Attributes by which Next tells addresses with their queries, and what may name a visitor. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.path', 'next.route', 'http.route']
const PERSONAL = ['http.user_agent', 'user_agent.original', 'net.peer.ip', 'client.address', 'url.query']

/** What libraries write into their spans leaves the process without keys, addresses of people and queries. */
export function cleanSpan(span: ReadableSpan): void {
  const open = span as unknown as { name: string; attributes: Record<string, unknown>; events: unknown[] }
  for (const name of PERSONAL) delete open.attributes[name]
  for (const [name, value] of Object.entries(open.attributes))
    if (typeof value === 'string') open.attributes[name] = ADDRESSES.includes(name) ? shownPath(value) : scrub(value)
  open.name = open.name
    .split(' ')
    .map((word) => (word.includes('/') ? shownPath(word) : scrub(word)))
    .join(' ')
  // A noted exception has its message, in which there may be the values of a row.
  open.events.length = 0
}
