import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../tests/helpers/app'
import type { BulkAnswer, RfqDetails } from './schema'

let app: TestApp
let sales: string
const people: Record<string, number> = {}
beforeAll(async () => {
  app = await startApp()
  sales = await app.cookieOf('sales')
  for (const role of ['client', 'editor', 'admin'] as const) await app.cookieOf(role)
  for (const { id, username } of await app.sql<{ id: number; username: string }>('select id, username from users'))
    people[username.replace('the.', '')] = id
}, 180_000)
afterAll(() => app.close())

/** Puts requests into the table; the newest has the largest number. */
const add = async (count: number, company = 'Winter Mills') =>
  (
    await app.sql<{ id: number }>(
      `insert into rfq_requests (full_name, company, email, phone, service_type, project_description)
       select 'Ada Winter', $2, 'ada@winter.example', '+1 555 0100', 'network', 'Line one, "quoted"' || chr(10) || 'line two'
       from generate_series(1, $1::int) returning id`,
      [count, company],
    )
  ).map(({ id }) => id)
const call = (method: string, path: string, body?: unknown, cookie = sales) =>
  app.call(method, `/admin/rfq${path}`, { body, cookie })
const details = async (id: number) => (await (await call('GET', `/${id}`)).json()) as RfqDetails

describe('an assignment', () => {
  test('is stored and told in the history: who, from whom, to whom', async () => {
    const [id = 0] = await add(1)
    const answer = await call('PATCH', `/${id}/assignee`, { assignee: people.sales })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ assignee: { id: people.sales, fullName: 'The sales' } })
    await call('PATCH', `/${id}/assignee`, { assignee: people.admin })
    await call('PATCH', `/${id}/assignee`, { assignee: null })
    const { assignee, history } = await details(id)
    expect(assignee).toBeNull()
    expect(history).toMatchObject([
      { kind: 'assignment', from: null, to: 'The sales', byName: 'The sales' },
      { kind: 'assignment', from: 'The sales', to: 'The admin' },
      { kind: 'assignment', from: 'The admin', to: null },
    ])
  })

  test.each(['client', 'editor'])('to an account of the role %s is refused', async (role) => {
    const [id = 0] = await add(1)
    expect((await call('PATCH', `/${id}/assignee`, { assignee: people[role] })).status).toBe(400)
    expect((await details(id)).assignee).toBeNull()
  })

  test.each([[{}], [{ assignee: 'x' }], [{ assignee: 0 }], [{ assignee: 1e12 }]])('%j is refused', async (body) => {
    const [id = 0] = await add(1)
    expect((await call('PATCH', `/${id}/assignee`, body)).status).toBe(400)
  })

  test('of a request that is not there is a 404', async () => {
    expect((await call('PATCH', '/999999/assignee', { assignee: null })).status).toBe(404)
    expect((await call('PATCH', '/abc/assignee', { assignee: null })).status).toBe(404)
  })

  test('can be to sales staff and administrators: the call that lists them says so', async () => {
    expect(await (await call('GET', '/staff')).json()).toEqual([
      { id: people.admin, fullName: 'The admin' },
      { id: people.sales, fullName: 'The sales' },
    ])
  })

  test('is not shown to the client whose request it is', async () => {
    const [id = 0] = await add(1)
    await app.sql('update rfq_requests set user_id = $2, assignee_id = $3 where id = $1', [
      id,
      people.editor,
      people.sales,
    ])
    const answer = await app.call('GET', `/rfq_requests/${id}`, { cookie: await app.cookieOf('editor') })
    expect(answer.status).toBe(200)
    expect(await answer.json()).not.toHaveProperty('assignee')
    const logged = app.payload.logger.error
    app.payload.logger.error = (() => {}) as never
    const query = await app.call('GET', `/rfq_requests?where[assignee][equals]=${people.sales}`, {
      cookie: await app.cookieOf('editor'),
    })
    app.payload.logger.error = logged
    expect(query.status).toBe(400)
  })

  test('ends with the account of the colleague', async () => {
    const [id = 0] = await add(1)
    await app.cookieOf('sales', 'leaving')
    const [user] = await app.sql<{ id: number }>("select id from users where username = 'leaving'")
    await call('PATCH', `/${id}/assignee`, { assignee: user?.id })
    await app.sql('delete from users where id = $1', [user?.id])
    expect((await details(id)).assignee).toBeNull()
    const { 'x-total-count': total } = Object.fromEntries((await call('GET', '?assignee=unassigned')).headers)
    const [real] = await app.sql<{ n: string }>('select count(*) as n from rfq_requests where assignee_id is null')
    expect(total).toBe(real?.n)
  })
})

