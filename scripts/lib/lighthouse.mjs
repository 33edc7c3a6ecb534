import fs from 'node:fs'
import path from 'node:path'
import { runNpm } from './install.mjs'
import { Failure, say } from './messages.mjs'
import { inRoot } from './paths.mjs'

const VERSION = '13.5.0'
const folder = inRoot('.cache', `lighthouse-${VERSION}`)
const cli = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

/**
 * Lighthouse, of one version. It brings a hundred packages that nothing else needs, so it is fetched when it is first
 * asked for, into the cache and not among the packages of the project.
 * @returns {Promise<string>} the file to run with Node
 */
export async function ensureLighthouse() {
  if (fs.existsSync(cli)) return cli
  say(`Installing Lighthouse ${VERSION} …`)
  fs.mkdirSync(folder, { recursive: true })
  const options = ['--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund']
  const { ok, output } = await runNpm(['install', `lighthouse@${VERSION}`, ...options])
  if (ok && fs.existsSync(cli)) return cli
  process.stderr.write(output)
  throw new Failure('Lighthouse could not be installed; the lines above are what npm said.')
}
