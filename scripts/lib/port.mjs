import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './messages.mjs'

const DEFAULT_PORT = 3000

/**
 * The port to serve on.
 * @param {string | undefined} text the value of PORT
 * @returns {number}
 */
export function parsePort(text) {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return DEFAULT_PORT
  const port = /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : 0
  if (port < 1 || port > 65535) throw new Failure(`PORT must be a whole number from 1 to 65535, not "${text}".`)
  return port
}

/** @returns {Promise<{ port: number } | { code: string }>} */
const tryToListen = (port, host) =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error) => resolve({ code: error.code }))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve({ port: address.port }))
    })
  })

/** A port of the loopback interface that nobody uses at this moment. */
export async function findFreePort() {
  const found = await tryToListen(0, '127.0.0.1')
  if (!found.port) throw new Failure(`No free port could be found on 127.0.0.1 (${found.code}).`)
  return found.port
}

/**
 * Makes sure that a port can be listened on, every interface and the loopback one alike.
 * @param {number} port
 * @param {number} [patience] milliseconds to wait for a process that is just ending
 */
export async function requireFreePort(port, patience = 0) {
  const deadline = Date.now() + patience
  for (;;) {
    const anywhere = await tryToListen(port)
    const code = anywhere.code ?? (await tryToListen(port, '127.0.0.1')).code
    if (!code) return
    if (code === 'EACCES') throw new Failure(`This user may not listen on port ${port}: set PORT to another one.`)
    if (code !== 'EADDRINUSE') throw new Failure(`Port ${port} cannot be used (${code}): set PORT to another one.`)
    if (Date.now() >= deadline)
      throw new Failure(`Port ${port} is already in use: stop the program that holds it or set PORT to another one.`)
    await sleep(100)
  }
}