describe('a note', () => {
  test('is kept with its author and its time', async () => {
    const [id = 0] = await add(1)
    expect((await call('POST', `/${id}/notes`, { text: ' Called back. ' })).status).toBe(201)
    await call('POST', `/${id}/notes`, { text: 'No answer.' }, await app.cookieOf('admin'))
    expect((await details(id)).notes).toMatchObject([
      { text: 'Called back.', byName: 'The sales', createdAt: expect.any(String) },
      { text: 'No answer.', byName: 'The admin' },
    ])
  })

  test.each([[{}], [{ text: '  ' }], [{ text: 'x'.repeat(5001) }], [{ text: 7 }]])('%j is refused', async (body) => {
    const [id = 0] = await add(1)
    expect((await call('POST', `/${id}/notes`, body)).status).toBe(400)
  })

  test('is one of at most five hundred', async () => {
    const [id = 0] = await add(1)
    await app.sql(
      "insert into rfq_notes (request_id, text, by_name) select $1, 'x', 'y' from generate_series(1, 500)",
      [id],
    )
    expect((await call('POST', `/${id}/notes`, { text: 'One more' })).status).toBe(409)
  })
})

describe('a bulk change', () => {
  const bulk = async (body: unknown) => {
    const answer = await call('POST', '/bulk', body)
    return { status: answer.status, body: (await answer.json()) as BulkAnswer }
  }

  test('sets each, tells what each was before, and writes each history', async () => {
    const ids = await add(4)
    await call('PATCH', `/${ids[0]}/status`, { status: 'completed' })
    await call('PATCH', `/${ids[1]}/status`, { status: 'rejected' })
    const { status, body } = await bulk({ ids: [...ids, 999_999], status: 'completed' })
    expect([status, body.status]).toEqual([200, 'completed'])
    expect(body.changed).toEqual([
      { id: ids[1], from: 'rejected' },
      { id: ids[2], from: 'pending' },
      { id: ids[3], from: 'pending' },
    ])
    expect((await details(ids[1]!)).history.at(-1)).toMatchObject({
      from: 'rejected',
      to: 'completed',
      byName: 'The sales',
    })
    expect((await details(ids[0]!)).history).toHaveLength(1)
  })

  test('is undone without touching what somebody has changed since', async () => {
    const [one = 0, two = 0] = await add(2)
    await bulk({ ids: [one, two], status: 'completed' })
    await call('PATCH', `/${two}/status`, { status: 'rejected' })
    const { body } = await bulk({ ids: [one, two], status: 'pending', from: 'completed' })
    expect(body.changed).toEqual([{ id: one, from: 'completed' }])
    expect([(await details(one)).status, (await details(two)).status]).toEqual(['pending', 'rejected'])
  })

  test('of two hundred is done, of one more is refused', async () => {
    const ids = await add(201)
    expect((await bulk({ ids, status: 'rejected' })).status).toBe(400)
    expect((await bulk({ ids: ids.slice(1), status: 'rejected' })).body.changed).toHaveLength(200)
  }, 30_000)

  test('that fails on the way changes nothing', async () => {
    const [one = 0, two = 0] = await add(2)
    await app.sql(
      `create function stop_it() returns trigger language plpgsql as $$ begin
         if new.id = ${two} then raise exception 'stop'; end if; return new; end $$;
       create trigger stop_it before update on rfq_requests for each row execute function stop_it()`,
    )
    const logged = app.payload.logger.error
    app.payload.logger.error = (() => {}) as never
    expect((await bulk({ ids: [one, two], status: 'rejected' })).status).toBe(500)
    app.payload.logger.error = logged
    await app.sql('drop trigger stop_it on rfq_requests; drop function stop_it')
    expect([(await details(one)).status, (await details(one)).history]).toEqual(['pending', []])
  })

  test('and others at the same time end, with a history that fits', async () => {
    const ids = await add(12)
    const statuses = ['completed', 'rejected', 'in_progress', 'pending', 'completed', 'rejected']
    const answers = await Promise.all(
      statuses.map((status, i) => bulk({ ids: i % 2 ? ids.toReversed() : ids, status })),
    )
    expect(answers.map(({ status }) => status)).toEqual(statuses.map(() => 200))
    for (const id of ids) {
      const { history, status } = await details(id)
      let before: unknown = 'pending'
      for (const event of history) {
        expect(event.from).toBe(before)
        before = event.to
      }
      expect(status).toBe(before)
    }
  }, 30_000)

  test.each([
    [{ ids: [], status: 'pending' }],
    [{ ids: [1] }],
    [{ ids: ['1'], status: 'pending' }],
    [{ ids: 1, status: 'pending' }],
    [{ ids: [1.5], status: 'pending' }],
    [{ ids: [1], status: 'lost' }],
    [{ ids: [1], status: 'pending', from: 'lost' }],
  ])('%j is refused', async (body) => {
    expect((await bulk(body)).status).toBe(400)
  })
})

