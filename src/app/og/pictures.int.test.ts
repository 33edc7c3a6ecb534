import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import { startApp, type TestApp } from '../../../tests/helpers/app'
import type { SharePicture } from './pictures'

let app: TestApp
let find: (name: string) => Promise<SharePicture | undefined>
beforeAll(async () => {
  process.env.PATCHBAY_SEED = 'content'
  app = await startApp()
  const { seedOnce } = await import('@/seed')
  await seedOnce(app.payload)
  const { findPicture } = await import('./pictures')
  // Each visit is a request of its own.
  find = async (name) => findPicture(await createLocalReq({}, app.payload), name)
}, 180_000)
afterAll(() => app.close())

async function rename(companyName: string): Promise<void> {
  const cookie = await app.cookieOf('admin')
  expect((await app.call('POST', '/globals/site_settings', { body: { companyName }, cookie })).status).toBe(200)
}

test('there is one for each screen and for published pages only', async () => {
  const { screens } = await import('@/app/(site)/screens')
  const versions = await Promise.all(
    [...Object.keys(screens), 'privacy-policy'].map(async (name) => (await find(name))?.version),
  )
  expect(new Set(versions).size).toBe(Object.keys(screens).length + 1)
  expect(versions).not.toContain(undefined)
  await app.sql("update content_pages set _status = 'draft' where slug = 'terms-of-service'")
  for (const name of ['terms-of-service', 'no-such-page', 'toString', '__proto__', '../home', ''])
    expect(await find(name)).toBeUndefined()
})

test('what is asked for twice at a time is made once, and kept', async () => {
  const [one, other] = await Promise.all([find('about'), find('about')])
  expect(one).toBeDefined()
  expect(other).toBe(one)
  const drawn = one?.png()
  expect(one?.png()).toBe(drawn)
  expect((await drawn)?.subarray(1, 4).toString()).toBe('PNG')
  for (let other = 0; other < 100; other++) await find(`no-such-page-${other}`)
  expect(await find('about')).toBe(one)
})

test('only so many are kept: the one that was asked for longest ago goes first', async () => {
  const first = await find('about')
  await app.sql(`insert into content_pages (title, slug, content, _status)
    select 'Page ' || n, 'page-' || n, content, 'published' from content_pages, generate_series(1, 70) n where slug = 'about'`)
  for (let page = 1; page <= 63; page++) await find(`page-${page}`)
  expect(await find('about')).toBe(first)
  for (let page = 1; page <= 64; page++) await find(`page-${page}`)
  expect(await find('about')).not.toBe(first)
})

test('a change of content that it shows is a new picture; one that it does not show is the same', async () => {
  const before = await find('rfq')
  await rename('Prairieline & Daughters')
  const after = await find('rfq')
  expect(after?.alt).toBe('Prairieline & Daughters: Request for Quote')
  expect(after?.version).not.toBe(before?.version)
  await rename('Prairieline Networks')
  expect((await find('rfq'))?.version).toBe(before?.version)
})

test('a picture stands without the drawing that is gone from the disk', async () => {
  const before = await find('services')
  await app.sql("update media set filename = 'gone.svg' where filename = 'network-infrastructure.svg'")
  await rename('Prairieline Networks')
  const after = await find('services')
  expect(after?.version).not.toBe(before?.version)
  expect((await after?.png())?.readUInt32BE(16)).toBe(1200)
})
