import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../tests/helpers/app'
import type { DeskPage, PageVersion, PageVersionText } from './schema'

let app: TestApp
let editor: string
let admin: string
beforeAll(async () => {
  app = await startApp()
  editor = await app.cookieOf('editor')
  admin = await app.cookieOf('admin')
}, 60_000)
afterAll(() => app.close())

const call = (method: string, path: string, body?: object, headers?: Record<string, string>, cookie = editor) =>
  app.call(method, `/admin/content${path}`, { body, cookie, headers })
const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T
const read = (id: number) => json<DeskPage>(call('GET', `/${id}`))
const versionsOf = (id: number) => json<PageVersion[]>(call('GET', `/${id}/versions`))
const shown = async (slug: string) => {
  const answer = await app.call('GET', `/content/${slug}`)
  return answer.status === 200 ? ((await answer.json()) as DeskPage) : answer.status
}

let made = 0
async function makePage(status: 'draft' | 'published' = 'published'): Promise<DeskPage> {
  const { fromHtml } = await import('@/lib/server/rich-text')
  const { id } = await app.payload.create({
    collection: 'content_pages',
    data: {
      title: 'A page',
      slug: `desk-${++made}`,
      content: (await fromHtml(app.payload, '<p>First</p>')) as never,
      _status: status,
    },
    // The test is nobody that access rules know.
    overrideAccess: true,
  })
  return read(id)
}

/** Saves a draft beside the page, as the panel does. */
async function draftBeside(id: number, data: { title?: string; slug?: string }): Promise<void> {
  const saved = await app.call('PATCH', `/content_pages/${id}?draft=true`, {
    body: { ...data, _status: 'draft' },
    cookie: admin,
  })
  expect(saved.status).toBe(200)
}

describe('the status', () => {
  test('a draft is published and taken down again; its text stays', async () => {
    const page = await makePage('draft')
    const published = await json<DeskPage>(call('PATCH', `/${page.id}/status`, { status: 'published' }))
    expect(published).toMatchObject({ id: page.id, publishedAt: expect.any(String), savedBy: 'The editor' })
    expect(await shown(page.slug)).toMatchObject({ content: 'First' })
    expect(await json(call('PATCH', `/${page.id}/status`, { status: 'draft' }))).toMatchObject({ publishedAt: null })
    expect(await shown(page.slug)).toBe(404)
    expect(await read(page.id)).toMatchObject({ title: 'A page', content: 'First' })
  })

  test('a draft is not given the slug of another page', async () => {
    const [page, other] = [await makePage(), await makePage()]
    const answer = await call('PATCH', `/${page.id}/draft`, { slug: other.slug })
    expect([answer.status, ((await answer.json()) as { errors: object[] }).errors]).toEqual([
      409,
      [{ path: 'slug', message: 'Another page has this slug' }],
    ])
    expect(await read(page.id)).toMatchObject({ slug: page.slug, draft: null })
  })

  test('publishing takes the draft that waits, and keeps the time of the first publication', async () => {
    const page = await makePage()
    await draftBeside(page.id, { title: 'Once' })
    await draftBeside(page.id, { title: 'Twice' })
    expect(await read(page.id)).toMatchObject({ title: 'A page', draft: { savedBy: 'The admin' } })
    await call('PATCH', `/${page.id}/status`, { status: 'published' })
    expect(await read(page.id)).toMatchObject({ title: 'Twice', draft: null, publishedAt: page.publishedAt })
  })

  test('a stale If-Match changes nothing', async () => {
    const page = await makePage()
    await call('PATCH', `/${page.id}`, { title: 'Newer' })
    const answer = await call('PATCH', `/${page.id}/status`, { status: 'draft' }, { 'if-match': `"${page.updatedAt}"` })
    expect(answer.status).toBe(412)
    expect(await shown(page.slug)).toMatchObject({ title: 'Newer' })
  })

  test('a draft whose slug another page has taken is a 409', async () => {
    const [one, other] = [await makePage(), await makePage()]
    await draftBeside(one.id, { slug: other.slug })
    const answer = await call('PATCH', `/${one.id}/status`, { status: 'published' })
    expect(answer.status).toBe(409)
    expect(await shown(one.slug)).toMatchObject({ title: 'A page' })
  })
})