describe('the file', () => {
  const file = async (query: string) => (await call('GET', `/export?${query}`)).text()

  test('has a head, the rows of the filter newest first, and no formulas', async () => {
    const ids = await add(2, '=cmd|calc')
    await call('PATCH', `/${ids[0]}/assignee`, { assignee: people.sales })
    const answer = await call('GET', '/export?q=calc')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="rfq-requests-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text.split('\r\n')[0]).toBe(
      'Number,Received (UTC),Client,Company,E-mail,Phone,Service Type,Timeline,Budget,Status,Assigned to,Newsletter,Project Description,Scope of Work',
    )
    expect(text.indexOf(`\r\n${ids[1]},`)).toBeLessThan(text.indexOf(`\r\n${ids[0]},`))
    expect(text).toContain(
      `Ada Winter,'=cmd|calc,ada@winter.example,'+1 555 0100,NextGen Wireless,,,Pending,The sales,No,`,
    )
    expect(text).toContain('"Line one, ""quoted""\nline two"')
  })

  test('has all rows of several batches, each once, within filter and search', async () => {
    await add(2500, 'Many Ltd')
    await app.sql("update rfq_requests set status = 'completed' where company = 'Many Ltd' and id % 5 = 0")
    const [real] = await app.sql<{ n: number }>(
      "select count(*)::int as n from rfq_requests where company = 'Many Ltd' and status = 'completed'",
    )
    const numbers = (text: string) => text.split('\r\n').flatMap((line) => /^(\d+),20/.exec(line)?.[1] ?? [])
    const all = numbers(await file('q=many'))
    expect([all.length, new Set(all).size]).toEqual([2500, 2500])
    expect(numbers(await file('q=many&status=completed'))).toHaveLength(real?.n ?? -1)
    expect(numbers(await file('status=completed&q='))).toContain(all.find((id) => Number(id) % 5 === 0))
  })

  test('ends where it is told to', async () => {
    const { createLocalReq } = await import('payload')
    const { exportRfqs } = await import('./operations')
    // The test asks as a person whom it has made.
    const user = await app.payload.findByID({ collection: 'users', id: people.sales!, overrideAccess: true })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
    const text = await new Response(exportRfqs(req, { status: 'all', q: '', assignee: 'all' }, 1500)).text()
    expect(text.split('\r\n').filter((line) => /^\d+,20/.test(line))).toHaveLength(1500)
  })

  test('is asked for no more batches when nobody reads on', async () => {
    const answer = await call('GET', '/export')
    const reader = answer.body!.getReader()
    await reader.read()
    await reader.cancel()
    expect((await call('GET', '/changes')).status).toBe(200)
  })
})

describe('the question for newer requests', () => {
  test('tells how many and up to which', async () => {
    const ids = await add(3)
    expect(await (await call('GET', `/changes?since=${ids[0]}`)).json()).toEqual({ count: 2, newest: ids[2] })
    expect(await (await call('GET', `/changes?since=${ids[2]}`)).json()).toEqual({ count: 0, newest: ids[2] })
  })

  test.each(['-1', 'x', '1.5', '99999999999'])('since=%s is refused', async (since) => {
    expect((await call('GET', `/changes?since=${since}`)).status).toBe(400)
  })
})
