import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
let sales: string
let salesId: number
beforeAll(async () => {
  app = await startApp()
  sales = await app.cookieOf('sales')
  const [row] = await app.sql<{ id: number }>("select id from users where username = 'the.sales'")
  salesId = row?.id ?? 0
}, 180_000)
afterAll(() => app.close())

type Given = { name?: string; company?: string; email?: string; phone?: string; status?: string; assignee?: number }

/** Puts requests into the table itself: what the desk needs is kept by the database. */
async function add(...requests: Given[]): Promise<number[]> {
  const ids: number[] = []
  for (const { name, company, email, phone, status, assignee } of requests) {
    const [row] = await app.sql<{ id: number }>(
      `insert into rfq_requests (full_name, company, email, phone, service_type, project_description, status, assignee_id)
       values ($1, $2, $3, $4, 'network', 'Forty access points.', $5, $6) returning id`,
      [
        name ?? 'Ada Winter',
        company ?? 'Winter Mills',
        email ?? 'a@b.example',
        phone ?? '555 0100',
        status ?? 'pending',
        assignee ?? null,
      ],
    )
    ids.push(row?.id ?? 0)
  }
  return ids
}

async function ask(query: Record<string, string>) {
  const answer = await app.call('GET', `/admin/rfq?${new URLSearchParams(query)}`, { cookie: sales })
  const rows = (await answer.json()) as { id: number; company: string; assignee: unknown }[]
  return { ids: rows.map(({ id }) => id), rows, total: Number(answer.headers.get('x-total-count')), answer }
}
const found = async (q: string) => (await ask({ q })).ids

describe('a search', () => {
  let id: number
  beforeAll(async () => {
    ;[id = 0] = await add({
      name: 'Zoë Åkerlund-Núñez',
      company: 'Quarry & 100% Sons',
      email: 'Zoe.Office+rfq@mail.quarry-works.example',
      phone: '+1 (816) 777-0142',
    })
  })

  test.each([
    'zoë',
    'Zoe',
    'ZOE AKER',
    'akerlund',
    'núñ',
    'quarry',
    'QUARRY SONS',
    'sons quarry',
    '100%',
    '100% sons',
    'zoe.office+rfq@mail.quarry-works.example',
    'zoe.office@',
    'zoe.office+rfq@mail',
    'quarry-works',
    '816',
    '(816) 777-0142',
    '816 777',
    '8167770142',
    '+18167770142',
    '7770142',
    '0142',
    '777-0142',
  ])('for %s finds it', async (q) => {
    expect(await found(q)).toEqual([id])
  })

  test.each(['uarry', 'quarry mill', 'sons winter', '9', '%', '_', '&', '---', '\\', "'", 'zoe quarri'])(
    'for %s does not',
    async (q) => {
      expect(await found(q)).not.toContain(id)
    },
  )

  test('finds a request by its number, with and without the sign', async () => {
    expect(await found(`#${id}`)).toEqual([id])
    expect(await found(String(id))).toContain(id)
    expect(await found('#999999999')).toEqual([])
  })

  test('finds what a change has put there, and no longer what it took away', async () => {
    const [other = 0] = await add({ company: 'Before Ltd' })
    await app.sql("update rfq_requests set company = 'Afterwards Ltd' where id = $1", [other])
    expect([await found('before'), await found('afterwards')]).toEqual([[], [other]])
  })

  test('holds within status and assignee', async () => {
    const [mine] = await add(
      { company: 'Lantern', status: 'completed', assignee: salesId },
      { company: 'Lantern' },
      { company: 'Lantern', status: 'completed' },
    )
    expect((await ask({ q: 'lantern', status: 'completed' })).total).toBe(2)
    expect((await ask({ q: 'lantern', assignee: 'mine' })).ids).toEqual([mine])
    expect((await ask({ q: 'lantern', assignee: 'unassigned', status: 'completed' })).total).toBe(1)
  })
})

describe('the counts', () => {
  const countOf = async (query: Record<string, string>) => (await ask({ limit: '1', ...query })).total

  test('follow each change of status and assignment, and survive being folded', async () => {
    const before = [
      await countOf({}),
      await countOf({ status: 'rejected' }),
      await countOf({ assignee: 'mine' }),
    ] as const
    const ids = await add({}, {}, {})
    await app.sql("update rfq_requests set status = 'rejected' where id = any($1)", [ids])
    await app.sql('update rfq_requests set assignee_id = $2 where id = any($1)', [ids.slice(1), salesId])
    await app.sql('delete from rfq_requests where id = $1', [ids[0]])
    const after = [before[0] + 2, before[1] + 2, before[2] + 2]
    const now = async () => [
      await countOf({}),
      await countOf({ status: 'rejected' }),
      await countOf({ assignee: 'mine' }),
    ]
    expect(await now()).toEqual(after)
    const { foldTallies } = await import('./desk-list')
    const { poolOf } = await import('@/lib/server/sql')
    await foldTallies(poolOf(app.payload))
    expect(await now()).toEqual(after)
    const [{ rows, real } = { rows: -1, real: -2 }] = await app.sql<{ rows: number; real: number }>(
      'select sum(requests)::int as rows, (select count(*)::int from rfq_requests) as real from rfq_tallies',
    )
    expect(rows).toBe(real)
  })

  test('a change that is rolled back is not counted', async () => {
    const before = await countOf({})
    await app.sql(
      `do $$ begin
         insert into rfq_requests (full_name, company, email, phone, service_type, project_description)
           values ('A', 'B', 'c', 'd', 'network', 'e');
         raise exception 'stop';
       exception when others then null; end $$`,
    )
    expect(await countOf({})).toBe(before)
  })
})

