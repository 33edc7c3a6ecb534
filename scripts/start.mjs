import path from 'node:path'
import { announce } from './lib/announcement.mjs'
import { appIsReady, endOrphanedApp, spawnApp } from './lib/app.mjs'
import { readSwitches } from './lib/arguments.mjs'
import { endChild, ended } from './lib/child.mjs'
import { keepDatabase } from './lib/database.mjs'
import { loadEnvFile } from './lib/env-file.mjs'
import { takeHandover, toHandOver } from './lib/handover.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { acquireLock } from './lib/lock.mjs'
import { Failure, say, showFailure } from './lib/messages.mjs'
import { dataDir } from './lib/paths.mjs'
import { parsePort, requireFreePort } from './lib/port.mjs'
import { markOf } from './lib/processes.mjs'
import { continueUnderPinnedRuntime, requireBootstrapNode } from './lib/runtime.mjs'
import { loadSecrets } from './lib/secrets.mjs'
import { atShutdown, isShuttingDown, run, shutdown } from './lib/shutdown.mjs'
import { ensureBuilt } from './lib/site-build.mjs'

/** How long requests that are being answered may take to end, in milliseconds. */
const DRAIN = 30_000
/** A port that was in use a moment ago may still be closing. */
const PORT_PATIENCE = 1500

const giveUp = (error) => {
  if (isShuttingDown()) return
  showFailure(error)
  void shutdown(1)
}

async function takeInstallation(folder, handover) {
  const lock = await acquireLock(path.join(folder, 'lock'), { holder: 'npm start', token: handover.token })
  atShutdown(() => lock.release())
  await endOrphanedApp(lock.abandoned?.app)
  return lock
}

/** The environment of an installation that brings its own database, secrets and demonstration. */
async function startEmbedded(folder) {
  const secrets = loadSecrets(folder)
  const database = await keepDatabase({ dataDir: folder, giveUp })
  atShutdown((force) => database.stop(force))
  const env = { ...secrets.values, DATABASE_URL: database.url, PATCHBAY_EMBEDDED: '1', PATCHBAY_SEED: 'demo' }
  if (secrets.isPasswordChanged) env.PATCHBAY_NEW_DEMO_PASSWORD = '1'
  return { secrets, env }
}

async function serve({ dev, port, folder, lock, started }) {
  const { secrets, env } = process.env.DATABASE_URL
    ? { secrets: undefined, env: { PATCHBAY_SEED: 'content' } }
    : await startEmbedded(folder)
  if (process.env.PATCHBAY_SEED) env.PATCHBAY_SEED = process.env.PATCHBAY_SEED
  const modeAndPort = {
    NODE_ENV: dev ? 'development' : 'production',
    PORT: String(port),
    DATA_DIR: folder,
    // Passwords are hashed in these threads; more of them leave some for files and names.
    UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '8',
  }
  const app = spawnApp({ dev, env: { ...process.env, ...env, ...modeAndPort, NEXT_TELEMETRY_DISABLED: '1' } })
  atShutdown((force) => endChild(app, { patience: DRAIN, force, group: true }))
  lock.update({ app: markOf(app.pid ?? 0) })
  const whenEnded = ({ code, signal }) => {
    if (isShuttingDown()) return
    if (signal) giveUp(new Failure(`The server was ended by ${signal}.`))
    else void shutdown(code ?? 1)
  }
  ended(app).then(whenEnded, giveUp)
  if (!(await appIsReady(app, port)) || isShuttingDown()) return
  announce({ port, seconds: (Date.now() - started) / 1000, dev, dataDir: folder, secrets })
}

await run(async () => {
  requireBootstrapNode()
  const { dev, verbose } = readSwitches('npm start --', ['dev', 'verbose'])
  loadEnvFile()
  const port = parsePort(process.env.PORT)
  const folder = dataDir()
  const handover = takeHandover()
  const lock = await takeInstallation(folder, handover)
  await requireFreePort(port, lock.abandoned ? PORT_PATIENCE : 0)
  await ensureInstalled({ verbose })
  await continueUnderPinnedRuntime(toHandOver(lock, handover))
  if (!dev) await ensureBuilt({ verbose })
  lock.requireHeld()
  say(`Starting Patchbay on port ${port} …`)
  await serve({ dev, port, folder, lock, started: handover.started })
})
