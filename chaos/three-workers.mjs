import { jsonPost, ofTheForms } from './lib/forms.mjs'
import { inTurns } from './lib/load.mjs'
import { rounded } from './lib/numbers.mjs'
import { until } from './lib/until.mjs'

const WORKERS = 3
const POSTS = 500

export const threeWorkers = {
  name: 'three-workers',
  promise: 'three workers, 1,000 jobs: 1,000 effects',
  /** @param {import('./lib/context.mjs').Context} context */
  async run(context) {
    const mail = await context.startMailServer()
    const site = await context.startSite({ env: { WORKER: 'off' } })
    const workers = await Promise.all(
      Array.from({ length: WORKERS }, (_, i) =>
        context.startWorker({ env: { SMTP_URL: `${mail.url}/?name=worker-${i + 1}` } }),
      ),
    )
    const started = performance.now()
    let posted = 0
    await inTurns(site.port, { connections: 8, next: () => (posted < POSTS ? jsonPost(posted++) : undefined) })
    const taken = () => mail.taken.filter((one) => one.isOurs)
    const jobs = async () =>
      context.sql(
        `select j.state, count(*)::int from jobs.job j join outbound_emails m on m.id = (j.data->>'emailId')::int
         where j.name = 'send-email' and (${ofTheForms}) group by j.state`,
      )
    const areDone = async () =>
      (await jobs()).every(({ state }) => state === 'completed') && taken().length >= POSTS * 2
    const allDone = Boolean(await until(areDone, { seconds: 120, every: 100 }))
    const seconds = (performance.now() - started) / 1000
    for (const worker of workers) await worker.stop()
    const byWorker = Map.groupBy(taken(), ({ from }) => from)
    const effects = taken().length
    const distinct = new Set(taken().map(({ messageId }) => messageId)).size
    const figures = {
      jobs: (await jobs()).reduce((sum, { count }) => sum + count, 0),
      effects,
      'done twice': effects - distinct,
      'done by each': [...byWorker.values()].map((mails) => mails.length).join(' + '),
      seconds: rounded(seconds, 1),
    }
    const kept =
      allDone &&
      figures.jobs === POSTS * 2 &&
      effects === POSTS * 2 &&
      distinct === effects &&
      byWorker.size === WORKERS
    return { figures, kept }
  },
}
