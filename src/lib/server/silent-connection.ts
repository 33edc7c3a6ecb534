import type { Socket } from 'node:net'
import type { Client } from 'pg'
import { processSingleton } from './process-singleton'

/**
 * Milliseconds. PostgreSQL itself ends a statement of ours after 15 seconds (`statement_timeout`) and says so; where nothing
 * at all comes for longer it is frozen, or the network swallows what it says.
 */
const PATIENCE = 20_000

const socketOf = (client: Client): Socket => (client as unknown as { connection: { stream: Socket } }).connection.stream

const watch = processSingleton('silent-connections', () => ({ isOn: false }))

/** From here on nobody waits any more for a database that says nothing. Before it migrations may take their time. */
export function cutSilentConnections(): void {
  watch.isOn = true
}

/**
 * Cuts the connection if nothing comes back on it: what waits on it fails as on any broken connection, rather than never.
 * @returns ends the wait
 */
export function cutWhenSilent(client: Client): () => void {
  if (!watch.isOn) return () => {}
  const socket = socketOf(client)
  let timer: NodeJS.Timeout
  const wait = () => {
    const heard = socket.bytesRead
    timer = setTimeout(() => (socket.bytesRead === heard ? socket.destroy() : wait()), PATIENCE)
    timer.unref()
  }
  wait()
  return () => clearTimeout(timer)
}
