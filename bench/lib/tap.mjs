import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { atShutdown } from '../../scripts/lib/shutdown.mjs'
import { listenToConnection } from './wire.mjs'

/** The name by which the application's own pool is known; the queue and the listener have others. */
const APPLICATION = 'patchbay'
/** Nothing more is coming when no connection has been busy for this many milliseconds. */
const QUIET = 100

/**
 * A way to the database past which everything goes that an application sends: what a call really asks of PostgreSQL.
 * @param {string} databaseUrl
 */
export async function startTap(databaseUrl) {
  const target = new URL(databaseUrl)
  const connections = new Set()
  const sockets = new Set()
  let heard
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname)
    const id = sockets.size
    const connection = listenToConnection((statement) => {
      if (heard && connection.application() === APPLICATION) heard.push(Object.assign(statement, { connection: id }))
    })
    connections.add(connection)
    client.on('data', connection.fromClient)
    upstream.on('data', connection.fromServer)
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => [client, upstream].forEach((one) => one.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atShutdown(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const isQuiet = () =>
    [...connections].every((connection) => connection.application() !== APPLICATION || !connection.isBusy())

  /** The statements that the application sends while `work` goes on, in their order. */
  const during = async (work) => {
    heard = []
    await work()
    do await sleep(QUIET)
    while (!isQuiet())
    const statements = heard
    heard = undefined
    return statements
  }
  const url = Object.assign(new URL(databaseUrl), { port: String(server.address().port) }).href
  return { url, during }
}
