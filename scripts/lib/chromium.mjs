import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { runCommand } from './child.mjs'
import { Failure, say } from './messages.mjs'
import { inRoot } from './paths.mjs'

/** The shell has the same engine without the windows around it, which take a third of the time of a test. */
const INSTALLED = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)
/** Packages of Debian, the best first; older systems do not have the first one. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const DOWNLOAD_TIMEOUT = 300_000

/** A browser that lacks a library of the system is there, and yet of no use. */
const runs = (file) =>
  fs.existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return runs(file) ? file : undefined
}

async function download(env) {
  say('No Chromium was found: downloading one …')
  const args = [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium']
  await runCommand(process.execPath, args, { env, stream: true, timeout: DOWNLOAD_TIMEOUT })
  return playwrightsOwn()
}

async function installPackage(env) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) return undefined
  say('Installing the system’s package of Chromium …')
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stream: true }
  await runCommand('apt-get', ['update'], options)
  const name = PACKAGES.find((known) => spawnSync('apt-cache', ['show', known], { stdio: 'ignore' }).status === 0)
  if (!name) return undefined
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], options)
  return INSTALLED.find(runs)
}

/**
 * The Chromium to test with: the one that is named, the system's, Playwright's own, or else one that is fetched.
 * @param {NodeJS.ProcessEnv} env for the programs that fetch one
 * @returns {Promise<string>}
 */
export async function findChromium(env) {
  const named = process.env.PLAYWRIGHT_CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new Failure(`PLAYWRIGHT_CHROMIUM_PATH names ${named}, which does not run.`)
  }
  const found = INSTALLED.find(runs) ?? (await playwrightsOwn()) ?? (await download(env)) ?? (await installPackage(env))
  if (found) return found
  throw new Failure('No Chromium could be found or fetched: install one and name it in PLAYWRIGHT_CHROMIUM_PATH.')
}
