import path from 'node:path'
import { Failure, say } from './messages.mjs'
import { readable } from './paths.mjs'
import { startPostgres } from './postgres.mjs'

const RESTARTS = 3
const WITHIN = 60_000

/**
 * Keeps the embedded database running: one that dies is started again on the same port, where the application's
 * pool finds it, until it dies too often.
 * @param {{ dataDir: string, giveUp: (error: unknown) => void }} options
 */
export async function keepDatabase({ dataDir, giveUp }) {
  const folder = path.join(dataDir, 'postgres')
  let restarts = []
  let restarting = Promise.resolve()
  let stopped = false

  const restart = async () => {
    restarts = restarts.filter((time) => Date.now() - time < WITHIN)
    if (restarts.length >= RESTARTS)
      throw new Failure(
        `PostgreSQL ended ${RESTARTS + 1} times within a minute; its log is ${readable(path.join(folder, 'postgres.log'))}.`,
      )
    restarts.push(Date.now())
    say('PostgreSQL ended unexpectedly; starting it again …')
    database = await startPostgres({ dataDir: folder, port: database.port, exclusive: true, onExit })
    say('PostgreSQL runs again.')
  }
  const onExit = () => {
    if (stopped) return
    restarting = restart().catch(giveUp)
  }

  let database = await startPostgres({ dataDir: folder, exclusive: true, onExit })
  return {
    url: database.url,
    /** @param {AbortSignal} [force] */
    stop: async (force) => {
      stopped = true
      await restarting
      await database.stop(force)
    },
  }
}
