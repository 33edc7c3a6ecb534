import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../tests/helpers/app'
import type { AuditEvent } from './schema'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startApp()
  admin = await app.cookieOf('admin')
}, 60_000)
afterAll(() => app.close())

const trail = async (query = ''): Promise<AuditEvent[]> =>
  (await (await app.call('GET', `/admin/audit${query}`, { cookie: admin })).json()) as AuditEvent[]
const address = { 'x-patchbay-address': '192.0.2.7' }

let made = 0
const makeTestimonial = async (cookie: string): Promise<number> => {
  const answer = await app.call('POST', '/testimonials', {
    body: {
      name: `Ada ${++made}`,
      title: 'IT lead',
      company: 'Winter Mills',
      content: 'They came when they said, and it has worked since.',
    },
    cookie,
    headers: address,
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}

describe('a change by staff', () => {
  test('is recorded with who, what, and from which address', async () => {
    const id = await makeTestimonial(await app.cookieOf('editor'))
    expect((await trail('?entity=testimonials'))[0]).toMatchObject({
      actorName: 'The editor',
      actorRole: 'editor',
      address: '192.0.2.7',
      action: 'created',
      entity: 'testimonials',
      recordId: String(id),
      title: `Ada ${made}`,
      fields: [],
    })
  })

  test('says which fields were changed, from what to what; structured ones by name', async () => {
    const cookie = await app.cookieOf('editor')
    const id = await makeTestimonial(cookie)
    await app.call('PATCH', `/testimonials/${id}`, { body: { company: 'Summer Mills' }, cookie })
    await app.call('PATCH', `/testimonials/${id}`, { body: { company: 'Summer Mills' }, cookie })
    await app.call('DELETE', `/testimonials/${id}`, { cookie })
    expect((await trail(`?entity=testimonials&record=${id}`)).map(({ action, fields }) => [action, fields])).toEqual([
      ['deleted', []],
      ['changed', [{ field: 'company', from: 'Winter Mills', to: 'Summer Mills' }]],
      ['created', []],
    ])
  })

  test('to a global is recorded', async () => {
    const opening = {
      title: 'Splicer, Night Crew',
      location: 'Lenexa',
      employmentType: 'FULL_TIME',
      postedOn: '2026-11-01T12:00:00.000Z',
      description: 'Splice.',
    }
    const answer = await app.call('POST', '/globals/careers_page', { body: { openings: [opening] }, cookie: admin })
    expect(answer.status).toBe(200)
    expect((await trail('?entity=careers_page'))[0]).toMatchObject({
      action: 'changed',
      recordId: null,
      fields: [{ field: 'openings' }],
    })
  })

  test('of a password names the field, never the value', async () => {
    const created = await app.call('POST', '/users', {
      body: {
        username: 'beth',
        email: 'beth@test.example',
        fullName: 'Beth Ode',
        role: 'client',
        password: 'a long first secret',
      },
      cookie: admin,
    })
    expect(created.status).toBe(201)
    const { id } = ((await created.json()) as { doc: { id: number } }).doc
    await app.call('PATCH', `/users/${id}`, {
      body: { password: 'another long secret', company: 'Ode' },
      cookie: admin,
    })
    expect((await trail('?entity=users'))[0]?.fields).toEqual([
      { field: 'company', from: '', to: 'Ode' },
      { field: 'password' },
    ])
    const told = JSON.stringify(await trail('?entity=users'))
    expect(told).toContain('"to":"Ode"')
    expect(told).not.toMatch(/long first secret|another long secret/)
  })

  test('that fails leaves nothing', async () => {
    const before = (await trail()).length
    expect((await app.call('POST', '/testimonials', { body: { name: 'Ada' }, cookie: admin })).status).toBe(400)
    expect(await trail()).toHaveLength(before)
  })
})

test('what clients and visitors do is not in it', async () => {
  const before = await trail()
  const client = await app.cookieOf('client')
  expect((await app.call('POST', '/client/projects', { body: { name: 'Yard' }, cookie: client })).status).toBe(201)
  expect(await trail()).toEqual(before)
})

describe('the trail', () => {
  test('cannot be changed, by nobody who has the database', async () => {
    for (const statement of [
      "update audit_events set actor_name = 'Nobody'",
      'delete from audit_events',
      'truncate audit_events',
    ])
      await expect(app.sql(statement)).rejects.toThrow('The audit trail is only added to')
  })

  test('stays when the person has gone', async () => {
    const cookie = await app.cookieOf('editor', 'leaving')
    await makeTestimonial(cookie)
    const [user] = await app.sql<{ id: number }>("select id from users where username = 'leaving'")
    expect((await app.call('DELETE', `/users/${user?.id}`, { cookie: admin })).status).toBe(200)
    expect((await trail(`?actor=${user?.id}`)).map(({ action }) => action)).toEqual(['created'])
  })

  test('is read in pages, by person, kind, action and day', async () => {
    const all = await trail('?limit=200')
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a))
    expect(await trail(`?limit=2&before=${all[1]?.id}`)).toEqual(all.slice(2, 4))
    expect((await trail('?action=deleted')).every(({ action }) => action === 'deleted')).toBe(true)
    expect(await trail('?to=2000-01-01')).toEqual([])
    expect(await trail('?from=2000-01-01&limit=200')).toEqual(all)
  })

  test.each([
    ['limit=0'],
    ['limit=201'],
    ['before=x'],
    ['from=yesterday'],
    ['entity=A%27--'],
    ['action=read'],
    ['actor=1e99'],
  ])('refuses %s', async (query) => {
    expect((await app.call('GET', `/admin/audit?${query}`, { cookie: admin })).status).toBe(400)
  })
})
