import { setTimeout as sleep } from 'node:timers/promises'
import { jsonPost, ofTheForms } from './lib/forms.mjs'
import { inTurns } from './lib/load.mjs'
import { median, percentile, randomBelow, rounded } from './lib/numbers.mjs'
import { until } from './lib/until.mjs'

const ROUNDS = 20
const POSTS_PER_ROUND = 5
const DONE_WITHIN = 60

const mailsInHand = `select (data->>'emailId')::int as id from jobs.job
  where name = 'send-email' and state = 'active' and started_on >= $1`

/** Kills a worker and looks up what it had in its hands, while nobody works. */
async function killInMidJob(worker, { since, mail, sql }) {
  await until(() => mail.inHand.size > 0, { seconds: 30, every: 5, what: 'A mail under way' })
  await sleep(randomBelow(120))
  const at = Date.now()
  await worker.kill()
  return { at, ids: (await sql(mailsInHand, [since])).map(({ id }) => id) }
}

/** How long after the last kill that hit it each mail was sent, in seconds. */
function delays(kills, sentAt) {
  const lastKill = new Map()
  for (const { at, ids } of kills) for (const id of ids) lastKill.set(id, at)
  return [...lastKill].map(([id, at]) => Math.max(0, ((sentAt.get(id) ?? Infinity) - at) / 1000))
}

export const killWorker = {
  name: 'kill-worker',
  promise:
    'kill -9 of a worker in mid-job, 20 times: all done within 60 s; twice 0 but for a mail in hand, with the same Message-ID',
  /** @param {import('./lib/context.mjs').Context} context */
  async run(context) {
    // Slow enough that a kill finds mails under way.
    const mail = await context.startMailServer({ delay: () => 40 + randomBelow(160) })
    const site = await context.startSite({ env: { WORKER: 'off' } })
    const kills = []
    let posted = 0
    for (let number = 0; number < ROUNDS; number++) {
      const [{ since }] = await context.sql('select clock_timestamp() as since')
      const worker = await context.startWorker({ env: { SMTP_URL: mail.url } })
      const end = posted + POSTS_PER_ROUND
      await inTurns(site.port, { connections: 2, next: () => (posted < end ? jsonPost(posted++) : undefined) })
      kills.push(await killInMidJob(worker, { since, mail, sql: context.sql }))
    }
    const worker = await context.startWorker({ env: { SMTP_URL: mail.url } })
    const unsent = async () =>
      (await context.sql(`select 1 from outbound_emails where status <> 'sent' and (${ofTheForms})`)).length === 0
    const allDone = Boolean(await until(unsent, { seconds: 120, every: 200 }))
    await worker.stop()
    const rows = await context.sql(`select id, message_id, sent_at from outbound_emails where ${ofTheForms}`)
    const sentAt = new Map(rows.map((row) => [row.id, new Date(row.sent_at ?? NaN).getTime()]))
    const times = delays(kills, sentAt)
    const taken = Map.groupBy(mail.taken, ({ messageId }) => messageId)
    const hit = new Set(kills.flatMap(({ ids }) => ids))
    const twice = rows.filter((row) => (taken.get(row.message_id)?.length ?? 0) > 1)
    // Two mails to the two sides of each post: another Message-ID would be a copy that no mailbox recognises.
    const known = new Set(rows.map((row) => row.message_id))
    const unknown = mail.taken.filter((one) => one.isOurs && !known.has(one.messageId)).length
    const figures = {
      kills: kills.length,
      'mails in hand at a kill': hit.size,
      mails: rows.length,
      'never sent': rows.filter((row) => !taken.has(row.message_id)).length,
      'done after a kill, median / last s': `${rounded(median(times), 1)} / ${rounded(percentile(times, 1), 1)}`,
      'sent twice, in hand at a kill': twice.filter(({ id }) => hit.has(id)).length,
      'copies under another Message-ID': unknown,
      'sent twice otherwise': twice.filter(({ id }) => !hit.has(id)).length,
    }
    const kept =
      allDone &&
      rows.length === ROUNDS * POSTS_PER_ROUND * 2 &&
      hit.size > 0 &&
      figures['never sent'] === 0 &&
      figures['sent twice otherwise'] === 0 &&
      unknown === 0 &&
      times.every((seconds) => seconds <= DONE_WITHIN)
    return { figures, kept }
  },
}
