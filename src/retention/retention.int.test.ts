import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { access, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { startApp, type TestApp } from '../../tests/helpers/app'
import { nameCompany } from '../../tests/helpers/accounts'
import { deleteWhatIsOld, keptForMonths } from './operations'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startApp()
  admin = await app.cookieOf('admin')
}, 60_000)
afterAll(() => app.close())

const keepHouse = async () => (await import('@/jobs/workers')).keepHouse(app.payload)
const count = async (table: string): Promise<number> =>
  (await app.sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? -1
const counts = async () => [
  await count('contact_messages'),
  await count('rfq_requests'),
  await count('career_applications'),
]
const makeMessages = (number: number, months: number) =>
  app.sql(
    `insert into contact_messages (name, email, phone, subject, message, created_at)
     select 'Ada', 'ada@winter.example', '1', 'S', 'M', now() - make_interval(months => $2, days => 1) from generate_series(1, $1)`,
    [number, months],
  )
async function makeRfq(months: number, status = 'pending'): Promise<number> {
  const [row] = await app.sql<{ id: number }>(
    `insert into rfq_requests (full_name, company, email, phone, service_type, project_description, status, created_at)
     values ('Ada', 'Mills', 'ada@winter.example', '1', 'network', 'P', $2::text::enum_rfq_requests_status,
       now() - make_interval(months => $1, days => 1)) returning id`,
    [months, status],
  )
  const id = row?.id ?? 0
  await app.sql("insert into rfq_events (request_id, \"to\", by_name) values ($1, 'completed', 'Sales')", [id])
  return id
}
async function makeApplication(months: number): Promise<number> {
  const [row] = await app.sql<{ id: number }>(
    `insert into career_applications (full_name, email, phone, position, experience, skillset, created_at)
     select 'Ada', 'ada@winter.example', '1', (enum_range(null::enum_career_applications_position))[1],
       (enum_range(null::enum_career_applications_experience))[1], 'S', now() - make_interval(months => $1, days => 1)
     returning id`,
    [months],
  )
  return row?.id ?? 0
}
async function giveFile(table: 'rfq_files' | 'career_files', owner: string, id: number): Promise<string> {
  const { uploadsFolder } = await import('@/lib/server/upload')
  await mkdir(uploadsFolder(), { recursive: true })
  const fileId = randomUUID()
  const file = path.join(uploadsFolder(), fileId)
  await writeFile(file, 'x')
  const kind = table === 'rfq_files' ? ['kind, ', "'document', "] : ['', '']
  await app.sql(
    `insert into ${table} (file_id, name, mime_type, size, ${kind[0]}${owner}, created_at)
     values ($1, 'a.pdf', 'application/pdf', 1, ${kind[1]}$2, now() - interval '40 months')`,
    [fileId, id],
  )
  return file
}
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
const setMonths = (body: object) => app.call('PATCH', '/admin/settings', { body, cookie: admin })

test('an installation that sets nothing keeps everything', async () => {
  await makeMessages(1, 300)
  await makeRfq(300)
  await makeApplication(300)
  await keepHouse()
  expect(await counts()).toEqual([1, 1, 1])
  await app.sql('delete from rfq_events')
  for (const table of ['contact_messages', 'rfq_requests', 'career_applications']) await app.sql(`delete from ${table}`)
})

test('one that was seeded keeps what the privacy policy says', async () => {
  await nameCompany(app)
  expect(await app.sql('select contact_months, rfq_months, careers_months from site_settings')).toEqual([
    { contact_months: '24', rfq_months: '36', careers_months: '12' },
  ])
})

test('what is older goes with its files and its history; what is younger, and what led to a contract, stays', async () => {
  await makeMessages(3, 24)
  await makeMessages(2, 23)
  const [old, young, completed] = [await makeRfq(36), await makeRfq(35), await makeRfq(100, 'completed')]
  const [oldApplication, youngApplication] = [await makeApplication(12), await makeApplication(11)]
  const gone = [
    await giveFile('rfq_files', 'request_id', old),
    await giveFile('career_files', 'application_id', oldApplication),
  ]
  const kept = [
    await giveFile('rfq_files', 'request_id', young),
    await giveFile('rfq_files', 'request_id', completed),
    await giveFile('career_files', 'application_id', youngApplication),
  ]
  await keepHouse()
  expect(await counts()).toEqual([2, 2, 1])
  expect(await app.sql('select request_id from rfq_events order by 1')).toEqual([
    { request_id: young },
    { request_id: completed },
  ])
  expect(await Promise.all(gone.map(isThere))).toEqual([false, false])
  expect(await Promise.all(kept.map(isThere))).toEqual([true, true, true])
  expect([await count('rfq_files'), await count('career_files')]).toEqual([2, 1])
})

test('the mails that repeat them go with the shortest time; one that waits, and one of a thread, stays', async () => {
  const mail = (id: string, status: string, months: number) =>
    app.sql(
      `insert into outbound_emails ("to", subject, text, html, status, attempts, message_id, created_at)
       values ('ada@winter.example', $1, 'M', 'M', $2::text::enum_outbound_emails_status, 1, $1,
         now() - make_interval(months => $3, days => 1))`,
      [id, status, months],
    )
  const ids = Array.from({ length: 5 }, () => `<${randomUUID()}@localhost>`)
  await mail(ids[0] ?? '', 'sent', 12)
  await mail(ids[1] ?? '', 'failed', 12)
  await mail(ids[2] ?? '', 'sent', 11)
  await mail(ids[3] ?? '', 'retrying', 12)
  await mail(`<project-1-client.${randomUUID()}@localhost>`, 'sent', 12)
  await mail('<project-1-client@localhost>', 'sent', 12)
  await keepHouse()
  const left = await app.sql<{ id: string }>('select message_id as id from outbound_emails order by 1')
  expect(left).toHaveLength(4)
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([ids[2], ids[3]]))
  await app.sql('delete from outbound_emails')
})

