import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { startApp, type TestApp } from '../helpers/app'

let app: TestApp
beforeAll(async () => {
  process.env.PATCHBAY_SEED = 'demo'
  process.env.DEMO_PASSWORD = 'demo password'
  app = await startApp()
}, 180_000)
// The whole demonstration is seeded.
jest.setTimeout(120_000)
afterAll(() => app.close())

test('a second seed changes nothing', async () => {
  const { seedOnce } = await import('@/seed')
  await seedOnce(app.payload)
  const first = await app.sql<{ count: string }>('select count(*) from services')
  await seedOnce(app.payload)
  expect(await app.sql('select count(*) from services')).toEqual(first)
  expect(first).toEqual([{ count: '12' }])
})

test('every text of the pages is stored from the first start, and is what the page would say without it', async () => {
  const { seedOnce } = await import('@/seed')
  const { allTexts } = await import('@/collections/content-elements/texts/all-texts')
  await seedOnce(app.payload)
  expect(new Set(allTexts.map(({ elementId }) => elementId)).size).toBe(allTexts.length)
  for (const { elementId, text } of allTexts) {
    const answer = await app.call('GET', `/content/element/${elementId}`)
    expect(await answer.json()).toMatchObject({ elementId, pageId: 'default', content: text })
  }
})

test('an installation of an earlier version gets what new pages need, and keeps its own', async () => {
  const { seedOnce } = await import('@/seed')
  await seedOnce(app.payload)
  await app.sql('delete from contact_page')
  await app.sql("delete from content_elements where element_id like 'contact-%' and element_id <> 'contact-intro'")
  await app.sql(
    `update content_elements set content = jsonb_set(content, '{root,children,0,children,0,text}', '"Ours"') where element_id = 'contact-intro'`,
  )
  await app.sql("update services set name = 'Ours' where slug = 'cloud-solutions'")
  await seedOnce(app.payload)
  expect(await app.sql('select count(*) from contact_page_faq')).toEqual([{ count: '4' }])
  const contentOf = async (id: string) => (await (await app.call('GET', `/content/element/${id}`)).json()).content
  expect(await contentOf('contact-title')).toBe('Contact Us')
  expect(await contentOf('contact-intro')).toBe('Ours')
  expect(await app.sql("select name from services where slug = 'cloud-solutions'")).toEqual([{ name: 'Ours' }])
})

test('what staff of the demonstration did points at records that are there', async () => {
  const { seedOnce } = await import('@/seed')
  const { deeds } = await import('@/seed/content/office')
  await seedOnce(app.payload)
  const told = await app.sql<{ title: string; record_id: string }>(
    'select title, record_id from audit_events order by id',
  )
  expect(told.map(({ title }) => title)).toEqual(deeds.toReversed().map(({ title }) => title))
  expect(told.every(({ record_id: id }) => /^\d+$/.test(id))).toBe(true)
  expect(await app.sql('select count(*) from maintenance_windows')).toEqual([{ count: '2' }])
})
