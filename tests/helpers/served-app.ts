import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { SanitizedConfig } from 'payload'

type Observe = (request: IncomingMessage, response: ServerResponse) => boolean

/** Serves `/api` by a real server that looks at each request as ours does. */
export async function serveApi(config: SanitizedConfig, observe: Observe): Promise<{ url: string; server: Server }> {
  const { handleApi } = await import('@/lib/server/api')
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
    const request = new Request(`http://localhost:3000${incoming.url}`, {
      method: incoming.method,
      headers: { ...(incoming.headers as Record<string, string>), origin: 'http://localhost:3000' },
      ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
    } as RequestInit)
    const { status, headers, body } = await handleApi(config, request)
    response.writeHead(status, Object.fromEntries(headers))
    response.end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined)
  }
  const server = createServer((request, response) => {
    if (!observe(request, response)) void answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
