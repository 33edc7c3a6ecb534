import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { nameCompany } from '../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { json, type Project, projectCalls } from '../../../../../tests/helpers/project-calls'
import { projectSorts } from './schema'

let app: TestApp
let calls: ReturnType<typeof projectCalls>
let admin: string
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  calls = projectCalls(app)
  admin = await app.cookieOf('admin')
}, 180_000)
afterAll(() => app.close())

// Words are shared by both clients, so that every filter and search would find the other's as well.
const word = fc.constantFrom('ring', 'yard', '%', '_', "o'clock", 'fiber')
const record = fc.record({
  name: fc.tuple(word, word).map((words) => words.join(' ')),
  description: fc.option(word, { nil: undefined }),
  status: fc.constantFrom('active', 'on_hold', 'completed'),
  comments: fc.array(word, { maxLength: 2 }),
  updates: fc.array(word, { maxLength: 1 }),
  hasFile: fc.boolean(),
})
type Sample = typeof record extends fc.Arbitrary<infer Value> ? Value : never
type Made = { ids: Set<number>; files: Set<string> }

async function fill(cookie: string, records: Sample[]): Promise<Made> {
  const result: Made = { ids: new Set(), files: new Set() }
  for (const { name, description, status, comments, updates, hasFile } of records) {
    const { id } = await calls.made(cookie, { name, description })
    result.ids.add(id)
    await calls.call('PATCH', `/client_projects/${id}`, { body: { status }, cookie: admin })
    for (const text of comments) await calls.comment(cookie, id, text)
    for (const title of updates) await calls.part(admin, 'project_updates', { project: id, title })
    if (hasFile) result.files.add((await calls.uploaded(cookie, id)).id)
  }
  return result
}

/** Everything that a client can ask about, and what it may find there: its own. */
async function expectNoLeak(cookie: string, own: Made, others: Made): Promise<void> {
  const list = async (query: string) => {
    const answer = await calls.call('GET', `/client/projects?${query}`, { cookie })
    return { rows: await json<Project[]>(answer), total: Number(answer.headers.get('x-total-count')) }
  }
  const all = await list('limit=200')
  expect(new Set(all.rows.map(({ id }) => id))).toEqual(own.ids)
  expect(all.total).toBe(own.ids.size)
  for (const sort of projectSorts) {
    const { rows, total } = await list(`sort=${sort}&limit=1`)
    expect([total, rows.every(({ id }) => own.ids.has(id))]).toEqual([own.ids.size, true])
  }
  for (const query of [
    'q=ring',
    'q=%25',
    'q=_',
    'q=o%27clock',
    'status=active',
    'status=on_hold',
    'q=fiber&status=active',
  ]) {
    const { rows, total } = await list(query)
    expect([total, rows.every(({ id }) => own.ids.has(id))]).toEqual([rows.length, true])
  }
  for (const id of own.ids) {
    const details = await json<{ files: { id: string }[] }>(calls.call('GET', `/client/projects/${id}`, { cookie }))
    expect(details.files.every((file) => own.files.has(file.id))).toBe(true)
  }
  for (const id of others.ids) {
    expect((await calls.call('GET', `/client/projects/${id}`, { cookie })).status).toBe(404)
    expect((await calls.comment(cookie, id)).status).toBe(404)
    expect((await calls.upload(cookie, id)).status).toBe(404)
    expect((await calls.call('GET', `/client_projects/${id}`, { cookie })).status).toBe(404)
  }
  for (const file of others.files)
    for (const method of ['GET', 'DELETE'])
      expect((await calls.call(method, `/project-files/${file}`, { cookie })).status).toBe(404)
}

let round = 0
test('nothing of one client is found by another, whatever both have', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { minLength: 1, maxLength: 3 }),
      fc.array(record, { minLength: 1, maxLength: 3 }),
      async (first, second) => {
        round++
        const [one, two] = [await app.cookieOf('client', `one.${round}`), await app.cookieOf('client', `two.${round}`)]
        const [ofOne, ofTwo] = [await fill(one, first), await fill(two, second)]
        await expectNoLeak(one, ofOne, ofTwo)
        await expectNoLeak(two, ofTwo, ofOne)
      },
    ),
    // Each run makes two people and asks some sixty times; a shrunk example would take minutes more.
    { numRuns: 5, endOnFailure: true },
  )
}, 120_000)
