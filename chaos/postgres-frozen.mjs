import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, jsonPost } from './lib/forms.mjs'
import { ask, isRefusal, slowestOf } from './lib/http.mjs'
import { areMailsSent } from './lib/mails.mjs'
import { rounded } from './lib/numbers.mjs'
import { until } from './lib/until.mjs'

const FROZEN = 60
/** Every so often everything is asked for, in milliseconds. */
const EVERY = 500
/**
 * In milliseconds. A connection is cut after 20 s of silence; who waited behind it then waits for one of its own, 3 s at each
 * of the few questions before the first write.
 */
const REFUSED_WITHIN = 30_000
const REFUSED_LATER_WITHIN = 10_000
const NOT_READY_WITHIN = 2000
const BACK_WITHIN = 5000
const pages = ['/', '/about', '/services', '/contact', '/rfq']

/** Asks without waiting for what was asked before. @returns the answers, each with its moment */
async function watch(port) {
  const begin = performance.now()
  const [waiting, answers] = [[], { page: [], ready: [], post: [] }]
  const note = async (kind, question, id) => {
    const at = performance.now() - begin
    answers[kind].push({ id, at, ...(await ask(port, question)) })
  }
  for (let id = 0; performance.now() - begin < FROZEN * 1000; id++) {
    waiting.push(note('page', { path: pages[id % pages.length] }), note('ready', { path: '/readyz' }))
    waiting.push(note('post', jsonPost(id), id))
    await sleep(EVERY)
  }
  return { answers, all: Promise.all(waiting) }
}

export const postgresFrozen = {
  name: 'postgres-frozen',
  promise:
    'PostgreSQL frozen for 60 s, its connections open: pages 200, forms refused rather than kept waiting, back within 5 s',
  /** @param {import('./lib/context.mjs').Context} context */
  async run({ startSite, startWorker, database, sql }) {
    const site = await startSite()
    const worker = await startWorker()
    for (const path of pages) await ask(site.port, { path })
    await ask(site.port, jsonPost(2_000_000))
    database.freeze()
    const { answers, all } = await watch(site.port)
    database.thaw()
    const thawed = performance.now()
    await until(async () => (await ask(site.port, jsonPost(1_000_000))).status === 201, { seconds: 60, every: 20 })
    const untilBack = performance.now() - thawed
    await all
    const stored = new Set(
      (await sql("select email from rfq_requests where email like '%@chaos.example'")).map(({ email }) => email),
    )
    const acknowledged = answers.post.filter(({ status }) => status === 201)
    const refused = answers.post.filter(({ status }) => status !== 201)
    const later = refused.filter(({ at }) => at > REFUSED_WITHIN)
    // What was asked last may have been answered after the thaw.
    const ready = answers.ready.filter(({ at }) => at < FROZEN * 1000 - NOT_READY_WITHIN)
    const mailsSent = await areMailsSent(sql, 120)
    const figures = {
      pages: answers.page.length,
      'pages that were not 200': answers.page.filter(({ status }) => status !== 200).length,
      'slowest page, ms': rounded(slowestOf(answers.page)),
      '/readyz slowest, ms': rounded(slowestOf(ready)),
      '/readyz that was not 503': ready.filter(({ status }) => status !== 503).length,
      'forms refused': refused.length,
      'any other failure': refused.filter((one) => !isRefusal(one)).length,
      'slowest refusal, ms': rounded(slowestOf(refused)),
      'slowest refusal of a form sent after 30 s, ms': rounded(slowestOf(later)),
      'acknowledged and lost': acknowledged.filter(({ id }) => !stored.has(addressOf(id))).length,
      'back after, ms': rounded(untilBack),
      'all mails sent': mailsSent ? 'yes' : 'no',
      'app / worker survived': `${site.isRunning() ? 'yes' : 'no'} / ${worker.isRunning() ? 'yes' : 'no'}`,
    }
    const kept =
      site.isRunning() &&
      worker.isRunning() &&
      mailsSent &&
      figures['pages that were not 200'] === 0 &&
      figures['/readyz that was not 503'] === 0 &&
      slowestOf(ready) <= NOT_READY_WITHIN &&
      figures['any other failure'] === 0 &&
      slowestOf(refused) <= REFUSED_WITHIN &&
      slowestOf(later) <= REFUSED_LATER_WITHIN &&
      figures['acknowledged and lost'] === 0 &&
      untilBack <= BACK_WITHIN
    return { figures, kept }
  },
}
