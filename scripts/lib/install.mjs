import fs from 'node:fs'
import path from 'node:path'
import { runCommand } from './child.mjs'
import { diskFull, Failure, say, saysDiskFull } from './messages.mjs'
import { installState, lockfileHash, stampFile } from './install-state.mjs'
import { withLock } from './lock.mjs'
import { inRoot, root } from './paths.mjs'

const inModules = (file) => path.resolve(file).startsWith(inRoot('node_modules') + path.sep)

/** The PATH without the packages' own commands, among them a Node that npm is about to replace. */
const outerPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder && !inModules(path.join(folder, 'node')))
    .join(path.delimiter)

const nodeName = process.platform === 'win32' ? 'node.exe' : 'node'
/** A folder of the PATH that this user may not look into has nothing for it. */
function isFile(file) {
  try {
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}

/** A Node from outside the packages: npm must not be run by a program that it deletes. */
function outerNode() {
  const candidates = [process.env.npm_node_execpath, process.execPath]
  for (const folder of outerPath().split(path.delimiter)) candidates.push(path.join(folder, nodeName))
  return candidates.find((file) => file && !inModules(file) && isFile(file)) ?? process.execPath
}

/** npm as a script for Node, so that it runs the same on every system and without a shell. */
function npmScript(node) {
  const beside = path.dirname(fs.realpathSync(node))
  const places = [
    process.env.npm_execpath,
    path.join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(beside, '..', 'share', 'nodejs', 'npm', 'bin', 'npm-cli.js'),
  ]
  for (const folder of outerPath().split(path.delimiter)) {
    const command = path.join(folder, 'npm')
    if (isFile(command)) places.push(fs.realpathSync(command))
  }
  return places.find((file) => file && /npm-cli\.c?js$/.test(file) && isFile(file))
}

function explain(output) {
  if (saysDiskFull(output)) return diskFull(root)
  const lines = output.trim().split('\n')
  const errors = lines.filter((line) => line.startsWith('npm error'))
  // npm tells the reason first and ends with advice.
  process.stderr.write(`${(errors.length > 0 ? errors.slice(0, 12) : lines.slice(-12)).join('\n')}\n`)
  return new Failure('The packages could not be installed; the lines above are what npm said.')
}

// A production environment must not keep back what the build needs.
const OPTIONS = ['--include=optional', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund']

/**
 * Not every mirror has the packages of every platform, and a lockfile made behind such a mirror lacks them.
 * `npm ci` then refuses as a whole; `npm install` takes the same versions from the lockfile and goes on.
 */
const lacksPackages = (output) => /Missing: .* from lock file/.test(output)

/**
 * Runs npm outside the packages' own programs.
 * @param {string[]} args
 * @param {{ stream?: boolean }} [options] whether npm's output goes to the terminal
 */
export async function runNpm(args, { stream = false } = {}) {
  const node = outerNode()
  const npm = npmScript(node)
  if (!npm) throw new Failure('npm was not found: install it, then start again.')
  const env = { ...process.env, PATH: outerPath(), npm_config_loglevel: stream ? 'notice' : 'warn' }
  return runCommand(node, [npm, ...args], { cwd: root, env, stream })
}

async function install(verbose) {
  say('Installing the packages (a minute or two the first time) …')
  const started = Date.now()
  const npmRun = (...args) => runNpm([...args, ...OPTIONS], { stream: verbose })
  let result = await npmRun('ci')
  if (!result.ok && (verbose || lacksPackages(result.output))) result = await npmRun('install', '--no-save')
  if (!result.ok) throw explain(result.output)
  say(`Installed the packages in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/**
 * Installs the packages unless they are those that the lockfile names.
 * @param {{ verbose?: boolean }} [options] whether npm's own output is shown
 */
export async function ensureInstalled({ verbose = false } = {}) {
  if (installState() === 'current') return
  await withLock(inRoot('.cache', 'install.lock'), 'install', async () => {
    if (installState() === 'missing') await install(verbose)
    fs.writeFileSync(stampFile, lockfileHash())
  })
}
