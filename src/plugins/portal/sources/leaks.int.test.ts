import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { startApp, type TestApp } from '../../../../tests/helpers/app'
import { expectNativeIsOwn, nativeQuery } from '../../../../tests/helpers/native-queries'

let app: TestApp
// Editors are clients, too, as far as their own records go; Payload's own routes are open to them.
const names = ['one', 'two'] as const
const cookies: string[] = []
const ids: number[] = []
beforeAll(async () => {
  app = await startApp()
  for (const name of names) cookies.push(await app.cookieOf('editor', name))
  const rows = await app.sql<{ id: number }>("select id from users where username in ('one', 'two') order by username")
  ids.push(...rows.map(({ id }) => id))
}, 180_000)
afterAll(() => app.close())

const tables = {
  alerts: `(user_id, title, message, severity, occurred_at) values ($1, $2, $3, 'info', now())`,
  monitored_services: `(user_id, name, description, area, checks, checks_healthy) values ($1, $2, $3, 'network', 4, 3)`,
  monitored_resources: `(user_id, name, namespace, kind, status, started_at) values ($1, $2, $3, 'Pod', 'Running', now())`,
  monitored_servers: `(user_id, name, purpose, status, cpu, memory, disk, location, system, hardware, address, booted_at)
    values ($1, $2, $3, 'online', 1, 2, 3, $3, $3, $3, $3, now())`,
  tech_docs: `(user_id, title, description, path, body) values ($1, $2, $3, gen_random_uuid(), $3)`,
}
type Table = keyof typeof tables
const slugs = Object.keys(tables) as Table[]

// A few words only, so that the records of both are alike and a search for one's words finds the other's, if it can.
const word = fc.constantFrom('wifi', 'scale', '100%', 'a_b')
const record = fc.record({ owner: fc.constantFrom(0, 1), table: fc.constantFrom(...slugs), word })
const secretOf = (who: number) => `secret-of-${names[who]}`

test('no screen’s call and no native route shows, counts or finds what is another’s', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { minLength: 2, maxLength: 10 }),
      fc.array(nativeQuery(slugs, ['user', 'user.username', 'id', 'createdAt']), { minLength: 3, maxLength: 6 }),
      async (records, queries) => {
        for (const { owner, table, word: text } of records)
          await app.sql(`insert into ${table} ${tables[table]}`, [ids[owner], text, `${text} ${secretOf(owner)}`])
        for (const who of [0, 1]) {
          const cookie = cookies[who] ?? ''
          const other = ids[1 - who]
          for (const path of ['platform', 'monitoring', 'servers'])
            for (const query of ['', `?user=${other}&where[user][equals]=${other}&limit=1000&depth=2`]) {
              const answer = await app.call('GET', `/portal/${path}${query}`, { cookie })
              expect(await answer.text()).not.toContain(secretOf(1 - who))
            }
          for (const query of queries)
            await expectNativeIsOwn(app, query, {
              cookie,
              table: query.slug,
              ownerColumn: 'user_id',
              ownerId: ids[who] ?? 0,
              foreign: new RegExp(secretOf(1 - who)),
            })
        }
        for (const table of slugs) await app.sql(`delete from ${table}`)
      },
    ),
    { numRuns: 10, endOnFailure: true },
  )
}, 120_000)
