import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'

let app: TestApp
let req: PayloadRequest
beforeAll(async () => {
  process.env.PATCHBAY_SEED = 'content'
  app = await startApp()
  await (await import('@/seed')).seedOnce(app.payload)
  await app.cookieOf('client')
  // Anybody will do.
  const { docs } = await app.payload.find({ collection: 'users', limit: 1, overrideAccess: true })
  req = await createLocalReq({ user: { ...docs[0]!, collection: 'users' } }, app.payload)
}, 180_000)
afterAll(() => app.close())

const found = async (q: string) => (await (await import('./operations')).listHelp(req, q)).map(({ slug }) => slug)

test('eight articles are there from the first start, in their order', async () => {
  const all = await found('')
  expect(all).toHaveLength(8)
  expect(all[0]).toBe('first-day-in-the-portal')
})

test.each([
  ['wifi', 'wifi-is-slow'],
  ['reopening', 'what-a-status-means'],
  ['recovery code', 'sign-in-trouble'],
  ['critic', 'what-counts-as-critical'],
  ['15 minutes', 'what-counts-as-critical'],
])('a search for “%s” finds %s', async (q, slug) => {
  expect(await found(q)).toContain(slug)
})

test.each(['%', '_', "';--", '"', '& | !', '\\', 'zzzz'])(
  'a search for %j finds nothing it should not, and no error',
  async (q) => {
    expect((await found(q)).length).toBeLessThan(8)
  },
)

test('a draft is not found, not read and not in a list', async () => {
  const { getHelpArticle } = await import('./operations')
  expect((await getHelpArticle(req, 'wifi-is-slow'))?.content).toContain('<li>')
  await app.sql("update help_articles set is_published = false where slug = 'wifi-is-slow'")
  expect(await found('wifi')).not.toContain('wifi-is-slow')
  expect(await found('')).not.toContain('wifi-is-slow')
  expect(await getHelpArticle(req, 'wifi-is-slow')).toBeUndefined()
  const native = await app.call('GET', '/help_articles?where[slug][equals]=wifi-is-slow', {
    cookie: await app.cookieOf('sales'),
  })
  expect(await native.json()).toMatchObject({ totalDocs: 0 })
})

test('the promises come from the record that staff edits', async () => {
  const { getHelpPage } = await import('./operations')
  expect((await getHelpPage(req)).promises.map(({ figure }) => figure)).toEqual(['15 minutes', '99.9%'])
  const editor = await app.cookieOf('editor')
  const body = { promises: [{ figure: '10 minutes', text: 'Faster.' }] }
  expect((await app.call('POST', '/globals/help_page', { body, cookie: editor })).status).toBe(200)
  expect((await getHelpPage(req)).promises).toEqual([{ figure: '10 minutes', text: 'Faster.' }])
})

test('a second start gives nothing back that staff has removed', async () => {
  await app.sql("delete from help_articles where slug = 'people-and-access'")
  await (await import('@/seed')).seedOnce(app.payload)
  expect(await found('')).not.toContain('people-and-access')
})