describe('a draft', () => {
  test('is saved beside the page, with its own ETag, and shown to nobody', async () => {
    const page = await makePage()
    const first = await call(
      'PATCH',
      `/${page.id}/draft`,
      { content: '<p>New</p>' },
      { 'if-match': `"${page.updatedAt}"` },
    )
    expect(await first.json()).toMatchObject({ content: 'New', title: 'A page', savedBy: 'The editor' })
    expect(first.headers.get('etag')).not.toBe(`"${page.updatedAt}"`)
    expect(await shown(page.slug)).toMatchObject({ content: 'First' })
    expect(await json(call('GET', `/${page.id}/draft`))).toMatchObject({ content: 'New' })
    // Who began before it does not overwrite it.
    const stale = await call(
      'PATCH',
      `/${page.id}/draft`,
      { content: '<p>Other</p>' },
      { 'if-match': `"${page.updatedAt}"` },
    )
    expect([stale.status, await stale.json()]).toMatchObject([412, { current: { content: 'New' } }])
    const next = { 'if-match': first.headers.get('etag') ?? '' }
    expect((await call('PATCH', `/${page.id}/draft`, { title: 'Newer' }, next)).status).toBe(200)
    expect(await json(call('GET', `/${page.id}/draft`))).toMatchObject({ content: 'New', title: 'Newer' })
    expect(await read(page.id)).toMatchObject({ content: 'First', updatedAt: page.updatedAt })
  })
})

describe('the versions', () => {
  test('say who saved what, and when; the newest comes first', async () => {
    const page = await makePage()
    await call('PATCH', `/${page.id}`, { content: '<p>Second</p>' })
    await call('PATCH', `/${page.id}`, { title: 'By the admin' }, {}, admin)
    const versions = await versionsOf(page.id)
    expect(versions.map(({ title, savedBy, status }) => [title, savedBy, status])).toEqual([
      ['By the admin', 'The admin', 'published'],
      ['A page', 'The editor', 'published'],
      ['A page', 'The system', 'published'],
    ])
    const texts = await Promise.all(
      versions.map(({ id }) => json<PageVersionText>(call('GET', `/${page.id}/versions/${id}`))),
    )
    expect(texts.map(({ content }) => content)).toEqual(['Second', 'Second', 'First'])
    expect(versions.every(({ savedAt }) => !Number.isNaN(Date.parse(savedAt)))).toBe(true)
  })

  test('an older one comes back as a draft: visitors see it once it is published', async () => {
    const page = await makePage()
    await call('PATCH', `/${page.id}`, { content: '<p>Second</p>' })
    const oldest = (await versionsOf(page.id)).at(-1)
    const restored = await json<DeskPage>(call('POST', `/${page.id}/versions/${oldest?.id}/restore`))
    expect(restored).toMatchObject({ content: 'Second', draft: { savedBy: 'The editor' } })
    expect(await shown(page.slug)).toMatchObject({ content: 'Second' })
    await call('PATCH', `/${page.id}/status`, { status: 'published' })
    expect(await shown(page.slug)).toMatchObject({ content: 'First' })
  })

  test('of a draft, it is the newest draft', async () => {
    const page = await makePage('draft')
    await call('PATCH', `/${page.id}`, { content: '<p>Second</p>' })
    const oldest = (await versionsOf(page.id)).at(-1)
    await call('POST', `/${page.id}/versions/${oldest?.id}/restore`)
    expect(await read(page.id)).toMatchObject({ content: 'First', publishedAt: null, draft: null })
    expect(await shown(page.slug)).toBe(404)
  })

  test('one of another page is not there', async () => {
    const [one, other] = [await makePage(), await makePage()]
    const [version] = await versionsOf(other.id)
    for (const [method, end] of [
      ['GET', ''],
      ['POST', '/restore'],
    ] as const)
      expect((await call(method, `/${one.id}/versions/${version?.id}${end}`)).status).toBe(404)
  })

  test('nobody can pose as somebody else', async () => {
    const page = await makePage()
    await app.call('PATCH', `/content_pages/${page.id}`, { body: { savedBy: 'The Pope', title: 'T 2' }, cookie: admin })
    expect(await read(page.id)).toMatchObject({ title: 'T 2', savedBy: 'The admin' })
  })
})

