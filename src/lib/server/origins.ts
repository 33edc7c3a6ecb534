import { env } from '@/env'

const { protocol, hostname, port } = new URL(env.SITE_URL)
const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'

/** The origins from which a browser may use its session: the site's own, by both of its names on the machine itself. */
export const ownOrigins: string[] = isLocal
  ? ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port && `:${port}`}`)
  : [new URL(env.SITE_URL).origin]
