import { expect } from '@jest/globals'
import fc from 'fast-check'
import type { TestApp } from './app'

/** Something that can be asked of one of Payload's own lists. */
export type NativeQuery<Slug extends string> = { slug: Slug; where: string; sort: string; depth: number; limit: number }

/** Whose answer it is, and by what a record of somebody else is known in it. */
type Asker = { cookie: string; table: string; ownerColumn: string; ownerId: number; foreign: RegExp }

const widening = (owner: string) => [
  '',
  `where[${owner}][exists]=true`,
  'where[id][greater_than]=0',
  `where[or][0][id][exists]=true&where[or][1][${owner}][exists]=true`,
  `where[${owner}.username][like]=o`,
  `where[${owner}.email][contains]=@`,
  `where[and][0][or][0][id][greater_than]=0`,
  `where[${owner}][not_equals]=0`,
]

/** Conditions that fit everybody's records, in any order, depth and length. The first sort is the field of the owner. */
export const nativeQuery = <Slug extends string>(
  slugs: Slug[],
  sorts: [owner: string, ...more: string[]],
): fc.Arbitrary<NativeQuery<Slug>> =>
  fc.record({
    slug: fc.constantFrom(...slugs),
    where: fc.constantFrom(...widening(sorts[0])),
    sort: fc.constantFrom(...sorts.flatMap((sort) => [sort, `-${sort}`])),
    depth: fc.integer({ min: 0, max: 2 }),
    limit: fc.integer({ min: 1, max: 100 }),
  })

/** The list, its total, the count, the versions and every single record: the asker's own, and nothing of anybody else. */
export async function expectNativeIsOwn(app: TestApp, query: NativeQuery<string>, asker: Asker): Promise<void> {
  const { slug, where, sort, depth, limit } = query
  const { cookie, table, ownerColumn, ownerId, foreign } = asker
  const get = (path: string) => app.call('GET', `/${slug}${path}`, { cookie })
  const rows = await app.sql<{ id: number; owner: number }>(`select id, ${ownerColumn} as owner from ${table}`)
  const own = new Set(rows.filter(({ owner }) => owner === ownerId).map(({ id }) => id))

  const list = await get(`?${where}&sort=${sort}&depth=${depth}&limit=${limit}`)
  const text = await list.text()
  expect(text).not.toMatch(foreign)
  // A question about people may be refused; an answer has only what is the asker's own.
  if (!where.includes('.') && !sort.includes('.')) expect(list.status).toBe(200)
  if (list.status === 200) {
    const { docs, totalDocs } = JSON.parse(text) as { docs: { id: number }[]; totalDocs: number }
    expect(docs.filter(({ id }) => !own.has(id))).toEqual([])
    expect(totalDocs).toBeLessThanOrEqual(own.size)
    if (where === '') expect(totalDocs).toBe(own.size)
  } else expect([400, 403, 404]).toContain(list.status)

  const count = await get(`/count?${where}`)
  if (count.status === 200)
    expect(((await count.json()) as { totalDocs: number }).totalDocs).toBeLessThanOrEqual(own.size)
  else expect([400, 403, 404]).toContain(count.status)
  expect([400, 403, 404]).toContain((await get('/versions')).status)
  for (const { id } of rows) expect((await get(`/${id}?depth=${depth}`)).status).toBe(own.has(id) ? 200 : 404)
}
