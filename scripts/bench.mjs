import { ensureInstalled } from './lib/install.mjs'
import { loadEnvFile } from './lib/env-file.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode } from './lib/runtime.mjs'
import { run } from './lib/shutdown.mjs'
import { ensureBuilt } from './lib/site-build.mjs'

/** `npm run bench`: the benchmarks in bench/, on the built site and a database of their own; names choose some of them. */
await run(
  async () => {
    requireBootstrapNode()
    loadEnvFile()
    await ensureInstalled()
    await continueUnderPinnedRuntime()
    const { bench, chosenParts } = await import('../bench/index.mjs')
    const names = chosenParts(process.argv.slice(2))
    await ensureBuilt()
    return bench(names)
  },
  { signalCode: 130 },
)
