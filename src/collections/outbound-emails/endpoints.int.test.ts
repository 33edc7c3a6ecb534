import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readdir } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import { createLocalReq } from 'payload'
import { startApp, type TestApp } from '../../../tests/helpers/app'
import { nameCompany, post } from '../../../tests/helpers/accounts'
import { startMailServer, type MailServer } from '../../../tests/helpers/mail-server'

let app: TestApp
let server: MailServer
let admin: string
beforeAll(async () => {
  server = await startMailServer()
  app = await startApp()
  await nameCompany(app)
  await (await import('@/jobs/queue')).getQueue()
  admin = await app.cookieOf('admin')
}, 120_000)
afterAll(async () => {
  await app.close()
  await server.close()
})

const useServer = async (url: string | undefined) => Object.assign((await import('@/env')).env, { SMTP_URL: url })
const tryIt = async (body: object = {}) => (await post(app, '/admin/settings/test-email', body, admin)).json()

test('without a mail server the mail is written to the folder, and that is said', async () => {
  const { mailFolder } = await import('@/lib/server/mail-transport')
  await useServer(undefined)
  expect(await tryIt()).toEqual({
    outcome: 'folder',
    message: `No mail server is set (SMTP_URL). The mail was written to ${mailFolder()}, as all mails are.`,
  })
  expect(await readdir(mailFolder())).toHaveLength(1)
})

test('a mail that is accepted names the server and the receiver; by default that is who asks', async () => {
  await useServer(server.url)
  const place = server.url.replace('smtp://', '')
  expect(await tryIt()).toMatchObject({
    outcome: 'accepted',
    message: expect.stringContaining(`${place} accepted the mail to the.admin@test.example: 250`),
  })
  expect(await tryIt({ to: 'ada@winter.example' })).toMatchObject({ outcome: 'accepted' })
  expect(server.received.at(-1)).toContain('To: ada@winter.example')
})

test('a site that nobody has filled in yet can try its mail server, too', async () => {
  await useServer(server.url)
  await app.sql('delete from site_settings')
  ;(await import('@/lib/server/page-clock')).expireAllPages()
  expect(await tryIt()).toMatchObject({ outcome: 'accepted' })
  expect(server.received.at(-1)).toContain('site@localhost')
})

test('and takes what visitors send', async () => {
  const sender = { email: 'ada@winter.example', phone: '913 555 0100' }
  const rfq = {
    ...sender,
    fullName: 'Ada Winter',
    company: 'Winter Mills',
    serviceType: 'network',
    projectDescription: 'Forty access points.',
  }
  const message = { ...sender, name: 'Ada Winter', subject: 'Yards', message: 'Do you cover yards of forty acres?' }
  expect((await post(app, '/rfq-requests', rfq)).status).toBe(201)
  expect((await post(app, '/contact', message)).status).toBe(201)
  expect(await app.sql('select "to" from outbound_emails order by id')).toEqual([
    { to: 'site@localhost' },
    { to: sender.email },
    { to: 'site@localhost' },
    { to: sender.email },
  ])
})

test('a refusal is told in the server’s own words', async () => {
  await useServer(server.url)
  server.behave('refuse')
  expect(await tryIt()).toMatchObject({ outcome: 'refused', message: expect.stringContaining('451 Try again later') })
  server.behave('accept')
})

test('a server that is not there is named, its password is not', async () => {
  await useServer('smtp://robot:s3cret-word@127.0.0.1:1')
  expect(await tryIt()).toEqual({
    outcome: 'unreachable',
    message: 'Cannot reach 127.0.0.1:1: nothing listens there.',
  })
})

test('a server that never greets is given up within ten seconds', async () => {
  const mute = net.createServer()
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const { port } = mute.address() as AddressInfo
  await useServer(`smtp://127.0.0.1:${port}`)
  const start = Date.now()
  expect(await tryIt()).toEqual({
    outcome: 'unreachable',
    message: `Cannot reach 127.0.0.1:${port}: it does not answer.`,
  })
  expect(Date.now() - start).toBeLessThan(10_500)
  await new Promise((resolve) => mute.close(resolve))
}, 20_000)

test('an address that is none is refused at its field', async () => {
  const answer = await post(app, '/admin/settings/test-email', { to: 'nobody' }, admin)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      message: 'Please enter a valid email address',
      errors: [{ path: 'to', message: 'Please enter a valid email address' }],
    },
  ])
})

test('the twenty-first in an hour has to wait', async () => {
  const headers = { 'x-patchbay-address': '192.0.2.20' }
  const call = () => app.call('POST', '/admin/settings/test-email', { body: { to: '?' }, cookie: admin, headers })
  const statuses = []
  for (let i = 0; i < 21; i++) statuses.push((await call()).status)
  expect([statuses[19], statuses[20]]).toEqual([400, 429])
})

test('failed mails are tried again, but for confidential ones, whose text is gone', async () => {
  const { queueEmail } = await import('@/jobs/send-email')
  const { getMailQueue } = await import('./operations')
  const req = await createLocalReq({}, app.payload)
  await app.sql('delete from outbound_emails')
  for (const confidential of [false, false, true])
    await queueEmail(req, { to: 'a@b.example', subject: 'S', text: 't', html: 'h', confidential })
  await app.sql("update outbound_emails set status = 'failed'")
  await app.sql("delete from jobs.job where name = 'send-email'")
  expect(await getMailQueue(req)).toEqual({ waiting: 0, failed: 3, retriable: 2 })
  const answer = await app.call('POST', '/admin/emails/retry-failed', { cookie: admin })
  expect(await answer.json()).toEqual({ retried: 2 })
  expect(await getMailQueue(req)).toEqual({ waiting: 2, failed: 1, retriable: 0 })
  expect(await app.sql("select from jobs.job where name = 'send-email'")).toHaveLength(2)
  const trail = await app.call('GET', '/admin/audit?entity=outbound_emails', { cookie: admin })
  expect(await trail.json()).toMatchObject([{ title: '2 failed e-mails, tried again' }])
})
