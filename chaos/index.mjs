import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Failure, say } from '../scripts/lib/messages.mjs'
import { inRoot } from '../scripts/lib/paths.mjs'
import { atShutdown, isShuttingDown } from '../scripts/lib/shutdown.mjs'
import { fullDisk } from './full-disk.mjs'
import { killApp } from './kill-app.mjs'
import { killWorker } from './kill-worker.mjs'
import { openContext } from './lib/context.mjs'
import { tell, write } from './lib/report.mjs'
import { loginFlood } from './login-flood.mjs'
import { postgresAway } from './postgres-away.mjs'
import { postgresFrozen } from './postgres-frozen.mjs'
import { postgresRestart } from './postgres-restart.mjs'
import { sigterm } from './sigterm.mjs'
import { slow } from './slow.mjs'
import { smtp } from './smtp.mjs'
import { soak } from './soak.mjs'
import { threeWorkers } from './three-workers.mjs'

const experiments = [
  killApp,
  killWorker,
  threeWorkers,
  postgresRestart,
  postgresAway,
  postgresFrozen,
  smtp,
  fullDisk,
  sigterm,
  slow,
  loginFlood,
  soak,
]
/** Longer than any experiment but the soak may take, in seconds. */
const PATIENCE = 600
const SOAK_MINUTES = 30

function readArguments(given) {
  const names = []
  let minutes = SOAK_MINUTES
  for (let i = 0; i < given.length; i++) {
    if (given[i] === '--minutes') minutes = Number(given[++i])
    else names.push(given[i])
  }
  const unknown = names.find((name) => !experiments.some((one) => one.name === name))
  if (unknown)
    throw new Failure(`"${unknown}" is no experiment: there are ${experiments.map((one) => one.name).join(', ')}.`)
  if (!(minutes >= 1 && minutes <= 24 * 60)) throw new Failure('--minutes takes a number from 1 to 1440.')
  return { chosen: experiments.filter(({ name }) => (names.length ? names.includes(name) : name !== 'soak')), minutes }
}

/** Seeds a database once; every experiment begins with a copy of it. @returns {Promise<string>} its folder */
async function makeTemplate(folder) {
  const context = await openContext(path.join(folder, 'seeding'), undefined)
  const forget = atShutdown(() => context.close())
  const site = await context.startSite({ env: { PATCHBAY_SEED: 'demo' } })
  await site.stop()
  await context.database.close()
  const template = path.join(folder, 'template')
  fs.renameSync(path.join(context.folder, 'postgres'), template)
  forget()
  await context.close()
  return template
}

async function inTime(work, seconds) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it was not over after ${seconds} s`)), seconds * 1000)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** What the application said when a promise was broken outlives its folder. */
function keepLog(folder, name) {
  const log = path.join(folder, 'app.log')
  if (fs.existsSync(log)) fs.copyFileSync(log, inRoot('chaos', `last-${name}.log`))
}

async function perform(experiment, folder, template, minutes) {
  say(`\n${experiment.name} …`)
  const started = performance.now()
  const { name, promise } = experiment
  const context = await openContext(path.join(folder, name), template)
  const forget = atShutdown(() => context.close())
  let outcome
  try {
    outcome = await inTime(experiment.run(context, { minutes }), PATIENCE + (experiment === soak ? minutes * 60 : 0))
  } catch (error) {
    outcome = { figures: { failed: error instanceof Error ? error.message : String(error) }, kept: false }
    if (process.env.PATCHBAY_DEBUG === '1') say(String(error?.stack))
  }
  forget()
  if (!outcome.kept) keepLog(context.folder, name)
  await context.close()
  return { name, promise, ...outcome, seconds: (performance.now() - started) / 1000 }
}

/**
 * Runs experiments one after the other, prints a table and writes it.
 * @param {string[]} given the command line
 * @returns {Promise<number>} 1 when a promise was broken
 */
export async function chaos(given) {
  if (process.platform !== 'linux') throw new Failure('The experiments read the process table of Linux.')
  const { chosen, minutes } = readArguments(given)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'patchbay-chaos-'))
  atShutdown(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const template = await makeTemplate(folder)
  const outcomes = []
  for (const experiment of chosen) {
    const outcome = await perform(experiment, folder, template, minutes)
    if (isShuttingDown()) return 1
    outcomes.push(outcome)
    tell(outcome)
  }
  const command = ['npm run chaos', ...(given.length ? ['--', ...given] : [])].join(' ')
  write({ at: new Date().toISOString(), command, cores: os.availableParallelism(), node: process.version, outcomes })
  return outcomes.every(({ kept, skipped }) => kept || skipped) ? 0 : 1
}
