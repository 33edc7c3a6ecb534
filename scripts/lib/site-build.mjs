import { forgetBuild, isBuilt, rememberBuild, sourceStamp } from './build-stamp.mjs'
import { runCommand } from './child.mjs'
import { diskFull, Failure, say, saysDiskFull } from './messages.mjs'
import { withLock } from './lock.mjs'
import { inRoot, root } from './paths.mjs'

async function build(stamp, verbose) {
  say('Building the site (about a minute) …')
  const started = Date.now()
  forgetBuild()
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const args = [inRoot('node_modules', 'next', 'dist', 'bin', 'next'), 'build']
  const { ok, output } = await runCommand(process.execPath, args, { cwd: root, env, stream: verbose })
  if (!ok) {
    if (saysDiskFull(output)) throw diskFull(root)
    process.stderr.write(output)
    throw new Failure('The site could not be built; the lines above say why.')
  }
  rememberBuild(stamp)
  say(`Built the site in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/**
 * Builds the site for production unless the last build was made from the same sources.
 * @param {{ verbose?: boolean }} [options] whether the build's own output is shown when it succeeds, too
 * @returns {Promise<boolean>} whether anything had to be built
 */
export async function ensureBuilt({ verbose = false } = {}) {
  if (isBuilt(sourceStamp())) return false
  return withLock(inRoot('.cache', 'build.lock'), 'build', async () => {
    const stamp = sourceStamp()
    if (isBuilt(stamp)) return false
    await build(stamp, verbose)
    return true
  })
}
