import { processSingleton } from './process-singleton'

const last = processSingleton('in-turn', () => new Map<string, Promise<void>>())

/**
 * Runs `work` when everything that came before it under the same key in this process has ended. For calls that would
 * wait for the same row: those that wait here hold no connection of the database, so there are some left for the others.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work)
  const ended = mine.then(
    () => undefined,
    () => undefined,
  )
  last.set(key, ended)
  try {
    return await mine
  } finally {
    if (last.get(key) === ended) last.delete(key)
  }
}
