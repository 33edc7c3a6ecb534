import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../helpers/app'

let app: TestApp
beforeAll(async () => {
  process.env.PATCHBAY_SEED = 'content'
  app = await startApp()
}, 180_000)
afterAll(() => app.close())

/** Takes the database to where it was before a migration, and gives the way back. */
async function before(name: string): Promise<() => Promise<void>> {
  const { migrations } = await import('@/migrations')
  const one = migrations.find((migration) => migration.name === name)
  const args = { db: (app.payload.db as unknown as { drizzle: unknown }).drizzle } as never
  await one?.down(args)
  return async () => one?.up(args)
}

const contentOf = async (id: string) => (await (await app.call('GET', `/content/element/${id}`)).json()).content

test('the texts of an earlier installation become elements, with their versions, and its gallery one of several', async () => {
  const { seedOnce } = await import('@/seed')
  const forward = await before('20261120_120400_page_texts')
  await app.sql(
    `insert into contact_page (id, title, intro, join_title, join_text, created_at, updated_at)
     values (1, 'Reach us', 'Say "hello" & <wave>', 'Work here', '', '2026-01-01', '2026-03-01')`,
  )
  await app.sql(
    `insert into _contact_page_v (version_title, version_intro, version_join_title, version_join_text, created_at)
     values ('Contact', 'Old', 'Work here', '', '2026-01-01'), ('Reach us', 'Say "hello" & <wave>', 'Work here', '', '2026-02-01')`,
  )
  await app.sql(
    `insert into fiber_page (id, title, intro, why_title, osp_title, osp_intro, isp_title, isp_intro, closing_title, closing_text, created_at)
     values (1, 'Glass', 'i', 'w', 'o', 'oi', 'n', 'ni', 'c', 'ct', now())`,
  )
  await app.sql(
    `insert into media (id, alt, filename, mime_type, updated_at) values (900, 'Ours', 'ours.svg', 'image/svg+xml', now())`,
  )
  await app.sql(
    `insert into fiber_page_gallery (_order, _parent_id, id, picture_id, caption) values (1, 1, 'a', 900, 'First'), (2, 1, 'b', 900, 'Second')`,
  )
  await app.sql(
    `insert into content_elements (element_id, content) values ('fiber-title', '{"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","text":"Already here"}]}]}}')`,
  )
  await forward()

  expect(await contentOf('contact-title')).toBe('Reach us')
  expect(await contentOf('contact-intro')).toBe('Say "hello" &amp; &lt;wave&gt;')
  expect(await contentOf('fiber-osp-intro')).toBe('oi')
  expect(await contentOf('fiber-title')).toBe('Already here')
  expect((await app.call('GET', '/content/element/contact-join-text')).status).toBe(404)
  expect(
    await app.sql(
      `select version_content #>> '{root,children,0,children,0,text}' as text from _content_elements_v
       where version_element_id = 'contact-title' order by created_at`,
    ),
  ).toEqual([{ text: 'Contact' }, { text: 'Reach us' }])

  await seedOnce(app.payload)
  expect(await contentOf('contact-title')).toBe('Reach us')
  expect(await contentOf('contact-join-text')).toMatch(/^We hire engineers/)
  const { galleries } = await app.payload.findGlobal({ slug: 'fiber_page', depth: 0, overrideAccess: true })
  expect(galleries).toMatchObject([{ title: 'Gallery', pictures: [{ caption: 'First' }, { caption: 'Second' }] }])
})

test('content staff saves a copied text in the panel', async () => {
  const cookie = await app.cookieOf('editor')
  const [row] = await app.sql<{ id: number }>("select id from content_elements where element_id = 'contact-title'")
  const stored = await app.call('GET', `/content_elements/${row?.id}`, { cookie })
  const { content, place } = await stored.json()
  expect(place).toBe('Contact: Title')
  const saved = await app.call('PATCH', `/content_elements/${row?.id}`, { cookie, body: { content } })
  expect(saved.status).toBe(200)
  const part = await app.call('PATCH', `/content_elements/${row?.id}`, { cookie, body: { pageId: 'default' } })
  expect((await part.json()).doc).toMatchObject({ words: 'Reach us', place: 'Contact: Title' })
})

test('the list of texts is searched by id and by words of the text', async () => {
  const cookie = await app.cookieOf('editor')
  for (const search of ['contact-title', 'reach'])
    await expect(
      (
        await app.call(
          'GET',
          `/content_elements?limit=50&where[or][0][elementId][like]=${search}&where[or][1][words][like]=${search}`,
          { cookie },
        )
      ).json(),
    ).resolves.toMatchObject({ docs: [{ elementId: 'contact-title' }] })
})
