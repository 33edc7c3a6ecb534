import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../tests/helpers/app'
import type { DeskPage } from './schema'

let app: TestApp
let editor: string
beforeAll(async () => {
  app = await startApp()
  editor = await app.cookieOf('editor')
}, 60_000)
afterAll(() => app.close())

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const call = (method: string, path: string, body?: object) =>
  app.call(method, `/admin/content${path}`, { body, cookie: editor })
const read = async (id: number) => (await (await call('GET', `/${id}`)).json()) as DeskPage
const isShown = async ({ slug }: DeskPage) => (await app.call('GET', `/content/${slug}`)).status === 200
const runDue = async (now?: Date) => (await import('./schedules')).runDueSchedules(app.payload, now)

let made = 0
async function makePage(status: 'draft' | 'published'): Promise<DeskPage> {
  const { fromHtml } = await import('@/lib/server/rich-text')
  const { id } = await app.payload.create({
    collection: 'content_pages',
    data: {
      title: 'A page',
      slug: `planned-${++made}`,
      content: (await fromHtml(app.payload, '<p>Text</p>')) as never,
      _status: status,
    },
    // The test is nobody that access rules know.
    overrideAccess: true,
  })
  return read(id)
}

const plan = (id: number, publishAt: string | null, unpublishAt: string | null = null) =>
  call('PUT', `/${id}/schedule`, { publishAt, unpublishAt })

describe('a plan', () => {
  test('is told with the page, and forgotten when nothing is planned any more', async () => {
    const page = await makePage('draft')
    const [soon, later] = [inDays(1), inDays(2)]
    expect(await (await plan(page.id, soon, later)).json()).toMatchObject({
      schedule: { publishAt: soon, unpublishAt: later, problem: null },
    })
    expect(await (await plan(page.id, null)).json()).toMatchObject({ schedule: null })
  })

  test('is in the audit trail, with who made it and what was planned before', async () => {
    const page = await makePage('draft')
    const [soon, later] = [inDays(1), inDays(2)]
    await plan(page.id, soon)
    await plan(page.id, soon)
    await plan(page.id, later)
    const deeds = await app.sql(
      `select actor_name, fields from audit_events where entity = 'content_pages' and record_id = $1 order by id`,
      [String(page.id)],
    )
    expect(deeds).toEqual([
      { actor_name: 'The editor', fields: [{ field: 'publishAt', from: '', to: soon }] },
      { actor_name: 'The editor', fields: [{ field: 'publishAt', from: soon, to: later }] },
    ])
  })

  test.each([
    ['a time that is over', inDays(-1), null, 'publishAt', 'Please choose a time in the future'],
    ['no time', 'tomorrow', null, 'publishAt', 'Please enter a date and a time'],
    ['taken down first', inDays(2), inDays(1), 'unpublishAt', 'A page can only be taken down after it was published'],
  ])('%s is refused at its field', async (_case, publishAt, unpublishAt, path, message) => {
    const page = await makePage('draft')
    const answer = await plan(page.id, publishAt, unpublishAt)
    expect([answer.status, ((await answer.json()) as { errors: object[] }).errors]).toEqual([400, [{ path, message }]])
  })

  test('is carried out in its time, by the name of who made it', async () => {
    const page = await makePage('draft')
    await plan(page.id, inDays(1), inDays(2))
    await runDue()
    expect(await isShown(page)).toBe(false)
    await runDue(new Date(Date.now() + 1.5 * DAY))
    expect(await isShown(page)).toBe(true)
    expect(await read(page.id)).toMatchObject({
      savedBy: 'The editor (planned)',
      schedule: { publishAt: null, unpublishAt: expect.any(String) },
    })
    await runDue(new Date(Date.now() + 2.5 * DAY))
    expect(await isShown(page)).toBe(false)
    expect(await read(page.id)).toMatchObject({ publishedAt: null, schedule: null })
  })

  test('publishes the draft that waits beside the page then', async () => {
    const page = await makePage('published')
    await plan(page.id, inDays(1))
    await app.call('PATCH', `/content_pages/${page.id}?draft=true`, {
      body: { title: 'The new one', _status: 'draft' },
      cookie: editor,
    })
    await runDue(new Date(Date.now() + 1.5 * DAY))
    expect(await read(page.id)).toMatchObject({ title: 'The new one', draft: null })
  })

  test('that was changed or cancelled is not carried out at its old time', async () => {
    const [moved, cancelled] = [await makePage('draft'), await makePage('draft')]
    for (const { id } of [moved, cancelled]) await plan(id, inDays(1))
    await plan(moved.id, inDays(3))
    await plan(cancelled.id, null)
    await runDue(new Date(Date.now() + 2 * DAY))
    expect([await isShown(moved), await isShown(cancelled)]).toEqual([false, false])
    await runDue(new Date(Date.now() + 4 * DAY))
    expect([await isShown(moved), await isShown(cancelled)]).toEqual([true, false])
  })

  test('that cannot be carried out says why, and stops none of the others', async () => {
    const [taken, other] = [await makePage('published'), await makePage('draft')]
    const [stuck, free] = [await makePage('draft'), await makePage('draft')]
    await call('PATCH', `/${stuck.id}`, { slug: 'to-be-taken' })
    await call('PATCH', `/${taken.id}`, { slug: 'to-be-taken' })
    for (const { id } of [stuck, free]) await plan(id, inDays(1))
    await runDue(new Date(Date.now() + 1.5 * DAY))
    expect((await read(stuck.id)).schedule).toEqual({
      publishAt: null,
      unpublishAt: null,
      problem: 'Another page has this slug',
    })
    expect([await isShown(free), await isShown(other)]).toEqual([true, false])
  })

  test('goes with its page', async () => {
    const page = await makePage('draft')
    await plan(page.id, inDays(1))
    await app.payload.delete({
      collection: 'content_pages',
      id: page.id,
      // The test is nobody that access rules know.
      overrideAccess: true,
    })
    await runDue(new Date(Date.now() + 2 * DAY))
    expect(await app.sql('select 1 from content_page_schedules where page_id = $1', [page.id])).toEqual([])
  })
})

describe('the workers', () => {
  const until = async (condition: () => Promise<boolean>) => {
    while (!(await condition())) await new Promise((resolve) => setImmediate(resolve))
  }

  test('make up at their start for what was missed, and do the next in its time', async () => {
    const { startWorkers } = await import('@/jobs/workers')
    const { getQueue } = await import('@/jobs/queue')
    const [missed, next] = [await makePage('draft'), await makePage('draft')]
    await plan(missed.id, inDays(1))
    await app.sql("update content_page_schedules set publish_at = now() - interval '1 hour' where page_id = $1", [
      missed.id,
    ])
    await startWorkers(app.payload)
    expect(await isShown(missed)).toBe(true)

    const at = Date.now() + 3000
    await plan(next.id, new Date(at).toISOString())
    await until(() => isShown(next))
    expect(Date.now()).toBeGreaterThanOrEqual(at)
    expect(Date.now() - at).toBeLessThan(1000)
    await (await getQueue()).offWork('content-schedule')
  }, 60_000)
})
