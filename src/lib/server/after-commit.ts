import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from './process-singleton'

type Callback = () => unknown
const scope = processSingleton('after-commit', () => new AsyncLocalStorage<Callback[]>())

/** Runs `callback` when the current call has finished, so after its commit; also when it failed. At once outside of a call. */
export function afterCommit(callback: Callback): void {
  const pending = scope.getStore()
  if (pending) pending.push(callback)
  else void callback()
}

/** Runs one call; what it left for after its commit is run before its answer is given. */
export async function withAfterCommit<T>(work: () => Promise<T>): Promise<T> {
  const pending: Callback[] = []
  try {
    return await scope.run(pending, work)
  } finally {
    for (const callback of pending) await callback()
  }
}
