import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Lets Next bring the application up before the first visitor: it does so at its first request only. The request comes
 * through a port of its own that is open for this moment and only on this machine.
 */
export async function wakeUp(handle: RequestListener): Promise<void> {
  const server = createServer(handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    await fetch(`http://127.0.0.1:${port}/api/health`, { headers: { connection: 'close' } }).then((answer) =>
      answer.text(),
    )
  } finally {
    server.close()
  }
}
