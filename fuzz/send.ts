import { Agent, type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http'
import type { Header } from './headers'
import { type Answer, MOST_MILLISECONDS } from './judge'
import type { Shot } from './requests'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const MOST_BYTES = 3 * 1024 * 1024

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MOST_BYTES) chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Headers as Node takes them: lines of one name become a list. */
function merged(headers: Header[]): Record<string, string | string[]> {
  const all: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of headers) {
    const known = all[name]
    // Only one of these can be sent.
    const isSingle = [
      'host',
      'content-type',
      'content-length',
      'cookie',
      'user-agent',
      'referer',
      'authorization',
      'if-modified-since',
    ].includes(name)
    all[name] = known === undefined || isSingle ? value : [known, value].flat()
  }
  return all
}

/** Sends a request as it is. An answer that does not come has the status 0 and says why. */
export async function send(base: URL, shot: Shot, own: Header[]): Promise<Answer> {
  const body = shot.body?.bytes
  const headers = merged([
    ...own,
    ...shot.headers,
    ...(shot.body?.type ? [['content-type', shot.body.type] as Header] : []),
    ...(body ? [['content-length', String(body.length)] as Header] : []),
  ])
  const { hostname, port } = base
  const options = {
    hostname,
    port,
    agent,
    method: shot.method,
    path: shot.path,
    headers,
    timeout: MOST_MILLISECONDS * 2,
  }
  const first = await attempt(options, body)
  // A connection that is kept open may be closed from the other side in the moment it is used again.
  return first === 'closed meanwhile' ? ((await attempt({ ...options, agent: false }, body)) as Answer) : first
}

function attempt(options: RequestOptions, body: Buffer | undefined): Promise<Answer | 'closed meanwhile'> {
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, headers: Answer['headers'], text: string) =>
      resolve({ status, headers, text, milliseconds: performance.now() - began })
    const request = httpRequest(options)
    request.on('timeout', () => request.destroy(new Error('no answer in time')))
    request.on('error', (error: NodeJS.ErrnoException) =>
      request.reusedSocket && error.code === 'ECONNRESET' ? resolve('closed meanwhile') : end(0, {}, error.message),
    )
    request.on('response', (response) =>
      textOf(response).then(
        (text) => end(response.statusCode ?? 0, response.headers, text),
        (error: Error) => end(0, {}, `cut short: ${error.message}`),
      ),
    )
    request.end(body)
  })
}
