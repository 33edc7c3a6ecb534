import { setTimeout as sleep } from 'node:timers/promises'
import { formPost, jsonPost } from './lib/forms.mjs'
import { ask, isRefusal, slowestOf } from './lib/http.mjs'
import { rounded } from './lib/numbers.mjs'
import { until } from './lib/until.mjs'

const AWAY = 60
const NOT_READY_WITHIN = 2000
const REFUSED_WITHIN = 3000
/** Visited before, as a site in use has been; then one that nobody has asked for since the start. */
const pages = ['/', '/about', '/services', '/careers', '/contact', '/fiber-installation', '/rfq', '/privacy-policy']
const NEVER_VISITED = '/terms-of-service'

const asBrowser = (id) => formPost(id, { headers: { accept: 'text/html' } })
const holdsWhatWasTyped = ({ text }, id) =>
  ['Ada Winter', `Mill ${id}`, `post-${id}@chaos.example`, 'Forty access points over a grain yard.'].every((typed) =>
    text.includes(typed),
  )

async function watchOnce(port, id, seen) {
  for (const path of pages) seen.pages.push({ path, ...(await ask(port, { path })) })
  seen.ready.push(await ask(port, { path: '/readyz' }))
  seen.calls.push(await ask(port, jsonPost(id)))
  const form = await ask(port, asBrowser(id))
  seen.forms.push({ ...form, isKept: holdsWhatWasTyped(form, id) })
  seen.unvisited.push(await ask(port, { path: NEVER_VISITED }))
}

export const postgresAway = {
  name: 'postgres-away',
  promise:
    'PostgreSQL away for 60 s: visited pages 200, /readyz 503 within 2 s, forms 503 within 3 s and keep what was typed',
  /** @param {import('./lib/context.mjs').Context} context */
  async run({ startSite, database }) {
    const site = await startSite()
    for (const path of pages) await ask(site.port, { path })
    const visited = new Map()
    for (const path of pages) visited.set(path, (await ask(site.port, { path })).text)
    await database.stop()
    const gone = performance.now()
    const notReady = async () => (await ask(site.port, { path: '/readyz' })).status === 503
    await until(notReady, { seconds: 10, every: 10, what: 'The 503 of /readyz' })
    const untilNotReady = performance.now() - gone
    const seen = { pages: [], ready: [], calls: [], forms: [], unvisited: [] }
    for (let round = 0; performance.now() - gone < AWAY * 1000; round++) {
      await watchOnce(site.port, round, seen)
      await sleep(1000)
    }
    const back = await database.start()
    await until(async () => (await ask(site.port, jsonPost(1_000_000))).status === 201, { seconds: 30, every: 20 })
    const untilBack = performance.now() - back
    const refused = [...seen.calls, ...seen.forms]
    const figures = {
      pages: seen.pages.length,
      'pages that were not 200 or another text': seen.pages.filter(
        (one) => one.status !== 200 || one.text !== visited.get(one.path),
      ).length,
      'never visited page': [...new Set(seen.unvisited.map(({ status }) => status))].join(', '),
      '/readyz 503 after, ms': rounded(untilNotReady),
      '/readyz slowest, ms': rounded(slowestOf(seen.ready)),
      'forms refused': refused.length,
      'not 503 with Retry-After': refused.filter((one) => !isRefusal(one)).length,
      'slowest refusal, ms': rounded(slowestOf(refused)),
      'typed text not in the answer': seen.forms.filter((one) => !one.isKept).length,
      'back after, ms': rounded(untilBack),
    }
    const kept =
      figures['pages that were not 200 or another text'] === 0 &&
      seen.unvisited.every((one) => one.status === 200 || isRefusal(one)) &&
      seen.ready.every(({ status }) => status === 503) &&
      untilNotReady <= NOT_READY_WITHIN &&
      slowestOf(seen.ready) <= NOT_READY_WITHIN &&
      figures['not 503 with Retry-After'] === 0 &&
      slowestOf(refused) <= REFUSED_WITHIN &&
      figures['typed text not in the answer'] === 0 &&
      untilBack <= 3000 &&
      site.isRunning()
    return { figures, kept }
  },
}
