import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { nameCompany } from '../../../../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../../../../tests/helpers/app'
import { ALL, madeOf, NOTHING, openQuoteDesk } from '../../../../../../tests/helpers/quotes'

let app: TestApp
let desk: ReturnType<typeof openQuoteDesk>
beforeAll(async () => {
  app = await startApp()
  await nameCompany(app)
  desk = openQuoteDesk(app)
}, 180_000)
afterAll(() => app.close())

test('of 50 acceptances and refusals of one quote at once, one counts', async () => {
  const sent = await desk.send({ title: 'Fought over' })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_none, index) => (index % 2 ? desk.decline(sent) : desk.accept(sent))),
  )
  const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  expect(won).toHaveLength(1)
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual(Array(49).fill(409))
  const isAccepted = (won[0] ?? 0) % 2 === 0
  expect(await madeOf(app, sent)).toEqual(isAccepted ? ALL : { ...NOTHING, status: 'declined' })
})

test('50 acceptances at once make one project and one invoice', async () => {
  const sent = await desk.send({ title: 'Wanted by all' })
  const answers = await Promise.all(Array.from({ length: 50 }, () => desk.accept(sent)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(49).fill(409)])
  expect(await madeOf(app, sent)).toEqual(ALL)
})

test('quotes of one reader that are accepted at once have one owner, and numbers without a gap', async () => {
  const recipient = { name: 'Ada Winter', email: 'several@mills.example' }
  const sent = await Promise.all(['One', 'Two', 'Three', 'Four'].map((title) => desk.send({ title, recipient })))
  expect((await Promise.all(sent.map((one) => desk.accept(one)))).map(({ status }) => status)).toEqual([
    200, 200, 200, 200,
  ])
  for (const one of sent) expect(await madeOf(app, one)).toEqual(ALL)
  const [row] = await app.sql(
    'select max(sequence)::int - count(*)::int as missing, count(distinct number)::int - count(*)::int as double from invoices',
  )
  expect(row).toEqual({ missing: 0, double: 0 })
})

describe('when a step fails, nothing of the acceptance is left', () => {
  const steps = [
    'quote_documents',
    'users',
    'client_projects',
    'project_milestones',
    'invoices',
    'quotes',
    'rfq_requests',
    'rfq_events',
    'quote_events',
    'outbound_emails',
  ]
  test.each(steps)('%s', async (table) => {
    const sent = await desk.send({ title: `Fails at ${table}` })
    const before = await app.sql(
      'select (select count(*) from jobs.job) as jobs, (select count(*) from idempotency_keys) as keys',
    )
    const event = ['quotes', 'rfq_requests'].includes(table) ? 'update' : 'insert'
    await app.sql(
      `create function break_it() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
    )
    await app.sql(`create trigger break_it before ${event} on ${table} for each row execute function break_it()`)
    const options = { headers: { 'idempotency-key': `fails-at-${table}` } }
    const log = jest.spyOn(app.payload.logger, 'error').mockReturnValue(undefined)
    const failed = await desk.accept(sent, {}, options)
    log.mockRestore()
    await app.sql('drop function break_it() cascade')
    expect(failed.status).toBeGreaterThanOrEqual(400)
    expect(await madeOf(app, sent)).toEqual(NOTHING)
    expect(
      await app.sql('select (select count(*) from jobs.job) as jobs, (select count(*) from idempotency_keys) as keys'),
    ).toEqual(before)
    expect((await desk.accept(sent, {}, options)).status).toBe(200)
    expect(await madeOf(app, sent)).toEqual(ALL)
  })
})
