import { endChild, ended } from './lib/child.mjs'
import { spawn } from 'node:child_process'
import { loadEnvFile } from './lib/env-file.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode } from './lib/runtime.mjs'
import { atShutdown, run } from './lib/shutdown.mjs'
import { ensureBuilt } from './lib/site-build.mjs'

/** `npm run fuzz`: random requests and hostile files at every route of the built site, on a database of its own. */
await run(async () => {
  requireBootstrapNode()
  loadEnvFile()
  await ensureInstalled()
  await continueUnderPinnedRuntime()
  await ensureBuilt()
  const args = ['--import', 'tsx', 'fuzz/main.ts', ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  atShutdown((force) => endChild(child, { patience: 20_000, force }))
  return (await ended(child)).code ?? 1
})
