import { expect, test } from '@playwright/test'
import { connect, freePort, Installation, stop } from './installation'

test('a warm visit of a public page asks the database nothing', async () => {
  test.skip(process.platform !== 'linux', 'reads the process table')
  const home = new Installation(await freePort())
  const run = await home.start()
  const client = await connect(home)
  const paths = [
    '/',
    '/services',
    '/fiber-installation',
    '/rfq',
    '/about',
    '/contact',
    '/careers',
    '/privacy-policy',
    '/nothing-here',
  ]
  for (const path of paths) await (await fetch(home.url(path))).text()
  const { rows: before } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  for (const path of [...paths, ...paths]) {
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
