import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PASSWORD, startApp, type TestApp } from '../../../tests/helpers/app'
import { nameCompany } from '../../../tests/helpers/accounts'
import type { UserRow } from './administration-schema'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  await (await import('@/jobs/queue')).getQueue()
  admin = await app.cookieOf('admin')
  for (const role of ['editor', 'sales', 'client'] as const) await app.cookieOf(role)
}, 120_000)
afterAll(() => app.close())

const list = async (query = '') => {
  const answer = await app.call('GET', `/admin/users${query}`, { cookie: admin })
  return { rows: (await answer.json()) as UserRow[], total: Number(answer.headers.get('x-total-count')) }
}
const idOf = async (username: string) => {
  const [row] = await app.sql<{ id: number }>('select id from users where username = $1', [username])
  return row?.id
}
const setRole = async (username: string, role: string, cookie = admin) =>
  app.call('PATCH', `/admin/users/${await idOf(username)}`, { body: { role }, cookie })
const isIn = async (cookie: string) => (await app.call('GET', '/user', { cookie })).status === 200

describe('GET /api/admin/users', () => {
  test('lists who can sign in, with what is known of their sessions, and nothing secret', async () => {
    const { rows, total } = await list()
    expect(total).toBe(4)
    expect(rows.map(({ username }) => username)).toEqual(['the.admin', 'the.client', 'the.editor', 'the.sales'])
    expect(rows[0]).toMatchObject({ role: 'admin', twoFactorEnabled: false, sessions: 1 })
    expect(Date.now() - Date.parse(rows[0]?.lastSeenAt ?? '')).toBeLessThan(120_000)
    expect(Object.keys(rows[0] ?? {})).toHaveLength(10)
  })
  test('is searched, filtered and read in pages', async () => {
    expect((await list('?q=EDIT')).rows.map(({ username }) => username)).toEqual(['the.editor'])
    expect((await list('?role=sales')).rows.map(({ username }) => username)).toEqual(['the.sales'])
    expect(await list('?page=2&limit=3')).toMatchObject({ total: 4, rows: [{ username: 'the.sales' }] })
    expect((await list('?q=%25')).total).toBe(0)
    expect((await list('?q=the_editor')).total).toBe(0)
    expect((await app.call('GET', '/admin/users?role=owner', { cookie: admin })).status).toBe(400)
  })
})

describe('a role', () => {
  test('is changed, ends the sessions of that person, and stands in the trail', async () => {
    const editor = await app.cookieOf('editor')
    const answer = await setRole('the.editor', 'sales')
    expect(await answer.json()).toMatchObject({ role: 'sales', sessions: 0 })
    expect(await isIn(editor)).toBe(false)
    const trail = await app.call('GET', `/admin/audit?entity=users&record=${await idOf('the.editor')}`, {
      cookie: admin,
    })
    expect(await trail.json()).toMatchObject([{ fields: [{ field: 'role', from: 'editor', to: 'sales' }] }])
    expect((await setRole('the.editor', 'editor')).status).toBe(200)
  })
  test('that is the same ends nothing', async () => {
    const sales = await app.cookieOf('sales')
    expect((await setRole('the.sales', 'sales')).status).toBe(200)
    expect(await isIn(sales)).toBe(true)
  })
  test('of the last administrator stays, whichever door is used', async () => {
    const id = await idOf('the.admin')
    const answer = await setRole('the.admin', 'client')
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: 'This is the last administrator. Make somebody else one first.' },
    ])
    expect((await app.call('PATCH', `/users/${id}`, { body: { role: 'client' }, cookie: admin })).status).toBe(409)
    expect((await app.call('DELETE', `/users/${id}`, { cookie: admin })).status).toBe(409)
    expect(await app.sql('select role from users where id = $1', [id])).toEqual([{ role: 'admin' }])
  })
  test('two administrators who take it from each other: one stays', async () => {
    const second = await app.cookieOf('admin', 'second.admin')
    const answers = await Promise.all([setRole('second.admin', 'client'), setRole('the.admin', 'client', second)])
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200)
    expect(answers.map(({ status }) => status).sort()[1]).toBeLessThan(500)
    const admins = await app.sql<{ username: string }>("select username from users where role = 'admin'")
    expect(admins).toHaveLength(1)
    await app.sql("update users set role = 'admin' where username = 'the.admin'")
    await app.sql("delete from users where username = 'second.admin'")
    admin = await app.cookieOf('admin')
  })
})

describe('the sessions of a person', () => {
  test('are ended all at once; of one’s own, all but this one', async () => {
    const cookies = [await app.cookieOf('client'), await app.cookieOf('client')]
    const answer = await app.call('POST', `/admin/users/${await idOf('the.client')}/end-sessions`, { cookie: admin })
    expect(await answer.json()).toMatchObject({ username: 'the.client', sessions: 0 })
    expect(await Promise.all(cookies.map(isIn))).toEqual([false, false])

    const other = await app.cookieOf('admin')
    await app.call('POST', `/admin/users/${await idOf('the.admin')}/end-sessions`, { cookie: admin })
    expect([await isIn(admin), await isIn(other)]).toEqual([true, false])
    const trail = await app.call('GET', '/admin/audit?entity=users&limit=1', { cookie: admin })
    expect(await trail.json()).toMatchObject([{ title: 'The admin', fields: [{ field: 'sessions', to: '1' }] }])
  })
})

test('a link for a new password is mailed to the person', async () => {
  const { startWorkers } = await import('@/jobs/workers')
  const answer = await app.call('POST', `/admin/users/${await idOf('the.client')}/password-reset`, { cookie: admin })
  expect(await answer.json()).toEqual({ email: 'the.client@test.example' })
  await startWorkers(app.payload)
  const mailed = () =>
    app.sql(
      "select from outbound_emails where \"to\" = 'the.client@test.example' and subject = 'Choose a new password'",
    )
  while ((await mailed()).length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(await mailed()).toHaveLength(1)
  expect((await app.call('POST', '/login', { body: { username: 'the.client', password: PASSWORD } })).status).toBe(200)
}, 60_000)
