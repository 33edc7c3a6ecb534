import { ensureInstalled } from './lib/install.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode } from './lib/runtime.mjs'
import { run } from './lib/shutdown.mjs'
import { ensureBuilt } from './lib/site-build.mjs'

/** `npm run chaos`: the experiments in chaos/, on the built site and with databases of their own. */
await run(
  async () => {
    requireBootstrapNode()
    await ensureInstalled()
    await continueUnderPinnedRuntime()
    await ensureBuilt()
    const { chaos } = await import('../chaos/index.mjs')
    return chaos(process.argv.slice(2))
  },
  { signalCode: 1 },
)
