import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { createLocalReq } from 'payload'
import { nameCompany } from '../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../tests/helpers/app'
import { startMailServer, type MailServer } from '../../tests/helpers/mail-server'

let app: TestApp
let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
  app = await startApp()
  await nameCompany(app)
  await (await import('./queue')).getQueue()
}, 180_000)
afterEach(() => server.behave('accept'))
afterAll(async () => {
  await app.close()
  await server.close()
})

const mail = { to: 'ada@winter.example', subject: 'Hello', text: 'Good day', html: '<p>Good day</p>' }

async function queueOne(): Promise<number> {
  const { queueEmail } = await import('./send-email')
  const { inTransaction } = await import('@/lib/server/transaction')
  const req = await createLocalReq({}, app.payload)
  await inTransaction(req, () => queueEmail(req, mail))
  const [row] = await app.sql<{ id: number }>('select max(id) as id from outbound_emails')
  return row?.id ?? 0
}

const stateOf = async (id: number) =>
  (await app.sql('select status, attempts, last_error from outbound_emails where id = $1', [id]))[0]

async function useServer(): Promise<void> {
  const { env } = await import('@/env')
  Object.assign(env, { SMTP_URL: server.url })
}

test('a rolled back transaction leaves neither mail nor job', async () => {
  const { queueEmail } = await import('./send-email')
  const { inTransaction } = await import('@/lib/server/transaction')
  const req = await createLocalReq({}, app.payload)
  const count = () =>
    app.sql(
      "select (select count(*) from outbound_emails) mails, (select count(*) from jobs.job where name = 'send-email') jobs",
    )
  const before = await count()
  await expect(
    inTransaction(req, async () => {
      await queueEmail(req, mail)
      throw new Error('the row could not be stored')
    }),
  ).rejects.toThrow('the row could not be stored')
  expect(await count()).toEqual(before)
})

test('without a mail server it is written as an .eml file', async () => {
  const { sendEmail } = await import('./send-email')
  const { mailFolder } = await import('@/lib/server/mail-transport')
  const id = await queueOne()
  await sendEmail(app.payload, { emailId: id }, 0)
  const [file = ''] = await readdir(mailFolder())
  const message = await PostalMime.parse(await readFile(path.join(mailFolder(), file)))
  expect(message).toMatchObject({
    subject: 'Hello',
    from: { name: 'Prairieline Networks', address: 'hello@prairieline.example' },
    to: [{ address: 'ada@winter.example' }],
  })
  expect(message.text?.trim()).toBe('Good day')
  expect(await stateOf(id)).toEqual({ status: 'sent', attempts: '1', last_error: null })
  await rm(mailFolder(), { recursive: true })
})

test('a refusal is recorded and tried again; then it is sent once, under the same Message-ID', async () => {
  await useServer()
  const { sendEmail } = await import('./send-email')
  const id = await queueOne()
  server.behave('refuse')
  await expect(sendEmail(app.payload, { emailId: id }, 0)).rejects.toThrow()
  expect(await stateOf(id)).toMatchObject({
    status: 'retrying',
    attempts: '1',
    last_error: expect.stringContaining('451'),
  })
  server.behave('accept')
  await sendEmail(app.payload, { emailId: id }, 1)
  await sendEmail(app.payload, { emailId: id }, 2)
  expect(await stateOf(id)).toEqual({ status: 'sent', attempts: '2', last_error: null })
  const [row] = await app.sql<{ message_id: string }>('select message_id from outbound_emails where id = $1', [id])
  expect(server.received.filter((source) => source.includes(row?.message_id ?? '?'))).toHaveLength(1)
})

test('after the last try it is given up, and says why', async () => {
  await useServer()
  const { sendEmail } = await import('./send-email')
  const { queues } = await import('./queue')
  const id = await queueOne()
  server.behave('refuse')
  await expect(sendEmail(app.payload, { emailId: id }, queues['send-email'].retryLimit)).rejects.toThrow()
  expect(await stateOf(id)).toMatchObject({ status: 'failed' })
})

test('three workers side by side send each of 30 mails once', async () => {
  await useServer()
  const { startWorkers } = await import('./workers')
  const { getQueue } = await import('./queue')
  const start = server.received.length
  await app.sql("delete from jobs.job where name = 'send-email'")
  const ids = []
  for (let i = 0; i < 30; i++) ids.push(await queueOne())
  await Promise.all([startWorkers(app.payload), startWorkers(app.payload), startWorkers(app.payload)])
  while ((await app.sql("select 1 from outbound_emails where status = 'queued' and id = any($1)", [ids])).length)
    await new Promise((resolve) => setImmediate(resolve))
  expect(server.received.length - start).toBe(30)
  await (await getQueue()).offWork('send-email')
}, 180_000)

