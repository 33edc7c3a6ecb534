import { findChromium } from './lib/chromium.mjs'
import { loadEnvFile } from './lib/env-file.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ensureLighthouse } from './lib/lighthouse.mjs'
import { Failure } from './lib/messages.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode } from './lib/runtime.mjs'
import { run } from './lib/shutdown.mjs'
import { ensureBuilt } from './lib/site-build.mjs'

/** `npm run lighthouse`: Lighthouse over every public page of the built site; `npm run lighthouse -- /rfq` over one. */
await run(async () => {
  requireBootstrapNode()
  const paths = process.argv.slice(2)
  const wrong = paths.find((path) => !path.startsWith('/'))
  if (wrong) throw new Failure(`"${wrong}" is no path of the site, which begins with a slash.`)
  loadEnvFile()
  await ensureInstalled()
  await continueUnderPinnedRuntime()
  await ensureBuilt()
  const [cli, chromium] = [await ensureLighthouse(), await findChromium(process.env)]
  const { lighthouse } = await import('../bench/lighthouse.mjs')
  return lighthouse({ cli, chromium, paths })
})
