import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../tests/helpers/app'

type Page = { id: number; title: string; slug: string; content: string; publishedAt: string | null; updatedAt: string }

let app: TestApp
let editor: string
beforeAll(async () => {
  app = await startApp()
  editor = await app.cookieOf('editor')
}, 60_000)
afterAll(() => app.close())

let made = 0
/** Makes a page as the panel does. */
async function makePage(status: 'draft' | 'published' = 'published'): Promise<Page> {
  const { fromHtml } = await import('@/lib/server/rich-text')
  const { id } = await app.payload.create({
    collection: 'content_pages',
    data: {
      title: 'A page',
      slug: `page-${++made}`,
      content: (await fromHtml(app.payload, '<h2>Part</h2><p>Before</p>')) as never,
      _status: status,
    },
    // The test is nobody that access rules know.
    overrideAccess: true,
  })
  return (await list()).find((page) => page.id === id) as Page
}

const list = async () => (await (await app.call('GET', '/admin/content', { cookie: editor })).json()) as Page[]
const patch = (id: number, body: object, headers?: Record<string, string>) =>
  app.call('PATCH', `/admin/content/${id}`, { body, cookie: editor, headers })
const shown = async (slug: string) => {
  const answer = await app.call('GET', `/content/${slug}`)
  return answer.status === 200 ? ((await answer.json()) as Page) : answer.status
}

describe('GET /api/admin/content', () => {
  test('has drafts too, which have no publication date', async () => {
    const draft = await makePage('draft')
    const published = await makePage()
    expect(draft.publishedAt).toBeNull()
    expect(published.publishedAt).not.toBeNull()
    expect(published.content).toBe('<h2 id="part">Part</h2><p>Before</p>')
  })
})

describe('PATCH /api/admin/content/{id}', () => {
  test('changes what is named, on the page at once, and answers the page with its ETag', async () => {
    const page = await makePage()
    const answer = await patch(page.id, { content: '<p>After <b>all</b></p>', updatedAt: '1999-01-01T00:00:00.000Z' })
    expect(answer.status).toBe(200)
    const stored = (await answer.json()) as Page
    expect(stored).toMatchObject({ id: page.id, title: 'A page', slug: page.slug })
    expect(answer.headers.get('etag')).toBe(`"${stored.updatedAt}"`)
    expect(stored.updatedAt > page.updatedAt).toBe(true)
    expect(await shown(page.slug)).toMatchObject({ title: 'A page', content: 'After <strong>all</strong>' })
  })
  test('what everybody may read of a page has no number', async () => {
    const page = await makePage()
    expect(await shown(page.slug)).not.toHaveProperty('id')
  })
  test('a draft stays a draft', async () => {
    const page = await makePage('draft')
    expect((await patch(page.id, { title: 'Still a draft' })).status).toBe(200)
    expect(await shown(page.slug)).toBe(404)
    expect((await list()).find(({ id }) => id === page.id)).toMatchObject({ title: 'Still a draft', publishedAt: null })
  })
  test('a change of a published page publishes no draft that waits in the panel', async () => {
    const page = await makePage()
    await app.payload.update({
      collection: 'content_pages',
      id: page.id,
      data: { title: 'Not ready', _status: 'draft' },
      draft: true,
      // The test is nobody that access rules know.
      overrideAccess: true,
    })
    await patch(page.id, { content: '<p>Ready</p>' })
    expect(await shown(page.slug)).toMatchObject({ title: 'A page', content: 'Ready' })
  })
  test('a stale If-Match is answered with the newer page, and overwrites nothing', async () => {
    const page = await makePage()
    await patch(page.id, { title: 'Newer' })
    const stale = await patch(page.id, { title: 'Older' }, { 'if-match': `"${page.updatedAt}"` })
    expect(stale.status).toBe(412)
    expect(await stale.json()).toMatchObject({ current: { title: 'Newer' } })
    expect(await shown(page.slug)).toMatchObject({ title: 'Newer' })
  })
  test('of many who save at the same time with the same ETag one wins', async () => {
    const page = await makePage()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, index) =>
        patch(page.id, { title: `Title ${index}` }, { 'if-match': `"${page.updatedAt}"` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412, 412, 412])
  })
  test.each([
    ['a title of spaces', { title: '  ' }, 400, 'title'],
    ['a slug with capitals', { slug: 'About-Us' }, 400, 'slug'],
    ['a slug that leads elsewhere', { slug: '../admin' }, 400, 'slug'],
    ['content that is no text', { content: { root: {} } }, 400, 'content'],
  ])('%s is a clear 4xx at its field', async (_case, body, status, path) => {
    const page = await makePage()
    const answer = await patch(page.id, body)
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { errors: { path: string }[] }).errors[0]?.path).toBe(path)
  })
  test('a slug that another page has is a 409', async () => {
    const [one, other] = [await makePage(), await makePage()]
    const answer = await patch(one.id, { slug: other.slug })
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      409,
      'Another page has this slug',
    ])
  })
  test.each(['0', 'x', '99999999999', '1e3', '-1'])('%s is no page', async (id) => {
    const answer = await app.call('PATCH', `/admin/content/${id}`, { body: { title: 'T' }, cookie: editor })
    expect(answer.status).toBe(404)
  })
  test('every save leaves the text that it replaced in the versions', async () => {
    const page = await makePage()
    await patch(page.id, { content: '<p>Second</p>' })
    await patch(page.id, { content: '<p>Third</p>' })
    const versions = await app.sql(`select 1 from _content_pages_v where parent_id = ${page.id}`)
    expect(versions.length).toBeGreaterThanOrEqual(3)
  })
})
