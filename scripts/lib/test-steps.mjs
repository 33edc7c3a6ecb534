import path from 'node:path'
import { runCommand } from './child.mjs'
import { findChromium } from './chromium.mjs'
import { say } from './messages.mjs'
import { inRoot, root } from './paths.mjs'
import { jestCounts, oneCheck, playwrightCounts } from './test-counts.mjs'

/**
 * @typedef {{ env: NodeJS.ProcessEnv, folder: string, extra: string[] }} Run
 *   `folder`: for reports; `extra`: what the person added for the one step that was named
 * @typedef {{ names: string[], title: string, takesArguments?: boolean, beside?: boolean,
 *   run: (run: Run) => Promise<import('./test-counts.mjs').Counts> }} Step
 *   `beside`: may run while others that say so do
 */

const program = (...parts) => inRoot('node_modules', ...parts)

const runScript = (args, env) => runCommand(process.execPath, args, { cwd: root, env, stream: true })

/** A step that passes or fails as a whole. @returns {Step} */
const check = (name, title, ...args) => ({
  names: [name],
  title,
  run: async ({ env }) => oneCheck((await runScript(args, env)).ok),
})

/** A look at the sources, on one core: such steps run beside each other, and say what they found when they are done. */
const look = (name, title, ...args) => ({
  names: [name],
  title,
  beside: true,
  run: async ({ env }) => {
    const { ok, output } = await runCommand(process.execPath, args, { cwd: root, env })
    if (!ok) say(output.trimEnd())
    return oneCheck(ok)
  },
})

/** @type {Step} */
const jest = {
  names: ['unit', 'jest'],
  title: 'unit and integration tests',
  takesArguments: true,
  run: async ({ env, folder, extra }) => {
    const report = path.join(folder, 'jest.json')
    const options = ['--json', `--outputFile=${report}`, `--cacheDirectory=${program('.cache', 'jest')}`, ...extra]
    const modules = '--experimental-vm-modules --disable-warning=ExperimentalWarning'
    const nodeOptions = [env.NODE_OPTIONS, modules].filter(Boolean).join(' ')
    const { ok } = await runScript([program('jest', 'bin', 'jest.js'), ...options], {
      ...env,
      NODE_OPTIONS: nodeOptions,
    })
    return jestCounts(report, ok)
  },
}

/** @type {Step} */
const e2e = {
  names: ['e2e'],
  title: 'browser and accessibility tests',
  takesArguments: true,
  run: async ({ env, folder, extra }) => {
    const report = path.join(folder, 'playwright.json')
    const browser = { PLAYWRIGHT_CHROMIUM_PATH: await findChromium(env), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const args = [program('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...extra]
    const { ok } = await runScript(args, { ...env, ...browser })
    return playwrightCounts(report, ok)
  },
}

/** All that `npm test` does, in its order. @type {Step[]} */
export const steps = [
  look('format', 'format', program('prettier', 'bin', 'prettier.cjs'), '--check', '.'),
  look('lint', 'lint', program('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'),
  look('types', 'types', program('typescript', 'bin', 'tsc'), '--noEmit'),
  jest,
  check('build', 'build', inRoot('scripts', 'build.mjs'), '--verbose'),
  e2e,
]
