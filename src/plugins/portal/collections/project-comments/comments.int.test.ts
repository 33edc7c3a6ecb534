import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { nameCompany } from '../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { projectCalls } from '../../../../../tests/helpers/project-calls'

let app: TestApp
let calls: ReturnType<typeof projectCalls>
let ada: string
let admin: string
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  calls = projectCalls(app)
  ada = await app.cookieOf('client', 'ada')
  admin = await app.cookieOf('admin')
}, 180_000)
afterAll(() => app.close())

describe('a comment', () => {
  const mails = (id: number) =>
    app.sql<{ to: string; reply_to: string; text: string; message_id: string; subject: string }>(
      'select "to", reply_to, text, message_id, subject from outbound_emails where subject like $1 order by id',
      [`Project #${id}: %`],
    )
  test('is told to the other side, in the same transaction and one thread', async () => {
    const { threadHeaders } = await import('@/lib/server/mail-thread')
    const { id } = await calls.made(ada, { name: 'Talk' })
    expect((await calls.comment(ada, id, 'Is <b>this</b> "ours"?')).status).toBe(201)
    expect((await calls.comment(admin, id, 'It is.')).status).toBe(201)
    const [question, answer] = await mails(id)
    expect(question).toMatchObject({ to: 'hello@prairieline.example', reply_to: 'ada@test.example' })
    expect(question?.text).toContain('Is <b>this</b> "ours"?')
    expect(question?.text).toContain(`/admin/collections/client_projects/${id}`)
    expect(answer).toMatchObject({ to: 'ada@test.example', reply_to: 'hello@prairieline.example' })
    expect(answer?.text).toContain(`/portal/projects/${id}#comments`)
    const roots = [`<project-${id}-staff@localhost>`, `<project-${id}-client@localhost>`]
    expect([question?.message_id, answer?.message_id]).toEqual(roots)
    await Promise.all([calls.comment(ada, id, 'Good.'), calls.comment(ada, id, 'Thank you.')])
    const later = (await mails(id)).slice(2).map((mail) => threadHeaders(mail.message_id).inReplyTo)
    expect(later).toEqual([roots[0], roots[0]])
  })
  test('is not mailed to an owner who does without such mails', async () => {
    const { id } = await calls.made(ada, { name: 'Quiet' })
    const choose = (projects: boolean) => app.call('PATCH', '/account/preferences', { body: { projects }, cookie: ada })
    expect((await choose(false)).status).toBe(200)
    expect((await calls.comment(admin, id, 'Not mailed.')).status).toBe(201)
    expect(await mails(id)).toEqual([])
    await choose(true)
  })
  test('that fails leaves neither row nor mail', async () => {
    const { id } = await calls.made(ada)
    const { inTransaction } = await import('@/lib/server/transaction')
    const { addComment } = await import('../project-comments/operations')
    const { createLocalReq } = await import('payload')
    const user = await app.payload.findByID({
      collection: 'users',
      id: await calls.userId('ada'),
      // Stands for the session.
      overrideAccess: true,
    })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
    await expect(
      inTransaction(req, async () => {
        await addComment(req, String(id), 'Lost')
        throw new Error('the rest failed')
      }),
    ).rejects.toThrow('the rest failed')
    expect(await app.sql('select 1 from project_comments where project_id = $1', [id])).toEqual([])
    expect(await mails(id)).toEqual([])
  })
  test.each([[''], ['  \n '], [undefined], [3]])('of %j is refused', async (text) => {
    const { id } = await calls.made(ada)
    const answer = await calls.call('POST', `/client/projects/${id}/comments`, { body: { text }, cookie: ada })
    const message = 'Please write a comment first'
    expect([answer.status, await answer.json()]).toEqual([400, { message, errors: [{ path: 'text', message }] }])
  })
  test('is stored once for a key; the same key on another project is another comment', async () => {
    const [one, two] = [await calls.made(ada), await calls.made(ada)]
    const key = { 'Idempotency-Key': randomUUID() }
    for (const project of [one, one, two]) expect((await calls.comment(ada, project.id, 'Once', key)).status).toBe(201)
    for (const project of [one, two])
      expect(await app.sql('select 1 from project_comments where project_id = $1', [project.id])).toHaveLength(1)
  })
  test('of sales or an editor on a client’s project is refused as for strangers', async () => {
    const { id } = await calls.made(ada)
    for (const role of ['editor', 'sales'] as const)
      expect((await calls.comment(await app.cookieOf(role), id)).status).toBe(404)
  })
})
