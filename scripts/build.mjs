import { readSwitches } from './lib/arguments.mjs'
import { loadEnvFile } from './lib/env-file.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { say } from './lib/messages.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode } from './lib/runtime.mjs'
import { run } from './lib/shutdown.mjs'
import { ensureBuilt } from './lib/site-build.mjs'

await run(
  async () => {
    requireBootstrapNode()
    const { verbose } = readSwitches('npm run build --', ['verbose'])
    loadEnvFile()
    await ensureInstalled({ verbose })
    await continueUnderPinnedRuntime()
    if (!(await ensureBuilt({ verbose }))) say('The build is up to date.')
    return 0
  },
  { signalCode: 1 },
)