test('a job whose worker was killed is taken up at once, and a mail that no job will send is given up', async () => {
  const { giveUpForsakenMails, takeUpLostJobs } = await import('./lost-jobs')
  const { getQueue } = await import('./queue')
  const ids = [await queueOne(), await queueOne(), await queueOne()]
  const set = (id: number | undefined, changes: string) =>
    app.sql(`update jobs.job set ${changes} where name = 'send-email' and (data->>'emailId')::int = $1`, [id])
  await set(ids[0], "state = 'active', started_on = now(), heartbeat_on = now() - interval '20 seconds'")
  await set(ids[1], "state = 'active', started_on = now(), heartbeat_on = now()")
  await set(ids[2], "state = 'failed'")
  await app.sql("update outbound_emails set updated_at = now() - interval '2 hours' where id = any($1)", [ids])
  const lost = await queueOne()
  const hopeless = await queueOne()
  const [supervised, refused] = [await queueOne(), await queueOne()]
  const failed = (message: string) =>
    `state = 'retry', start_after = now() + interval '1 hour', output = '{"value":{"message":"${message}"}}'`
  await set(supervised, failed('job heartbeat timeout'))
  await set(refused, failed('450 Try again later'))
  const long = "state = 'active', started_on = now(), heartbeat_on = now() - interval '20 seconds', retry_limit = 12"
  await set(lost, `${long}, retry_count = 12`)
  await set(hopeless, `${long}, retry_count = 60`)
  const boss = await getQueue()
  await takeUpLostJobs(app.payload, boss)
  boss.emit('stopped')
  const states = `select state, start_after <= now() as is_due from jobs.job
    where (data->>'emailId')::int = any($1) and name = 'send-email' order by (data->>'emailId')::int`
  expect(await app.sql(states, [ids])).toEqual([
    { state: 'retry', is_due: true },
    { state: 'active', is_due: true },
    { state: 'failed', is_due: true },
  ])
  // A kill is no try, but a job that ends its workers again and again is left to the queue.
  expect(await app.sql(states.replace('is_due', 'is_due, retry_limit'), [[lost, hopeless]])).toEqual([
    { state: 'retry', is_due: true, retry_limit: 13 },
    { state: 'active', is_due: true, retry_limit: 12 },
  ])
  // The queue's supervision may have come first; what failed by itself waits for its time.
  expect(await app.sql(states, [[supervised, refused]])).toEqual([
    { state: 'retry', is_due: true },
    { state: 'retry', is_due: false },
  ])
  await giveUpForsakenMails(app.payload)
  expect((await Promise.all(ids.map(stateOf))).map((mail) => mail?.status)).toEqual(['queued', 'queued', 'failed'])
})

test('a mail goes out with its attachments or not yet: what is missing is said, and tried again', async () => {
  const { queueEmail, sendEmail } = await import('./send-email')
  const { inTransaction } = await import('@/lib/server/transaction')
  const { env } = await import('@/env')
  const { mailFolder } = await import('@/lib/server/mail-transport')
  Object.assign(env, { SMTP_URL: undefined })
  await rm(mailFolder(), { recursive: true, force: true })
  const req = await createLocalReq({}, app.payload)
  const attachments = [{ name: 'terms.pdf', kind: 'terms', id: 7 }]
  await inTransaction(req, () => queueEmail(req, { ...mail, attachments }))
  const [row] = await app.sql<{ id: number }>('select max(id) as id from outbound_emails')
  const emailId = row?.id ?? 0
  await expect(sendEmail(app.payload, { emailId }, 0)).rejects.toThrow(/terms\.pdf/)
  expect(await stateOf(emailId)).toMatchObject({
    status: 'retrying',
    last_error: 'The attachment terms.pdf cannot be had: nothing here knows files of the kind “terms”',
  })
  expect(await readdir(mailFolder()).catch(() => [])).toEqual([])
  const bytes = (_req: unknown, id: number) =>
    Promise.resolve({ mimeType: 'application/pdf', bytes: Buffer.from(`No. ${id}`) })
  const { custom } = app.payload.config
  app.payload.config.custom = { ...custom, mailAttachments: { terms: bytes } }
  await sendEmail(app.payload, { emailId }, 1)
  app.payload.config.custom = custom
  expect(await stateOf(emailId)).toMatchObject({ status: 'sent', last_error: null })
  const [file = ''] = await readdir(mailFolder())
  const { attachments: sent } = await PostalMime.parse(await readFile(path.join(mailFolder(), file)))
  expect(
    sent.map(({ filename, mimeType, content }) => [filename, mimeType, Buffer.from(content as ArrayBuffer).toString()]),
  ).toEqual([['terms.pdf', 'application/pdf', 'No. 7']])
})
