import { spawn } from 'node:child_process'
import { endChild, ended } from './lib/child.mjs'
import { embeddedEnvironment } from './lib/embedded-environment.mjs'
import { loadEnvFile } from './lib/env-file.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { Failure } from './lib/messages.mjs'
import { dataDir } from './lib/paths.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode, runtimePath } from './lib/runtime.mjs'
import { atShutdown, run } from './lib/shutdown.mjs'

/** A script is run by this runtime; anything else is a command. */
const toCommand = ([first, ...rest]) => {
  if (first === 'node') return [process.execPath, rest]
  return /\.[cm]?[jt]s$/.test(first) ? [process.execPath, [first, ...rest]] : [first, rest]
}

await run(
  async () => {
    requireBootstrapNode()
    const given = process.argv.slice(2)
    if (given.length === 0) throw new Failure('Say what to run: "node scripts/with-db.mjs <script or command> …".')
    loadEnvFile()
    await ensureInstalled()
    await continueUnderPinnedRuntime()
    const env = process.env.DATABASE_URL ? {} : await embeddedEnvironment(dataDir())
    const [command, args] = toCommand(given)
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, PATH: runtimePath(), ...env } })
    atShutdown((force) => endChild(child, { patience: 10_000, force }))
    const { code } = await ended(child).catch((error) => {
      throw error.code === 'ENOENT' ? new Failure(`The command "${command}" was not found.`) : error
    })
    return code ?? 1
  },
  { signalCode: 1 },
)