/** Changes thousands of rows; a slow machine may take longer than the application lets a statement run. */
const atLeisure = (text: string) => app.sql(`begin; set local statement_timeout = 0; ${text}; commit`)

describe('thousands of finds', () => {
  beforeAll(async () => {
    await app.sql(
      `insert into rfq_requests (full_name, company, email, phone, service_type, project_description, status, created_at)
       select 'Peter Wide', 'Broad ' || lpad((n * 7919 % 15000)::text, 5, '0'), 'p@many.example', '999-9999', 'noc', 'Long enough.',
         (array['pending', 'in_progress', 'completed', 'rejected']::enum_rfq_requests_status[])[1 + n % 4],
         now() - n * interval '1 minute'
       from generate_series(1, 12000) as n`,
    )
  }, 60_000)

  test('are counted to the end', async () => {
    const { ids, total, answer } = await ask({ q: 'broad', limit: '25', page: '2' })
    expect([ids.length, total, answer.headers.get('x-total-count-exceeded')]).toEqual([25, 12_000, null])
  })

  test('are not counted where that would take time', async () => {
    const { ids, total, answer } = await ask({ q: 'broad', limit: '25', page: '2', count: 'quick' })
    expect([ids.length, total, answer.headers.get('x-total-count-exceeded')]).toEqual([25, 50, 'true'])
  })

  test('with a second word that is rare are counted exactly', async () => {
    const { total, answer } = await ask({ q: 'broad 07919' })
    expect([total, answer.headers.get('x-total-count-exceeded')]).toEqual([1, null])
  })

  test('are found behind those that the list begins with, too', async () => {
    await atLeisure("update rfq_requests set company = 'Tail ' || company where company like 'Broad%' and id % 2 = 0")
    const { ids, total } = await ask({ q: 'tail broad', page: '30', limit: '200' })
    expect([ids.length, total]).toEqual([200, 6000])
    await atLeisure("update rfq_requests set company = substr(company, 6) where company like 'Tail %'")
  })

  test('are counted within a status and an assignee', async () => {
    const [real] = await app.sql<{ n: number }>(
      "select count(*)::int as n from rfq_requests where status = 'rejected' and company like 'Broad%'",
    )
    expect((await ask({ q: 'peter broad', status: 'rejected' })).total).toBe(real?.n)
    expect((await ask({ q: 'peter broad', status: 'rejected', assignee: 'mine' })).total).toBe(0)
  })

  test('of a beginning that a tenth of them has are counted and shown, with and without a filter', async () => {
    const [real] = await app.sql<{ n: number; done: number }>(
      `select count(*)::int as n, count(*) filter (where status = 'completed')::int as done
       from rfq_requests where company like 'Broad 1%'`,
    )
    for (const q of ['broad 1', '1 broad']) {
      const page = await ask({ q })
      expect([page.total, page.ids.length, new Set(page.ids).size]).toEqual([real?.n, 200, 200])
      expect((await ask({ q, status: 'completed' })).total).toBe(real?.done)
    }
  })

  test.each(['-createdAt', 'createdAt', 'company', '-company', 'fullName', '-status', 'serviceType'])(
    'come in the order of %s, none twice',
    async (sort) => {
      const pages = [await ask({ q: 'broad', sort }), await ask({ q: 'broad', sort, page: '2' })]
      const ids = pages.flatMap((page) => page.ids)
      expect(new Set(ids).size).toBe(400)
      const companies = pages.flatMap(({ rows }) => rows.map(({ company }) => company))
      if (sort === 'company') expect(companies).toEqual(companies.toSorted())
      if (sort === '-company') expect(companies).toEqual(companies.toSorted().toReversed())
    },
  )
})

test('a row names the colleague it is with', async () => {
  await add({ company: 'Assigned Ltd', assignee: salesId })
  expect((await ask({ q: 'assigned' })).rows[0]?.assignee).toEqual({ id: salesId, fullName: 'The sales' })
})

test('the list asks for permission itself, whoever calls it', async () => {
  const { listRfqs } = await import('./operations')
  const { rfqListQuery } = await import('./schema')
  const req = await createLocalReq({}, app.payload)
  await expect(listRfqs(req, rfqListQuery.parse({}))).rejects.toThrow('permission')
})
