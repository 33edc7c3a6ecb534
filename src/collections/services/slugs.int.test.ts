import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
let editor: string
let description: unknown
beforeAll(async () => {
  app = await startApp()
  editor = await app.cookieOf('editor')
  const { fromHtml } = await import('@/lib/server/rich-text')
  description = await fromHtml(app.payload, '<p>Text</p>')
}, 60_000)
beforeEach(() => app.sql('delete from services'))
afterAll(() => app.close())

async function service(slug: string): Promise<number> {
  const body = { name: slug, slug, shortDescription: 'One sentence.', description, previousSlugs: ['made-up'] }
  const answer = await app.call('POST', '/services', { body, cookie: editor })
  return ((await answer.json()) as { doc: { id: number } }).doc.id
}
const rename = (id: number, slug: string, more: object = {}) =>
  app.call('PATCH', `/services/${id}`, { body: { slug, ...more }, cookie: editor })
async function anchors(): Promise<Record<string, string[]>> {
  const { listServiceSections } = await import('./operations')
  const sections = await listServiceSections(await createLocalReq({}, app.payload))
  return Object.fromEntries(sections.map(({ slug, formerSlugs }) => [slug, formerSlugs]))
}

test('a service that is renamed keeps its earlier anchors; nobody can write them', async () => {
  const id = await service('noc')
  expect(await anchors()).toEqual({ noc: [] })
  await rename(id, 'operations', { previousSlugs: ['made-up'] })
  await rename(id, 'operations-center')
  expect(await anchors()).toEqual({ 'operations-center': ['noc', 'operations'] })
  await rename(id, 'noc')
  expect(await anchors()).toEqual({ noc: ['operations', 'operations-center'] })
})

test('an anchor that another service has now is that one’s, also after it was renamed in turn', async () => {
  const first = await service('wireless')
  await rename(first, 'radio')
  const second = await service('wireless')
  expect(await anchors()).toEqual({ radio: [], wireless: [] })
  await rename(second, 'cells')
  expect(await anchors()).toEqual({ radio: [], cells: ['wireless'] })
})

test('two editors who rename it at once lose no anchor', async () => {
  const id = await service('one')
  await Promise.all([rename(id, 'two'), rename(id, 'three')])
  const [[slug = '', former = []] = []] = Object.entries(await anchors())
  expect([slug, ...former].sort()).toEqual(['one', 'three', 'two'])
})

test('the page of a service finds it by its earlier slug', async () => {
  const { getServiceLook } = await import('./operations')
  await rename(await service('fiber-installation'), 'fiber')
  expect(await getServiceLook(await createLocalReq({}, app.payload), 'fiber-installation')).toBeDefined()
})
