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
