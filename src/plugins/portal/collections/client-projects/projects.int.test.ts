import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { nameCompany } from '../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { json, onDisk, PDF, projectCalls, type Project } from '../../../../../tests/helpers/project-calls'

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

describe('POST /api/client/projects', () => {
  test('makes an active project of the caller', async () => {
    const answer = await calls.create(ada, { name: '  Ring  for the\nyard ', description: ' Four sites. ' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      id: expect.any(Number),
      name: 'Ring for the yard',
      description: 'Four sites.',
      status: 'active',
      createdAt: expect.any(String),
    })
  })
  test.each([[''], ['   '], [' \n\t '], [undefined], [null], [7], [{}]])('refuses the name %j', async (name) => {
    const answer = await calls.create(ada, { name })
    const message = 'Project name is required'
    expect([answer.status, await answer.json()]).toEqual([400, { message, errors: [{ path: 'name', message }] }])
  })
  test('takes an empty description for none', async () => {
    expect((await calls.made(ada, { name: 'Bare', description: '  ' })).description).toBeNull()
    expect((await calls.made(ada, { name: 'Bare' })).description).toBeNull()
  })
  test.each([
    ['name', { name: 'x'.repeat(161) }],
    ['description', { name: 'x', description: 'x'.repeat(10_001) }],
  ])('names a %s that is too long', async (path, body) => {
    const answer = await calls.create(ada, body)
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ path }] }])
  })
  test('ignores what a client may not set', async () => {
    const { id } = await calls.made(ada, {
      name: 'Mine',
      userId: await calls.userId('bob'),
      owner: await calls.userId('bob'),
      status: 'completed',
      createdAt: '2001-01-01',
      id: 4711,
    })
    const [row] = await app.sql(
      "select user_id_id, status, created_at > now() - interval '1 minute' as fresh from client_projects where id = $1",
      [id],
    )
    expect(row).toEqual({ user_id_id: await calls.userId('ada'), status: 'active', fresh: true })
  })
  test('once for a key, and a key is its caller’s own', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const body = { name: 'Once' }
    const first = await json<Project>(calls.create(ada, body, key))
    const again = await json<Project>(calls.create(ada, body, key))
    const others = await json<Project>(calls.create(bob, body, key))
    expect(again.id).toBe(first.id)
    expect(others.id).not.toBe(first.id)
    expect((await calls.call('GET', `/client/projects/${others.id}`, { cookie: bob })).status).toBe(200)
  })
})

describe('GET /api/client/projects', () => {
  test('has the caller’s own, newest first, in the documented shape; also for an administrator', async () => {
    const cookie = await app.cookieOf('client', 'lister')
    const own = [await calls.made(cookie), await calls.made(cookie), await calls.made(cookie)]
    await calls.made(ada)
    const answer = await calls.call('GET', '/client/projects', { cookie })
    const list = (await answer.json()) as Project[]
    expect(list).toEqual([...own].reverse())
    expect(Object.keys(list[0] ?? {})).toEqual(['id', 'name', 'description', 'status', 'createdAt'])
    expect(answer.headers.get('x-total-count')).toBe('3')
    expect(await json(calls.call('GET', '/client/projects', { cookie: admin }))).toEqual([])
  })
  test('filters, searches, sorts and pages', async () => {
    const cookie = await app.cookieOf('client', 'sorter')
    const { id } = await calls.made(cookie, { name: 'Beta', description: 'needle' })
    await calls.made(cookie, { name: 'Alpha' })
    await calls.made(cookie, { name: 'Gamma needle' })
    await calls.call('PATCH', `/client_projects/${id}`, { body: { status: 'on_hold' }, cookie: admin })
    const names = async (query: string) =>
      (await json<Project[]>(calls.call('GET', `/client/projects?${query}`, { cookie }))).map(({ name }) => name)
    expect(await names('status=on_hold')).toEqual(['Beta'])
    expect(await names('status=nothing')).toEqual([])
    expect(await names('q=NEEDLE')).toEqual(['Gamma needle', 'Beta'])
    expect(await names('sort=name')).toEqual(['Alpha', 'Beta', 'Gamma needle'])
    expect(await names('sort=-name&limit=1&page=2')).toEqual(['Beta'])
  })
  test.each([['limit=0'], ['limit=201'], ['limit=x'], ['page=0'], ['sort=userId'], ['sort=userId.hash']])(
    'refuses ?%s',
    async (query) => {
      expect((await calls.call('GET', `/client/projects?${query}`, { cookie: ada })).status).toBe(400)
    },
  )
})

