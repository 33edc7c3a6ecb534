import type { IncomingMessage } from 'node:http'

/** The header in which the application finds the caller's address; also named in lib/server/rate-limit.ts. */
const ADDRESS_HEADER = 'x-patchbay-address'

/** What only this server may say to the application, or nobody. */
const NOT_FROM_OUTSIDE = [
  ADDRESS_HEADER,
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-invoke-path',
  'x-now-route-matches',
  'x-matched-path',
]

/** Groups an IPv6 address by its /64, which is what one customer has. */
function normalise(address: string): string {
  // Some proxies add the port: 192.0.2.1:5678 or [2001:db8::1]:443.
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1]
  if (bare) return normalise(bare)
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4) return v4
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const full = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left
  return `${full.slice(0, 4).join(':')}::/64`
}

/**
 * Settles the caller's address: the connection's, or with trusted proxies the n-th last entry of `X-Forwarded-For`.
 * Headers by which a caller could pose as a proxy or as Next itself are dropped.
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): void {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const connection = request.socket.remoteAddress ?? 'unknown'
  const address = trustedHops > 0 ? (forwarded.at(-trustedHops) ?? connection) : connection
  for (const name of NOT_FROM_OUTSIDE) delete request.headers[name]
  request.headers[ADDRESS_HEADER] = normalise(address)
}
