import { expect, test } from '@playwright/test'
import { publicPages } from '../public-pages'
import { connect, freePort, Installation, stop } from './installation'

test('a warm visit of a public page asks the database nothing', async () => {
  test.skip(process.platform !== 'linux', 'reads the process table')
  const home = new Installation(await freePort())
  const run = await home.start()
  const client = await connect(home)
  for (const path of publicPages) await (await fetch(home.url(path))).text()
  const { rows: before } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  for (const path of [...publicPages, ...publicPages]) {
    const answer = await fetch(home.url(path))
    expect([path, answer.headers.get('x-nextjs-cache')]).toEqual([path, 'HIT'])
    await answer.text()
  }
  const { rows } = await client.query(
    "select query from pg_stat_activity where application_name = 'patchbay' and query_start > $1::timestamptz",
    [before[0]?.now],
  )
  expect(rows).toEqual([])
  await client.end()
  await stop(run)
  await home.remove()
})

test('where nothing is stored, a page shows its built-in text', async () => {
  test.skip(process.platform !== 'linux', 'reads the process table')
  const home = new Installation(await freePort())
  const run = await home.start()
  const client = await connect(home)
  await client.query("update content_pages set _status = 'draft'")
  await client.query('delete from content_elements')
  // A page is rendered at its first visit, so the changes need not be announced.
  const textOf = async (path: string) => {
    const answer = await fetch(home.url(path))
    return `${answer.status} ${await answer.text()}`
  }
  for (const [path, texts] of [
    ['/', ['id="services"', 'From the trench to the rack', 'monitor network and data infrastructure']],
    ['/about', ['Our Story', 'Our mission', 'Our vision']],
    ['/privacy-policy', ['Privacy Policy', 'July 15, 2025', 'id="changes-and-contact"']],
    ['/terms-of-service', ['Terms of Service', 'July 15, 2025', 'id="security-policy"', 'id="accessibility"']],
  ] as const) {
    const text = await textOf(path)
    for (const part of ['200 ', ...texts]) expect(text).toContain(part)
  }
  for (const call of ['content/privacy-policy', 'content/about', 'content/element/hero-title'])
    expect(await textOf(`/api/${call}`)).toMatch(/^404 /)
  await client.end()
  await stop(run)
  await home.remove()
})
