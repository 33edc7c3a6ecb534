import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../helpers/app'

let app: TestApp
beforeAll(async () => {
  process.env.PATCHBAY_SEED = 'demo'
  process.env.DEMO_PASSWORD = 'demo password'
  app = await startApp()
}, 60_000)
afterAll(() => app.close())

test('a second seed changes nothing', async () => {
  const { seedOnce } = await import('@/seed')
  await seedOnce(app.payload)
  const first = await app.sql<{ count: string }>('select count(*) from services')
  await seedOnce(app.payload)
  expect(await app.sql('select count(*) from services')).toEqual(first)
  expect(first).toEqual([{ count: '12' }])
})

test('an installation of an earlier version gets the texts of new pages, and keeps its own', async () => {
  const { seedOnce } = await import('@/seed')
  await seedOnce(app.payload)
  await app.sql('delete from contact_page')
  await app.sql("update services set name = 'Ours' where slug = 'cloud-solutions'")
  await seedOnce(app.payload)
  expect(await app.sql('select title from contact_page')).toEqual([{ title: 'Contact Us' }])
  expect(await app.sql("select name from services where slug = 'cloud-solutions'")).toEqual([{ name: 'Ours' }])
})
