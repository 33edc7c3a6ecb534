import fs from 'node:fs'
import path from 'node:path'
import { findFreePort } from '../scripts/lib/port.mjs'
import { inRoot, readable } from '../scripts/lib/paths.mjs'
import { jsonPost } from './lib/forms.mjs'
import { openInspector } from './lib/inspector.mjs'
import { after, atRate, inTurns } from './lib/load.mjs'
import { percentile, regression, rounded } from './lib/numbers.mjs'
import { openHandles, residentMegabytes } from './lib/processes.mjs'

const SAMPLE = 5000
const FULL_LOAD_SECONDS = 15
/** The share of the time in which caches and pools fill up and code is compiled. */
const WARM_UP = 1 / 3
const MEGABYTES_AN_HOUR = 2
const MB = 1024 * 1024
const pages = ['/', '/about', '/services', '/careers', '/contact', '/fiber-installation', '/rfq', '/privacy-policy']

/** Of twenty requests sixteen ask for a page, two read a list, one searches, one posts a form. */
function nextOf(state) {
  const id = state.count++
  if (id % 20 === 0) return jsonPost(id)
  if (id % 20 === 1) return { path: '/api/search?q=fiber' }
  if (id % 20 < 4) return { path: '/api/content/about' }
  return { path: pages[id % pages.length] }
}

async function fullLoad(port, state) {
  const isOver = after(FULL_LOAD_SECONDS)
  let answered = 0
  await inTurns(port, {
    connections: 16,
    next: () => (isOver() ? undefined : nextOf(state)),
    onAnswer: () => answered++,
  })
  return answered / FULL_LOAD_SECONDS
}

/** Looks at the process every five seconds: as it is, and, once a minute, when its garbage is collected. */
function watch(site, inspector, started) {
  const samples = []
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    const minutes = (performance.now() - started) / 60_000
    const sample = { minutes, rss: residentMegabytes(site.pid), handles: openHandles(site.pid) }
    const isSettled = samples.length % 12 === 0
    const settled = isSettled ? await inspector.settled() : undefined
    samples.push({
      ...sample,
      ...(settled && {
        heap: settled.heapUsed / MB,
        external: settled.external / MB,
        settled: settled.rss / MB,
        resources: settled.resources,
      }),
    })
    isBusy = false
  }
  void look()
  const timer = setInterval(() => void look(), SAMPLE)
  return { samples, stop: () => clearInterval(timer) }
}

const columns = ['minutes', 'rss', 'handles', 'settled', 'heap', 'external', 'resources']
const csvOf = (samples) =>
  [
    columns.join(','),
    ...samples.map((sample) =>
      columns.map((name) => (sample[name] === undefined ? '' : rounded(sample[name], 3))).join(','),
    ),
  ].join('\n')

/** Megabytes an hour. */
const growth = (samples, name) =>
  regression(
    samples
      .filter((sample) => sample[name] !== undefined)
      .map((sample) => ({ x: sample.minutes / 60, y: sample[name] })),
  )

const span = (samples, name, digits = 0) => {
  const given = samples.filter((sample) => sample[name] !== undefined)
  return `${rounded(given[0]?.[name] ?? 0, digits)} → ${rounded(given.at(-1)?.[name] ?? 0, digits)}`
}

function judge(samples, { rate, answers, failed, times }) {
  const end = samples.at(-1)?.minutes ?? 0
  const warm = samples.filter(({ minutes }) => minutes >= end * WARM_UP)
  const [memory, heap] = [growth(warm, 'settled'), growth(warm, 'heap')]
  const half = Math.floor(warm.length / 2)
  const mostHandles = (part) =>
    percentile(
      part.map((sample) => sample.handles),
      0.95,
    )
  const [early, late] = [mostHandles(warm.slice(0, half)), mostHandles(warm.slice(half))]
  const figures = {
    minutes: rounded(end, 1),
    'requests a second': rounded(rate, 1),
    answers,
    failed,
    'p99, ms': rounded(percentile(times, 0.99)),
    'memory, MB an hour (± standard error)': `${rounded(memory.slope, 1)} ± ${rounded(memory.error, 1)}`,
    'heap in use, MB an hour (±)': `${rounded(heap.slope, 1)} ± ${rounded(heap.error, 1)}`,
    'memory after the warm-up → at the end, MB': span(warm, 'settled', 1),
    'heap in use, MB': span(warm, 'heap', 1),
    'handles, p95 of the first half → the second': `${early} → ${late}`,
  }
  return { figures, kept: failed === 0 && memory.slope <= MEGABYTES_AN_HOUR && late <= early + 2 }
}

export const soak = {
  name: 'soak',
  promise: 'half load for 30 minutes: memory grows by at most 2 MB an hour after the warm-up, handles are flat',
  /** @param {import('./lib/context.mjs').Context} context @param {{ minutes: number }} options */
  async run({ startMailServer, startSite, atEnd }, { minutes }) {
    const mail = await startMailServer()
    const inspectorPort = await findFreePort()
    const site = await startSite({ env: { SMTP_URL: mail.url }, flags: [`--inspect=127.0.0.1:${inspectorPort}`] })
    const inspector = await openInspector(inspectorPort)
    atEnd(() => inspector.close())
    const state = { count: 0 }
    const rate = (await fullLoad(site.port, state)) / 2
    const { samples, stop } = watch(site, inspector, performance.now())
    const seen = { rate, answers: 0, failed: 0, times: [] }
    await atRate(site.port, {
      perSecond: rate,
      isOver: after(minutes * 60),
      next: () => nextOf(state),
      onAnswer: ({ status, milliseconds }) => {
        seen.answers++
        mail.taken.length = 0
        if (status !== 200 && status !== 201) seen.failed++
        // A sample of them: this process is not to grow either.
        if (seen.answers % 20 === 0) seen.times.push(milliseconds)
      },
    })
    stop()
    const file = inRoot('chaos', 'last-soak.csv')
    fs.writeFileSync(file, `${csvOf(samples)}\n`)
    const { figures, kept } = judge(samples, seen)
    return { figures: { ...figures, samples: path.normalize(readable(file)) }, kept }
  },
}
