import { ensureInstalled } from './lib/install.mjs'
import { loadEnvFile } from './lib/env-file.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode } from './lib/runtime.mjs'
import { run } from './lib/shutdown.mjs'
import { ensureBuilt } from './lib/site-build.mjs'

/** `npm run bench`: the benchmarks in bench/, on a built site and a database of their own. */
await run(async () => {
  requireBootstrapNode()
  loadEnvFile()
  await ensureInstalled()
  await continueUnderPinnedRuntime()
  await ensureBuilt()
  const { bench } = await import('../bench/index.mjs')
  return bench()
})
