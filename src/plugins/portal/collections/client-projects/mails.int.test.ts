import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import { nameCompany } from '../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { type Project, projectCalls } from '../../../../../tests/helpers/project-calls'
import { sqlOf } from '@/lib/server/sql'
import { inTransaction } from '@/lib/server/transaction'

let app: TestApp
let calls: ReturnType<typeof projectCalls>
let ada: string
let admin: string
let project: Project
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  calls = projectCalls(app)
  ada = await app.cookieOf('client', 'ada')
  await app.cookieOf('client', 'bob')
  admin = await app.cookieOf('admin')
}, 180_000)
afterAll(() => app.close())
beforeEach(async () => {
  project = await calls.made(ada, { name: 'Ring' })
})

type Sent = { to: string; reply_to: string; subject: string; text: string; message_id: string }
const mails = ({ id }: Project = project) =>
  app.sql<Sent>(
    'select "to", reply_to, subject, text, message_id from outbound_emails where subject like $1 order by id',
    [`Project #${id}: %`],
  )
const post = (more: object = {}) =>
  calls.part(admin, 'project_updates', { project: project.id, title: 'West side is in', text: 'Tested.', ...more })
const change = (body: object, id = project.id) =>
  app.call('PATCH', `/client_projects/${id}`, { body, cookie: admin }).then(({ status }) => status)
const choose = (projects: boolean) => app.call('PATCH', '/account/preferences', { body: { projects }, cookie: ada })
const jobOf = (messageId: string) =>
  app.sql(
    `select 1 from jobs.job where name = 'send-email'
     and (data->>'emailId')::int = (select id from outbound_emails where message_id = $1)`,
    [messageId],
  )

/** A request of the administrator, for an operation in a transaction of ours. */
async function asAdmin(): Promise<PayloadRequest> {
  const id = await calls.userId('the.admin')
  // Stands for the session.
  const user = await app.payload.findByID({ collection: 'users', id, overrideAccess: true })
  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}

describe('an update of the team', () => {
  test('is mailed to the owner alone, with a job', async () => {
    await post()
    const sent = await mails()
    expect(sent).toEqual([
      expect.objectContaining({
        to: 'ada@test.example',
        reply_to: 'hello@prairieline.example',
        subject: `Project #${project.id}: Ring`,
      }),
    ])
    for (const text of ['The admin of Prairieline Networks', '“Ring”', 'West side is in', 'Tested.'])
      expect(sent[0]?.text).toContain(text)
    expect(sent[0]?.text).toContain(`/portal/projects/${project.id}#updates`)
    expect(await jobOf(sent[0]?.message_id ?? '')).toHaveLength(1)
  })

  test('is in one thread with the status and the comments of its project', async () => {
    const { threadHeaders } = await import('@/lib/server/mail-thread')
    await post()
    expect(await change({ status: 'completed' })).toBe(200)
    await calls.comment(admin, project.id, 'Well done.')
    const sent = await mails()
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(1)
    const first = `<project-${project.id}-client@localhost>`
    const answer = { inReplyTo: first, references: first }
    expect(sent[0]?.message_id).toBe(first)
    expect(sent.map((mail) => threadHeaders(mail.message_id))).toEqual([{}, answer, answer])
  })

  test('is no news a second time, when it is corrected', async () => {
    const id = await post()
    const answer = await app.call('PATCH', `/project_updates/${id}`, { body: { title: 'West is in' }, cookie: admin })
    expect([answer.status, (await mails()).length]).toEqual([200, 1])
  })

  test('that fails leaves neither row nor mail', async () => {
    const req = await asAdmin()
    await expect(
      inTransaction(req, async () => {
        await req.payload.create({
          collection: 'project_updates',
          data: { project: project.id, owner: 0, title: 'Lost', date: new Date().toISOString() },
          req,
          overrideAccess: false,
          user: req.user,
        })
        const { rows } = await sqlOf(req).query('select 1 from outbound_emails where subject like $1', [
          `Project #${project.id}: %`,
        ])
        expect(rows).toHaveLength(1)
        throw new Error('the rest failed')
      }),
    ).rejects.toThrow('the rest failed')
    expect(await app.sql('select 1 from project_updates where project_id = $1', [project.id])).toEqual([])
    expect(await mails()).toEqual([])
  })
})

describe('another status', () => {
  test('is mailed to the owner alone, in the words of the screens', async () => {
    expect(await change({ status: 'on_hold' })).toBe(200)
    const sent = await mails()
    expect(sent.map(({ to }) => to)).toEqual(['ada@test.example'])
    expect(sent[0]?.text).toMatch(/Status: On hold\nBefore: Active/)
    expect(await jobOf(sent[0]?.message_id ?? '')).toHaveLength(1)
  })

  test.each([
    ['the same one', { status: 'active' }],
    ['another name', { name: 'Ring two' }],
  ])('is not %s', async (_what, body) => {
    expect(await change(body)).toBe(200)
    expect(await mails()).toEqual([])
  })

  test('of a project that changes hands is told to who has it now', async () => {
    expect(await change({ status: 'planning', userId: await calls.userId('bob') })).toBe(200)
    expect((await mails()).map(({ to }) => to)).toEqual(['bob@test.example'])
  })

  test('that is not saved is not mailed', async () => {
    const req = await asAdmin()
    await expect(
      inTransaction(req, async () => {
        const data = { status: 'completed' }
        const to = { collection: 'client_projects' as const, id: project.id, data }
        await req.payload.update({ ...to, req, overrideAccess: false, user: req.user })
        throw new Error('the rest failed')
      }),
    ).rejects.toThrow('the rest failed')
    expect(await mails()).toEqual([])
  })
})

test('who does without such mails gets neither', async () => {
  await choose(false)
  await post()
  expect(await change({ status: 'completed' })).toBe(200)
  expect(await mails()).toEqual([])
  await choose(true)
})

test('who did it is not told of it', async () => {
  project = await calls.made(admin, { name: 'Our own' })
  await post()
  expect(await change({ status: 'completed' })).toBe(200)
  expect(await mails()).toEqual([])
})
