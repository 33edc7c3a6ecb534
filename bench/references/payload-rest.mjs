/**
 * Payload alone: its own REST routes on the same tables, without our hooks, rules and doors, in a bare Node server. Run with
 * `node --import tsx` in the environment of a site.
 */
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { buildConfig, getPayload, handleEndpoints } from 'payload'
import { siteConfig } from '../../payload.config.ts'
import { portalPlugin } from '../../src/plugins/portal/index.ts'

const OPEN = ['rfq_requests', 'client_projects']
const yes = () => true
const access = { create: yes, read: yes, update: yes, delete: yes, readVersions: yes, unlock: yes }

/** Rules of a field cost time, too. */
const openField = ({ access: _access, ...field }) => field

/** The same fields with neither hooks nor rules. */
const bare = (collection) =>
  OPEN.includes(collection.slug)
    ? { ...collection, access, hooks: {}, fields: collection.fields.map(openField) }
    : collection

const open = (config) => ({ ...config, collections: config.collections.map(bare) })
const { plugins: _plugins, ...own } = siteConfig([])
const config = await buildConfig(open(await portalPlugin()(own)))
await getPayload({ config })

const server = createServer(async (incoming, response) => {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const request = new Request(`http://127.0.0.1${incoming.url}`, {
    method: incoming.method,
    // As our own door has it for a caller that is no browser: else a cookie would count for nothing.
    headers: { ...incoming.headers, 'sec-fetch-site': 'none' },
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  })
  const answer = await handleEndpoints({ config, request })
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
})
server.listen(Number(process.env.PORT), '127.0.0.1')
