/**
 * One value for the whole process. The bundler gives each route its own copy of a module, while the queue, the
 * page clock and the request scope must be the same in all of them.
 */
export function processSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`patchbay.${name}`)
  const store = globalThis as unknown as Record<symbol, T | undefined>
  return (store[key] ??= make())
}
