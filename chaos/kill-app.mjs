import fs from 'node:fs'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, formPost, jsonPost } from './lib/forms.mjs'
import { inTurns } from './lib/load.mjs'
import { areMailsSent } from './lib/mails.mjs'
import { median, randomBelow, rounded } from './lib/numbers.mjs'
import { until } from './lib/until.mjs'

const ROUNDS = 20
const PER_ROUND = 100
const AT_ONCE = 8
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** A post without a key, which is stored another way, and which nobody may send again. */
const isOnce = (id) => id % 5 === 1

/** Every fifth is a plain form with a file. Most have a key, as the page sends one, so that they can be sent again. */
const postOf = (id) => {
  if (isOnce(id)) return jsonPost(id)
  const headers = { 'idempotency-key': randomUUID() }
  return id % 5 === 0 ? formPost(id, { headers }) : jsonPost(id, headers)
}

/** Sends posts until the server is killed, at a random moment. @returns the posts that nobody acknowledged */
async function round(site, posts, acknowledged) {
  const unanswered = []
  const killAt = 5 + randomBelow(posts.length - 15)
  let answered = 0
  let isDead = false
  let killed
  // Posts go on until the very end, so that some are always under way.
  const kill = async () => {
    await sleep(randomBelow(15))
    const end = site.kill()
    isDead = true
    await end
  }
  await inTurns(site.port, {
    connections: AT_ONCE,
    next: () => (isDead ? undefined : posts.pop()),
    onAnswer: ({ status }, post) => {
      if (status === 201) acknowledged.add(post.id)
      else if (!isOnce(post.id)) unanswered.push(post)
      if (++answered === killAt) killed = kill()
    },
  })
  await killed
  return [...posts, ...unanswered]
}

/** What is stored of each request, by the sender's address. */
async function readStored(sql) {
  const requests = await sql(
    `select r.email, (select count(*)::int from rfq_events e where e.request_id = r.id) as history,
       (select count(*)::int from rfq_files f where f.request_id = r.id) as files
     from rfq_requests r where r.email like '%@chaos.example'`,
  )
  const mails = await sql(
    `select coalesce(substring("to" from 'post-\\d+@chaos.example'), substring(reply_to from 'post-\\d+@chaos.example')) as email
     from outbound_emails`,
  )
  const mailsOf = Map.groupBy(mails, ({ email }) => email)
  return requests.map((request) => ({ ...request, mails: mailsOf.get(request.email)?.length ?? 0 }))
}

/** Lets a day go by for what uploads have left, and has the house kept. @returns files without a row, and rows without a file */
async function leftovers({ sql, dataDir }) {
  const folder = path.join(dataDir, 'uploads')
  const longAgo = new Date(Date.now() - 2 * 86_400_000)
  for (const name of fs.readdirSync(folder)) fs.utimesSync(path.join(folder, name), longAgo, longAgo)
  await sql("update rfq_files set created_at = now() - interval '2 days'")
  const [{ id }] = await sql("insert into jobs.job (name, data) values ('housekeeping', '{}') returning id")
  const isDone = async () =>
    (await sql('select 1 from jobs.job where id = $1 and state = $2', [id, 'completed'])).length
  await until(isDone, { seconds: 150, what: 'The housekeeping' })
  const rows = new Set((await sql('select file_id from rfq_files')).map((row) => row.file_id))
  const names = fs.readdirSync(folder)
  return {
    files: names.filter((name) => !UUID.test(name) || !rows.has(name)).length,
    rows: [...rows].filter((id) => !names.includes(id)).length,
  }
}

export const killApp = {
  name: 'kill-app',
  promise: 'kill -9 of the app in 2,000 form posts, 20 rounds: acknowledged and lost 0, half-written 0',
  /** @param {import('./lib/context.mjs').Context} context */
  async run(context) {
    const acknowledged = new Set()
    const starts = []
    let left = []
    let port
    for (let number = 0; number < ROUNDS; number++) {
      const site = await context.startSite({ port })
      port = site.port
      starts.push(site.seconds)
      const posts = Array.from({ length: PER_ROUND }, (_, i) => postOf(number * PER_ROUND + i))
      left = await round(site, [...left, ...posts], acknowledged)
    }
    const heard = acknowledged.size
    const stored = await readStored(context.sql)
    const site = await context.startSite({ port })
    // What nobody acknowledged is sent again, with the key of its first try.
    await inTurns(site.port, {
      connections: AT_ONCE,
      next: () => left.pop(),
      onAnswer: ({ status }, { id }) => status === 201 && acknowledged.add(id),
    })
    const final = await readStored(context.sql)
    const emails = new Set(final.map(({ email }) => email))
    const absent = Array.from({ length: ROUNDS * PER_ROUND }, (_, id) => id).filter((id) => !emails.has(addressOf(id)))
    const isUnknown = (id) => isOnce(id) && !acknowledged.has(id)
    const [unknown, missing] = [absent.filter(isUnknown), absent.filter((id) => !isUnknown(id))]
    const half = [...stored, ...final].filter(({ history, mails }) => history !== 1 || mails !== 2)
    const withoutFile = final.filter(({ email, files }) => files !== (Number(/\d+/.exec(email)) % 5 === 0 ? 1 : 0))
    const mailsSent = await areMailsSent(context.sql, 120)
    const orphans = await leftovers(context)
    const figures = {
      posts: ROUNDS * PER_ROUND,
      kills: ROUNDS,
      'acknowledged until the last kill': heard,
      'acknowledged and lost': [...acknowledged].filter((id) => !emails.has(addressOf(id))).length,
      'half-written': half.length + withoutFile.length,
      'stored twice, after sending again': final.length - emails.size,
      'not stored in the end': missing.length,
      'sent once, cut off and not stored': unknown.length,
      'all mails sent': mailsSent ? 'yes' : 'no',
      'files without row / rows without file': `${orphans.files} / ${orphans.rows}`,
      'start after a kill, median s': rounded(median(starts), 1),
    }
    const faults = [
      'acknowledged and lost',
      'half-written',
      'stored twice, after sending again',
      'not stored in the end',
    ]
    const kept = faults.every((name) => figures[name] === 0) && mailsSent && orphans.files + orphans.rows === 0
    return { figures, kept }
  },
}
