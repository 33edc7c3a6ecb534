import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { nameCompany } from '../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { onDisk, PDF, projectCalls } from '../../../../../tests/helpers/project-calls'

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

describe('a file', () => {
  test('goes up, and down as an attachment for its owner and an administrator', async () => {
    const { id } = await calls.made(ada)
    const answer = await calls.upload(ada, id, '../Plan “A”.pdf')
    const file = (await answer.json()) as { url: string; name: string }
    expect([answer.status, file.name]).toEqual([201, 'Plan “A”.pdf'])
    for (const cookie of [ada, admin]) {
      const down = await calls.call('GET', file.url.replace('/api', ''), { cookie })
      expect([down.status, await down.text()]).toEqual([200, PDF])
      expect(down.headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(down.headers.get('content-security-policy')).toContain('sandbox')
      expect(down.headers.get('cache-control')).toBe('private, no-store')
    }
  })
  test.each([
    ['of another type', 'plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['that is not what its name says', 'plan.pdf', '<html>', 415],
    ['that is empty', 'plan.pdf', '', 400],
  ])('%s is refused and leaves nothing', async (_what, name, content, status) => {
    const { id } = await calls.made(ada)
    const before = await onDisk()
    expect((await calls.upload(ada, id, name, content)).status).toBe(status)
    expect(await onDisk()).toEqual(before)
  })
  test('is kept once for a key', async () => {
    const { id } = await calls.made(ada)
    const key = { 'Idempotency-Key': randomUUID() }
    const before = (await onDisk()).length
    for (let i = 0; i < 2; i++) expect((await calls.upload(ada, id, 'plan.pdf', PDF, key)).status).toBe(201)
    expect((await onDisk()).length).toBe(before + 1)
  })
  test('is taken back by who added it, or by an administrator', async () => {
    const { id } = await calls.made(ada)
    const [own, staff] = [await calls.uploaded(ada, id), await calls.uploaded(admin, id)]
    expect((await calls.call('DELETE', `/project-files/${staff.id}`, { cookie: ada })).status).toBe(403)
    expect((await calls.call('DELETE', `/project-files/${own.id}`, { cookie: ada })).status).toBe(200)
    expect((await calls.call('GET', `/project-files/${own.id}`, { cookie: ada })).status).toBe(404)
    expect((await calls.call('DELETE', `/project-files/${staff.id}`, { cookie: admin })).status).toBe(200)
    const left = await onDisk()
    expect(left).not.toContain(own.id)
    expect(left).not.toContain(staff.id)
  })
  test('beyond the hundredth of a project is refused', async () => {
    const { id } = await calls.made(ada)
    await app.sql(
      `insert into project_files (project_id, owner_id, file_id, name, mime_type, size, uploader_name)
       select $1, $2, gen_random_uuid()::text, 'a.pdf', 'application/pdf', 1, 'Ada' from generate_series(1, 100)`,
      [id, await calls.userId('ada')],
    )
    expect((await calls.upload(ada, id)).status).toBe(409)
  })
})