test('it is done in batches, and the log has the number alone', async () => {
  await makeMessages(450, 30)
  const req = await createLocalReq({}, app.payload)
  const info = jest.spyOn(req.payload.logger, 'info').mockImplementation(() => undefined)
  await deleteWhatIsOld(req)
  expect(info.mock.calls).toEqual([['Deleted 450 contact messages that were older than 24 months']])
  expect(await count('contact_messages')).toBe(2)
  await deleteWhatIsOld(req)
  expect(info).toHaveBeenCalledTimes(1)
  info.mockRestore()
})

test('two processes at the same time delete each record once', async () => {
  await makeMessages(300, 30)
  await Promise.all([keepHouse(), keepHouse()])
  expect(await count('contact_messages')).toBe(2)
})

test('the times are set in the settings, empty keeps everything, and no time deletes everything', async () => {
  await makeMessages(5, 30)
  expect((await setMonths({ contactMonths: null, rfqMonths: 1, careersMonths: 120 })).status).toBe(200)
  await keepHouse()
  expect(await counts()).toEqual([7, 1, 1])
  for (const contactMonths of [0, -1, 1.5, 121, '12', 'x']) {
    const answer = await setMonths({ contactMonths })
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ path: 'contactMonths' }] }])
    if (typeof contactMonths !== 'number') continue
    const native = await app.call('POST', '/globals/site_settings', { body: { contactMonths }, cookie: admin })
    expect(native.status).toBe(400)
  }
})

test('no table keeps what hangs on a deleted record: it goes along, is a file, or goes by the database', async () => {
  const files = ['rfq_files', 'career_files']
  for (const { table, history = [] } of keptForMonths) {
    const left = await app.sql<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = $1::regclass and confdeltype <> 'c'`,
      [table],
    )
    expect(
      left
        .map(({ name }) => name)
        .filter((name) => !files.includes(name))
        .sort(),
    ).toEqual([...history].sort())
  }
})
