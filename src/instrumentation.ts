/** Runs once when the server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const [{ boot }, { runtime }] = await Promise.all([import('./boot'), import('./lib/server/runtime')])
  try {
    await boot()
  } catch (error) {
    runtime.failure = error instanceof Error ? error.message : String(error)
    if (process.env.PATCHBAY_DEBUG === '1') console.error(error)
  }
}
