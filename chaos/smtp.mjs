import { jsonPost, ofTheForms } from './lib/forms.mjs'
import { ask } from './lib/http.mjs'
import { after, atRate } from './lib/load.mjs'
import { percentile, rounded } from './lib/numbers.mjs'
import { PASSWORD } from './lib/site.mjs'
import { until } from './lib/until.mjs'

const modes = ['away', 'hang', '4xx', '5xx']
const ROUNDS = 3
const SECONDS = 4
const PER_SECOND = 20
/** How much longer a form may take than beside a mail server that works: what one measurement differs from another. */
const UNCHANGED = 1.3

/** Posts at a steady rate for some seconds. @returns the times of the answers */
async function block(port, state) {
  const times = []
  await atRate(port, {
    perSecond: PER_SECOND,
    isOver: after(SECONDS),
    next: () => jsonPost(state.posted++),
    onAnswer: ({ status, milliseconds }) => {
      if (status === 201) state.stored++
      times.push(milliseconds)
    },
  })
  return times
}

/** Each mode beside a healthy server, in turns; the order changes with each round. */
async function formTimes(port, mail, state) {
  const ratios = {}
  for (const mode of modes) {
    const times = { accept: [], [mode]: [] }
    for (let round = 0; round < ROUNDS; round++)
      for (const side of round % 2 ? ['accept', mode] : [mode, 'accept']) {
        await mail.behave(side)
        times[side].push(...(await block(port, state)))
      }
    ratios[mode] = percentile(times[mode], 0.95) / percentile(times.accept, 0.95)
  }
  return ratios
}

/** Time goes by for the queue: what waits for its next try is due. */
const hurry = (sql) =>
  sql("update jobs.job set start_after = now() where name = 'send-email' and state in ('created', 'retry')")

async function allSent(sql) {
  const areSent = async () => {
    await hurry(sql)
    return (await sql("select 1 from outbound_emails where status <> 'sent' limit 1")).length === 0
  }
  return Boolean(await until(areSent, { seconds: 180, every: 1000 }))
}

/** Mails whose last try has failed, and the button of the panel that takes them up again. */
async function giveUpAndRetry(port, mail, sql, state) {
  await mail.behave('5xx')
  const first = state.posted
  while (state.posted < first + 5) if ((await ask(port, jsonPost(state.posted++))).status === 201) state.stored++
  const areGivenUp = async () => {
    await sql(
      `update jobs.job set retry_count = retry_limit where name = 'send-email' and state in ('created', 'retry')`,
    )
    await hurry(sql)
    return (await sql("select 1 from outbound_emails where status in ('queued', 'retrying') limit 1")).length === 0
  }
  await until(areGivenUp, { seconds: 90, every: 500, what: 'The end of the tries' })
  const givenUp = (await sql("select 1 from outbound_emails where status = 'failed'")).length
  await mail.behave('accept')
  const headers = { 'content-type': 'application/json', origin: `http://localhost:${port}` }
  const login = {
    method: 'POST',
    path: '/api/login',
    headers,
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  }
  const cookie = String((await ask(port, login)).headers['set-cookie'] ?? '').split(';')[0]
  const again = await ask(port, {
    method: 'POST',
    path: '/api/admin/emails/retry-failed',
    headers: { ...headers, cookie },
  })
  return { givenUp, retried: again.status === 200 ? JSON.parse(again.text).retried : `status ${again.status}` }
}

export const smtp = {
  name: 'smtp',
  promise: 'SMTP away, hanging, 4xx, 5xx: form p95 unchanged, nothing lost',
  /** @param {import('./lib/context.mjs').Context} context */
  async run({ startMailServer, startSite, sql }) {
    const mail = await startMailServer()
    const site = await startSite({ env: { SMTP_URL: mail.url } })
    const state = { posted: 0, stored: 0 }
    await block(site.port, state)
    const ratios = await formTimes(site.port, mail, state)
    await mail.behave('accept')
    const sentBefore = await allSent(sql)
    const { givenUp, retried } = await giveUpAndRetry(site.port, mail, sql, state)
    const sentAfter = await allSent(sql)
    const rows = await sql(`select message_id from outbound_emails where ${ofTheForms}`)
    const taken = new Set(mail.taken.map(({ messageId }) => messageId))
    const figures = {
      ...Object.fromEntries(modes.map((mode) => [`form p95 / healthy, ${mode}`, rounded(ratios[mode], 2)])),
      forms: state.posted,
      'forms not stored': state.posted - state.stored,
      mails: rows.length,
      'mails lost': state.stored * 2 - rows.filter((row) => taken.has(row.message_id)).length,
      'mails twice': mail.taken.length - taken.size,
      'given up / taken up again': `${givenUp} / ${retried}`,
    }
    const kept =
      Object.values(ratios).every((ratio) => ratio <= UNCHANGED) &&
      figures['forms not stored'] === 0 &&
      figures['mails lost'] === 0 &&
      sentBefore &&
      sentAfter &&
      givenUp >= 10 &&
      retried === givenUp
    return { figures, kept }
  },
}
