import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
let editor: string
beforeAll(async () => {
  app = await startApp()
  editor = await app.cookieOf('editor')
}, 60_000)
afterAll(() => app.close())

const put = (id: string, content: unknown, headers?: Record<string, string>) =>
  app.call('PUT', `/content/element/${id}`, { body: { content, pageId: 'default' }, cookie: editor, headers })
const contentOf = async (id: string) => {
  const answer = await app.call('GET', `/content/element/${id}`)
  return ((await answer.json()) as { content: string }).content
}

describe('PUT /api/content/element/{elementId}', () => {
  test('creates, then updates, and GET answers what was stored', async () => {
    expect((await app.call('GET', '/content/element/new-title')).status).toBe(404)
    const created = await put('new-title', 'Hello <strong>prairie</strong>')
    expect(created.status).toBe(200)
    expect(await created.json()).toMatchObject({
      elementId: 'new-title',
      pageId: 'default',
      content: 'Hello <strong>prairie</strong>',
    })
    await put('new-title', 'Good <em>bye</em>')
    expect(await contentOf('new-title')).toBe('Good <em>bye</em>')
  })
  test.each([
    ['a script', 'A<script>alert(1)</script>B', 'AB'],
    ['a handler', '<p onclick="x()">A</p>', 'A'],
    ['an unsafe link', '<a href="javascript:alert(1)">A</a>', 'A'],
    ['a frame', 'A<iframe src="https://evil.example"></iframe>B', 'AB'],
    ['a style', '<style>*{display:none}</style><p style="position:fixed">A</p>', 'A'],
  ])('%s does not survive', async (_case, html, stored) => {
    const answer = await put('dirty', html)
    expect(answer.status).toBe(200)
    const content = await contentOf('dirty')
    expect(content).not.toMatch(/script|onclick|javascript|iframe|style/)
    expect(content.replace(/<\/?a[^>]*>/g, '')).toBe(stored)
  })
  test('headings, lists, links, emphasis, tables and anchors survive the way into the panel and back', async () => {
    const html =
      '<h2>Service Levels</h2><p>We <strong>answer</strong> <em>fast</em>, <u>always</u>, <s>never</s> late: <a href="/contact">ask</a>.</p>' +
      '<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol><blockquote>Quoted</blockquote>' +
      '<table><tbody><tr><th>Port</th><th>Use</th></tr><tr><td>1</td><td>Uplink</td></tr></tbody></table>'
    await put('rich', html)
    const first = await contentOf('rich')
    for (const part of [
      '<h2 id="service-levels">',
      '<strong>answer</strong>',
      '<em>fast</em>',
      '<u>always</u>',
      '<s>never</s>',
      'href="/contact"',
      '<li>one</li>',
      '<ol><li>first</li></ol>',
      '<blockquote>',
      '<th>',
      '<td>',
    ])
      expect(first).toContain(part)
    await put('rich', first)
    expect(await contentOf('rich')).toBe(first)
  })
  test('a stale If-Match is answered with the newer text, and overwrites nothing', async () => {
    const { updatedAt } = (await (await put('shared', 'first')).json()) as { updatedAt: string }
    await put('shared', 'second', { 'if-match': `"${updatedAt}"` })
    const stale = await put('shared', 'third', { 'if-match': `"${updatedAt}"` })
    expect(stale.status).toBe(412)
    expect(await stale.json()).toMatchObject({ current: { content: 'second' } })
    expect(await contentOf('shared')).toBe('second')
  })
  test('If-None-Match: * creates, and overwrites nothing that somebody else created in the meantime', async () => {
    expect((await put('first-time', 'mine', { 'if-none-match': '*' })).status).toBe(200)
    const second = await put('first-time', 'theirs', { 'if-none-match': '*' })
    expect(second.status).toBe(412)
    expect(await second.json()).toMatchObject({ current: { content: 'mine' } })
  })
  test('two editors who create one element at the same time make one', async () => {
    const answers = await Promise.all([put('race', 'one'), put('race', 'two'), put('race', 'three')])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(await app.sql("select 1 from content_elements where element_id = 'race'")).toHaveLength(1)
  })
  test('content that is no text is a 400 at its field, an id that is no id a 404', async () => {
    expect((await put('bad', 5)).status).toBe(400)
    expect((await put('Bad%20Id', 'x')).status).toBe(404)
  })
  test('every save leaves the text that it replaced in the versions', async () => {
    await put('kept', 'before')
    await put('kept', 'after')
    const versions = await app.sql("select 1 from _content_elements_v where version_element_id = 'kept'")
    expect(versions.length).toBeGreaterThanOrEqual(2)
  })
})

describe('a change of content', () => {
  test('expires the prerendered pages of this process, and tells the others', async () => {
    const pg = (await import('pg')).default
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    const heard = new Promise((resolve) => client.once('notification', resolve))
    await client.query('listen patchbay_pages')
    const { processSingleton } = await import('@/lib/server/process-singleton')
    const clock = processSingleton('page-clock', () => ({ expiredAt: 0 }))
    clock.expiredAt = 1
    await put('fresh', 'new')
    expect(clock.expiredAt).toBeGreaterThan(1)
    await heard
    await client.end()
  })
})
