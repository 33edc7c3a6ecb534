import { once } from 'node:events'
import net from 'node:net'

/** A way to a database on which connections stay open, while nothing comes through any more. */
export type SilentProxy = {
  /** The address of the database by this way. */
  url: string
  /** From now on nothing comes through, on old connections and on new ones. */
  fallSilent: () => void
  /** New connections come through again. */
  speak: () => void
  close: () => Promise<void>
}

/** Starts it on a port of its own. */
export async function startSilentProxy(database: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(database)
  const sockets = new Set<net.Socket>()
  let isSilent = false
  const keep = (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    return socket
  }
  const server = net.createServer((near) => {
    keep(near)
    if (isSilent) return
    const far = keep(net.connect(Number(port || 5432), hostname))
    near.pipe(far)
    far.pipe(near)
    near.on('close', () => far.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as net.AddressInfo).port}`
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    speak: () => {
      isSilent = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
