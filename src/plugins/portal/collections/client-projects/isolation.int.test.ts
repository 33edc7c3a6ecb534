import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { nameCompany } from '../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { json, onDisk, projectCalls } from '../../../../../tests/helpers/project-calls'

let app: TestApp
let calls: ReturnType<typeof projectCalls>
let ada: string
let bob: string
let admin: string
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  calls = projectCalls(app)
  ada = await app.cookieOf('client', 'ada')
  bob = await app.cookieOf('client', 'bob')
  admin = await app.cookieOf('admin')
}, 180_000)
afterAll(() => app.close())

describe('what is another client’s', () => {
  test('answers as what does not exist, on every call', async () => {
    const { id } = await calls.made(ada)
    const file = await calls.uploaded(ada, id)
    const before = await onDisk()
    for (const project of [id, 999_999]) {
      expect((await calls.call('GET', `/client/projects/${project}`, { cookie: bob })).status).toBe(404)
      expect((await calls.comment(bob, project)).status).toBe(404)
      expect((await calls.upload(bob, project)).status).toBe(404)
    }
    expect((await calls.call('GET', `/project-files/${file.id}`, { cookie: bob })).status).toBe(404)
    expect((await calls.call('DELETE', `/project-files/${file.id}`, { cookie: bob })).status).toBe(404)
    expect((await calls.call('GET', `/project-files/${file.id}`)).status).toBe(401)
    expect(await onDisk()).toEqual(before)
  })
  test.each([['1e1'], ['-1'], ['0x1'], ['1;2'], ['99999999999999'], ['%27'], ['1.5']])(
    'and so does the id %s',
    async (id) => {
      expect((await calls.call('GET', `/client/projects/${id}`, { cookie: ada })).status).toBe(404)
    },
  )
  test.each([
    ['client_projects'],
    ['project_updates'],
    ['project_milestones'],
    ['project_comments'],
    ['project_files'],
  ])('is behind no native route of %s; staff of another desk has its own only', async (slug) => {
    const { id } = await calls.made(ada)
    await calls.comment(ada, id)
    await calls.upload(ada, id)
    await calls.part(admin, 'project_updates', { project: id, title: 'News' })
    await calls.part(admin, 'project_milestones', { project: id, title: 'Step' })
    const [row] = await app.sql<{ id: number }>(`select max(id) as id from ${slug}`)
    for (const cookie of [ada, bob])
      for (const [method, path] of [
        ['GET', `/${slug}`],
        ['GET', `/${slug}/count`],
        ['GET', `/${slug}/${row?.id}`],
        ['PATCH', `/${slug}/${row?.id}`],
        ['DELETE', `/${slug}/${row?.id}`],
      ] as const)
        expect((await calls.call(method, path, { cookie, ...(method === 'PATCH' && { body: {} }) })).status).toBe(404)
    for (const role of ['editor', 'sales'] as const) {
      const cookie = await app.cookieOf(role)
      expect(await json(calls.call('GET', `/${slug}?limit=100`, { cookie }))).toMatchObject({ docs: [], totalDocs: 0 })
      expect((await calls.call('GET', `/${slug}/${row?.id}`, { cookie })).status).toBe(404)
    }
  })
  test('is not opened by a part that names another owner', async () => {
    const { id } = await calls.made(ada)
    const update = await calls.part(admin, 'project_updates', {
      project: id,
      title: 'For Ada',
      owner: await calls.userId('bob'),
    })
    const step = await calls.part(admin, 'project_milestones', {
      project: id,
      title: 'For Ada',
      owner: await calls.userId('bob'),
    })
    await calls.call('PATCH', `/project_updates/${update}`, {
      body: { owner: await calls.userId('bob') },
      cookie: admin,
    })
    await calls.call('PATCH', `/project_milestones/${step}`, { body: { title: 'Still' }, cookie: admin })
    for (const table of ['project_updates', 'project_milestones'])
      expect(await app.sql(`select owner_id from ${table} where project_id = $1`, [id])).toEqual([
        { owner_id: await calls.userId('ada') },
      ])
  })
  test('becomes theirs with all that hangs on it when an administrator hands it over', async () => {
    const { id } = await calls.made(ada)
    await calls.comment(ada, id)
    const file = await calls.uploaded(ada, id)
    await calls.part(admin, 'project_updates', { project: id, title: 'News' })
    await calls.call('PATCH', `/client_projects/${id}`, { body: { userId: await calls.userId('bob') }, cookie: admin })
    expect((await calls.call('GET', `/client/projects/${id}`, { cookie: ada })).status).toBe(404)
    expect((await calls.call('GET', `/project-files/${file.id}`, { cookie: ada })).status).toBe(404)
    expect(await json(calls.call('GET', `/client/projects/${id}`, { cookie: bob }))).toMatchObject({
      comments: [{ text: 'Hello' }],
      updates: [{ title: 'News' }],
      files: [{ id: file.id }],
    })
  })
})
