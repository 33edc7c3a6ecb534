import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { runCommand } from '../scripts/lib/child.mjs'
import { listedPaths, makeContext } from './lib/context.mjs'
import { median } from './lib/numbers.mjs'

const RUNS = 3
/** What each page must reach, of 100. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const FIGURES = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

const chromeFlags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ')

/** Runs Lighthouse; a browser that did not start or answer in time has measured nothing, so it is given one more try. */
async function runLighthouse({ cli, chromium, file }, url) {
  const args = [cli, url, '--no-enable-error-reporting', '--output=json', `--output-path=${file}`]
  args.push(`--only-categories=${Object.keys(GOALS).join(',')}`, `--chrome-flags=${chromeFlags}`)
  const options = { env: { ...process.env, CHROME_PATH: chromium } }
  for (let attempt = 1; ; attempt++) {
    const { ok, code, output } = await runCommand(process.execPath, args, options)
    if (ok) return JSON.parse(await readFile(file, 'utf8'))
    if (attempt === 2) throw new Error(`Lighthouse ended with ${code} at ${url}:\n${output.slice(-2000)}`)
  }
}

/** One run on a simulated telephone; its scores and figures by their names. */
async function audit(tools, url) {
  const { categories, audits } = await runLighthouse(tools, url)
  const scores = Object.keys(GOALS).map((name) => [name, Math.round(categories[name].score * 100)])
  const figures = Object.entries(FIGURES).map(([name, id]) => [name, audits[id].numericValue])
  return Object.fromEntries([...scores, ...figures])
}

const isWorse = (medians) => Object.entries(GOALS).some(([name, goal]) => medians[name] < goal)

const inShort = (name, value) => (name === 'CLS' ? value.toFixed(3) : Math.round(value))

const cells = ([first, ...rest]) => first.padEnd(24) + rest.map((cell) => String(cell).padStart(15)).join('')

async function measurePages(tools, url, paths) {
  const pages = []
  const names = [...Object.keys(GOALS), ...Object.keys(FIGURES)]
  console.log(cells(['', ...names]))
  for (const route of paths) {
    const runs = []
    for (let round = 0; round < RUNS; round++) runs.push(await audit(tools, url + route))
    const medians = Object.fromEntries(names.map((name) => [name, median(runs.map((one) => one[name]))]))
    pages.push({ path: route, medians, runs })
    console.log(cells([route, ...names.map((name) => inShort(name, medians[name]))]))
  }
  return pages
}

/**
 * Starts the built site in a temporary folder and runs Lighthouse three times on each page; prints the medians and
 * writes all runs as JSON.
 * @param {{ cli: string, chromium: string, paths: string[] }} options `paths`: every page of the sitemap when it is empty
 * @returns {Promise<number>} the exit code: 1 when a page misses a goal
 */
export async function lighthouse({ cli, chromium, paths }) {
  const context = await makeContext()
  const { url } = await context.site()
  const tools = { cli, chromium, file: path.join(context.folder, 'report.json') }
  const pages = await measurePages(tools, url(''), paths.length > 0 ? paths : await listedPaths(url))
  const result = { at: new Date().toISOString(), cores: os.availableParallelism(), pages }
  const file = path.resolve('bench', 'last-lighthouse.json')
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`)
  const missed = pages.filter(({ medians }) => isWorse(medians))
  console.log(`\nWritten to ${path.relative(process.cwd(), file)}.`)
  if (missed.length > 0) console.log(`Below the goals: ${missed.map((page) => page.path).join(', ')}.`)
  return missed.length > 0 ? 1 : 0
}