describe('GET /api/client/projects/{id}', () => {
  test('has all that hangs on the project', async () => {
    const { id } = await calls.made(ada, { name: 'Whole' })
    await calls.part(admin, 'project_milestones', {
      project: id,
      title: 'Second',
      order: 2,
      dueDate: '2020-01-01T12:00:00.000Z',
    })
    await calls.part(admin, 'project_milestones', {
      project: id,
      title: 'First',
      order: 1,
      doneDate: '2020-01-01T12:00:00.000Z',
    })
    await calls.part(admin, 'project_updates', { project: id, title: 'Begun', text: 'At last' })
    await calls.comment(ada, id, 'When?')
    await calls.comment(admin, id, 'Now.')
    await calls.upload(ada, id)
    expect(await json(calls.call('GET', `/client/projects/${id}`, { cookie: ada }))).toMatchObject({
      id,
      name: 'Whole',
      milestones: [
        { title: 'First', isLate: false },
        { title: 'Second', doneDate: null, isLate: true },
      ],
      updates: [{ title: 'Begun', text: 'At last', authorName: 'The admin' }],
      comments: [
        { text: 'When?', authorName: 'The client', isStaff: false },
        { text: 'Now.', authorName: 'The admin', isStaff: true },
      ],
      commentCount: 2,
      files: [{ name: 'plan.pdf', size: PDF.length, isOwn: true, uploaderName: 'The client' }],
    })
    expect((await calls.call('GET', `/client/projects/${id}`, { cookie: admin })).status).toBe(404)
  })
})

test('a project that is deleted takes along what hangs on it, and its files from the disk', async () => {
  const { id } = await calls.made(ada)
  const other = await calls.made(ada)
  const [file, kept] = [await calls.uploaded(ada, id), await calls.uploaded(ada, other.id)]
  await calls.comment(ada, id)
  await calls.part(admin, 'project_updates', { project: id, title: 'News' })
  await calls.part(admin, 'project_milestones', { project: id, title: 'Step' })
  expect(await onDisk()).toContain(file.id)
  expect((await calls.call('DELETE', `/client_projects/${id}`, { cookie: admin })).status).toBe(200)
  for (const table of ['project_updates', 'project_milestones', 'project_comments'])
    expect(await app.sql(`select 1 from ${table} where project_id = $1`, [id])).toEqual([])
  expect(await app.sql('select 1 from project_files where file_id = $1', [file.id])).toEqual([])
  expect(await onDisk()).not.toContain(file.id)
  expect(await onDisk()).toContain(kept.id)
})

test('an account that is deleted takes its projects along, and nobody else’s', async () => {
  const leaver = await app.cookieOf('client', 'leaver')
  const { id } = await calls.made(leaver)
  const other = await calls.made(ada)
  const file = await calls.uploaded(leaver, id)
  await calls.comment(leaver, id)
  await calls.comment(admin, id)
  const answer = await calls.call('DELETE', `/users/${await calls.userId('leaver')}`, { cookie: admin })
  expect(answer.status).toBe(200)
  expect(await app.sql('select id from client_projects where id = any($1)', [[id, other.id]])).toEqual([
    { id: other.id },
  ])
  expect(await onDisk()).not.toContain(file.id)
})

test('what a killed process left of a deleted project is found by the hourly job', async () => {
  const tables = app.config.custom?.fileTables as { table: string }[]
  expect(tables.map(({ table }) => table)).toContain('project_files')
})
