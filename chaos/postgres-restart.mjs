import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, jsonPost } from './lib/forms.mjs'
import { isRefusal } from './lib/http.mjs'
import { inTurns } from './lib/load.mjs'
import { areMailsSent } from './lib/mails.mjs'
import { rounded } from './lib/numbers.mjs'

const BACK_WITHIN = 3
const ROUNDS = 2
/** How long it is watched before, while it is away, and after, in milliseconds. */
const [BEFORE, AWAY, AFTER] = [1500, 1500, 5000]
const READ = '/api/search?q=fiber'

/** Every third asks for a page, every third reads, every third writes. */
function questions(state) {
  return () => {
    if (state.isOver) return undefined
    const id = state.count++
    if (id % 3 === 0) return { id, kind: 'page', path: '/' }
    if (id % 3 === 1) return { id, kind: 'read', path: READ }
    return { kind: 'write', ...jsonPost(id) }
  }
}

/** One restart under load. @returns what was answered, with its moment */
async function round({ site, database, state, end }) {
  const answers = []
  state.isOver = false
  const load = inTurns(site.port, {
    connections: 8,
    next: questions(state),
    onAnswer: (answer, { id, kind }) => answers.push({ ...answer, id, kind, at: performance.now(), text: '' }),
  })
  await sleep(BEFORE)
  await database[end]()
  const gone = performance.now()
  await sleep(AWAY)
  const back = await database.start()
  await sleep(AFTER)
  state.isOver = true
  await load
  return { answers, gone, back }
}

const isFine = ({ status }) => status === 200 || status === 201

export const postgresRestart = {
  name: 'postgres-restart',
  promise: 'PostgreSQL restarted and killed under load: the app survives, 503 with Retry-After, back within 3 s',
  /** @param {import('./lib/context.mjs').Context} context */
  async run({ startSite, startWorker, database, sql }) {
    const site = await startSite()
    const worker = await startWorker()
    const state = { count: 0, isOver: false }
    const figures = {}
    const all = []
    let slowest = 0
    for (const end of ['stop', 'kill'])
      for (let number = 0; number < ROUNDS; number++) {
        const { answers, back } = await round({ site, database, state, end })
        all.push(...answers)
        const lastTrouble = answers.filter((one) => !isFine(one)).at(-1)?.at ?? back
        const seconds = Math.max(0, (lastTrouble - back) / 1000)
        slowest = Math.max(slowest, seconds)
        figures[`back after ${end === 'stop' ? 'restart' : 'kill -9'} ${number + 1}, s`] = rounded(seconds, 2)
      }
    const stored = new Set(
      (await sql("select email from rfq_requests where email like '%@chaos.example'")).map((row) => row.email),
    )
    const mailsSent = await areMailsSent(sql, 90)
    const odd = all.filter((one) => !isFine(one) && !isRefusal(one))
    Object.assign(figures, {
      answers: all.length,
      '503 with Retry-After': all.filter(isRefusal).length,
      'any other failure': odd.length,
      ...(odd.length && { such: [...new Set(odd.map((one) => `${one.kind} ${one.status || one.error}`))].join(', ') }),
      'pages that were not 200': all.filter((one) => one.kind === 'page' && one.status !== 200).length,
      'acknowledged and lost': all.filter((one) => one.status === 201 && !stored.has(addressOf(one.id))).length,
      'all mails sent': mailsSent ? 'yes' : 'no',
      'app / worker survived': `${site.isRunning() ? 'yes' : 'no'} / ${worker.isRunning() ? 'yes' : 'no'}`,
    })
    const kept =
      site.isRunning() &&
      worker.isRunning() &&
      mailsSent &&
      odd.length === 0 &&
      figures['503 with Retry-After'] > 0 &&
      figures['pages that were not 200'] === 0 &&
      figures['acknowledged and lost'] === 0 &&
      slowest <= BACK_WITHIN
    return { figures, kept }
  },
}
