import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http'
import { duplexPair } from 'node:stream'

/** What came back. */
export type Inside = { status: number; headers: [name: string, value: string][]; body: Buffer }

const PATIENCE_MILLISECONDS = 15_000

function pairsOf({ rawHeaders }: IncomingMessage): Inside['headers'] {
  const pairs: Inside['headers'] = []
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) pairs.push([rawHeaders[i] ?? '', rawHeaders[i + 1] ?? ''])
  return pairs
}

/**
 * A way to ask a request listener as a client would, over a connection in memory: no port is open for it, and nobody
 * else can use it.
 * @returns asks for a path, without any header; rejects when no whole answer comes within 15 s
 */
export function createInside(listener: RequestListener): (path: string) => Promise<Inside> {
  const server = createServer(listener)
  return async (path) => {
    const [ours, theirs] = duplexPair()
    server.emit('connection', theirs)
    const asked = request({
      path,
      createConnection: () => ours,
      headers: { host: 'localhost', connection: 'close' },
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    })
    asked.end()
    try {
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      return { status: answer.statusCode ?? 0, headers: pairsOf(answer), body: Buffer.concat(chunks) }
    } finally {
      ours.destroy()
      theirs.destroy()
    }
  }
}
