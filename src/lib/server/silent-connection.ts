import type { Socket } from 'node:net'
import type { Client } from 'pg'
import { runtime } from './runtime'

/**
 * Milliseconds. PostgreSQL itself ends a statement of ours after 15 seconds (`statement_timeout`) and says so; where nothing
 * at all comes for longer it is frozen, or the network swallows what it says.
 */
const PATIENCE = 20_000

const socketOf = (client: Client): Socket => (client as unknown as { connection: { stream: Socket } }).connection.stream

/**
 * Cuts a connection on which nothing comes back: what waits on it fails as on any broken connection, rather than never. While
 * the application starts nothing is cut, since migrations may take their time.
 * @returns ends the wait
 */
export function cutWhenSilent(client: Client): () => void {
  if (!runtime.isStarted) return () => {}
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