describe('who is editing', () => {
  const editing = (id: number, cookie: string) => json(call('POST', `/${id}/editing`, undefined, {}, cookie))

  test('is told to others, and not to oneself, until they are done', async () => {
    const page = await makePage()
    expect(await editing(page.id, admin)).toEqual({ editedBy: null })
    expect(await editing(page.id, editor)).toEqual({ editedBy: 'The admin' })
    expect((await read(page.id)).editedBy).toBe('The admin')
    expect(await json(call('GET', `/${page.id}`, undefined, {}, admin))).toMatchObject({ editedBy: null })
    // Who leaves takes nobody else's name away.
    await call('DELETE', `/${page.id}/editing`)
    expect((await read(page.id)).editedBy).toBe('The admin')
    await call('DELETE', `/${page.id}/editing`, undefined, {}, admin)
    expect((await read(page.id)).editedBy).toBeNull()
  })

  test('ends by itself two minutes after the last sign of life', async () => {
    const page = await makePage()
    await editing(page.id, admin)
    await app.sql("update payload_locked_documents set updated_at = updated_at - interval '119 seconds'")
    expect((await read(page.id)).editedBy).toBe('The admin')
    await app.sql("update payload_locked_documents set updated_at = updated_at - interval '2 seconds'")
    expect((await read(page.id)).editedBy).toBeNull()
    expect(await editing(page.id, editor)).toEqual({ editedBy: null })
    expect(await editing(page.id, admin)).toEqual({ editedBy: 'The editor' })
  })

  test('is the panel’s own lock, so the panel says it too', async () => {
    const page = await makePage()
    await editing(page.id, admin)
    await editing(page.id, admin)
    const answer = await app.call(
      'GET',
      `/payload-locked-documents?where[document.value][equals]=${page.id}&where[document.relationTo][equals]=content_pages`,
      { cookie: editor },
    )
    expect(await answer.json()).toMatchObject({ totalDocs: 1, docs: [{ user: { relationTo: 'users' } }] })
  })
})

describe('what is being written', () => {
  test('is told as its page would show it', async () => {
    const { fromHtml } = await import('@/lib/server/rich-text')
    const content = await fromHtml(app.payload, '<h2>New part</h2><p>Text</p>')
    expect(await json(call('POST', '/preview', { content }))).toEqual({
      content: '<h2 id="new-part">New part</h2><p>Text</p>',
    })
  })

  test.each([
    ['no text', { content: 'x' }],
    ['no root', { content: { root: 1 } }],
  ])('that is %s is a 400', async (_case, body) => {
    expect((await call('POST', '/preview', body)).status).toBe(400)
  })
})

test('two editors, 200 conflicting saves: each save builds on what its editor saw', async () => {
  const page = await makePage()
  const stored: string[] = []
  let refused = 0
  const edit = async (cookie: string, name: string) => {
    let seen = await read(page.id)
    for (let n = 0; n < 100; n++) {
      // Each adds a word to the text that it knows; on 412 it takes up the newer text, which loses nothing.
      for (let isSaved = false; !isSaved;) {
        const word = `${name}${n}`
        const answer = await call(
          'PATCH',
          `/${page.id}`,
          { content: `${seen.content} ${word}` },
          { 'if-match': `"${seen.updatedAt}"` },
          cookie,
        )
        const body = (await answer.json()) as DeskPage & { current: DeskPage }
        if (answer.status === 412) refused++
        else expect(answer.status).toBe(200)
        isSaved = answer.status === 200
        if (isSaved) stored.push(word)
        seen = isSaved ? body : body.current
      }
    }
  }
  await Promise.all([edit(editor, 'a'), edit(admin, 'b')])
  const [first, ...words] = (await read(page.id)).content.replace(/<[^>]+>/g, '').split(' ')
  expect(first).toBe('First')
  // Each word once. Which of two answers was heard first says nothing of which was stored first, but of one's own it does.
  expect(words.toSorted()).toEqual(stored.toSorted())
  for (const name of ['a', 'b']) {
    const own = (word: string) => word.startsWith(name)
    expect(words.filter(own)).toEqual(stored.filter(own))
  }
  expect([stored.length, refused > 0]).toEqual([200, true])
}, 120_000)
