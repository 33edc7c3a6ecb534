import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createLocalReq } from 'payload'
import { startApp, type TestApp } from '../../../../../tests/helpers/app'
import { requestPriorities, type RequestRecord, requestSorts, requestStatuses } from './schema'

let app: TestApp
// Editors are clients, too, as far as requests go; Payload's own routes are open to them.
const names = ['one', 'two'] as const
const cookies: string[] = []
const ids: number[] = []
beforeAll(async () => {
  app = await startApp()
  for (const name of names) cookies.push(await app.cookieOf('editor', name))
  const rows = await app.sql<{ id: number }>("select id from users where username in ('one', 'two') order by username")
  ids.push(...rows.map(({ id }) => id))
}, 180_000)
/** Each run begins with nothing: when one fails, what it left would make the smaller ones fail, too. */
async function forgetAll(): Promise<void> {
  for (const table of ['service_request_files', 'service_request_messages', 'service_requests', 'client_services'])
    await app.sql(`delete from ${table}`)
}
afterAll(() => app.close())

// A few words only, so that the records of both are alike and a search for one's words finds the other's, if it can.
const word = fc.constantFrom('wifi', 'scale', 'yard', 'backup', '100%', 'a_b')
const record = fc.record({
  owner: fc.constantFrom(0, 1),
  title: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  category: word,
  status: fc.constantFrom(...requestStatuses.map(({ value }) => value)),
  priority: fc.constantFrom(...requestPriorities.map(({ value }) => value)),
  isInternal: fc.boolean(),
})
type Generated = typeof record extends fc.Arbitrary<infer Value> ? Value : never
type Made = Generated & { secret: string; id: number; fileId: string }

async function store(records: Generated[]): Promise<Made[]> {
  const req = await createLocalReq({}, app.payload)
  const made = []
  for (const [index, { owner: who, isInternal, ...data }] of records.entries()) {
    const owner = ids[who] ?? 0
    const secret = `secret-of-${names[who]}-${index}${isInternal ? '-note' : ''}`
    const { id: request } = await app.payload.create({
      collection: 'service_requests',
      data: {
        ...data,
        owner,
        clientName: `secret-of-${names[who]}`,
        number: '',
        lastActivityAt: new Date().toISOString(),
      },
      req,
      // Stored as operations store them: the test is about reading.
      overrideAccess: true,
    })
    const thread = { request, owner, isInternal }
    const { id: message } = await app.payload.create({
      collection: 'service_request_messages',
      data: { ...thread, kind: 'message', side: isInternal ? 'staff' : 'client', authorName: 'x', text: secret },
      req,
      // Stored as operations store them: the test is about reading.
      overrideAccess: true,
    })
    const fileId = crypto.randomUUID()
    await app.payload.create({
      collection: 'service_request_files',
      data: { ...thread, message, fileId, name: `${secret}.pdf`, mimeType: 'application/pdf', size: 1 },
      req,
      // Stored as operations store them: the test is about reading.
      overrideAccess: true,
    })
    await app.payload.create({
      collection: 'client_services',
      data: { owner, name: `secret-of-${names[who]}`, status: 'healthy', since: '2026-01-01' },
      req,
      // Stored as operations store them: the test is about reading.
      overrideAccess: true,
    })
    made.push({ ...data, owner: who, secret, isInternal, id: request, fileId })
  }
  return made
}

const get = async (path: string, who: number) => app.call('GET', path, { cookie: cookies[who] })

const query = fc.record({
  q: fc.option(word, { nil: '' }),
  status: fc.constantFrom('all', 'unsettled', ...requestStatuses.map(({ value }) => value)),
  sort: fc.constantFrom(...requestSorts),
})
const native = fc.constantFrom(
  'service_requests?limit=100&sort=title',
  'service_requests?where[title][contains]=wifi',
  'service_requests?where[or][0][owner][exists]=true&where[or][1][title][exists]=true',
  'service_requests?where[owner.username][like]=t&depth=1',
  'service_request_messages?limit=100&sort=-text',
  'service_request_messages?where[text][contains]=secret&depth=1',
  'service_request_messages?where[isInternal][equals]=true',
  'service_request_messages?where[request.title][contains]=a',
  'service_request_files?limit=100',
  'service_request_files?where[name][contains]=secret&depth=1',
  'client_services?where[name][contains]=secret',
  'client_services?where[owner][exists]=true&sort=owner',
)
const UNSETTLED = ['open', 'in_progress', 'waiting_for_client']

test('no list, filter, sort, count, file or native route shows what is another’s, or a note', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(record, { minLength: 2, maxLength: 6 }), query, native, async (records, asked, route) => {
      await forgetAll()
      const made = await store(records)
      for (const who of [0, 1]) {
        const fits = ({ owner, status, title, category }: Made) =>
          owner === who &&
          (asked.status === 'all' ||
            (asked.status === 'unsettled' ? UNSETTLED.includes(status) : status === asked.status)) &&
          [title, category].some((text) => text.includes(asked.q))
        const own = made.filter(fits)
        const list = await get(`/client/requests?${new URLSearchParams(asked)}`, who)
        const rows = (await list.json()) as RequestRecord[]
        expect(rows.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
        expect(list.headers.get('x-total-count')).toBe(String(own.length))
        const foreign = new RegExp(`secret-of-${names[1 - who]}|-note`)
        const nativeAnswer = await get(`/${route}`, who)
        expect(await nativeAnswer.text()).not.toMatch(foreign)
        for (const one of made) {
          const isOwn = one.owner === who
          expect((await get(`/client/requests/${one.id}`, who)).status).toBe(isOwn ? 200 : 404)
          expect((await get(`/service_requests/${one.id}`, who)).status).toBe(isOwn ? 200 : 404)
          // Its bytes were never written, so even the owner's is a 404; a stranger must not get further than that.
          expect((await get(`/request-files/${one.fileId}`, who)).status).toBe(404)
          if (isOwn)
            expect(await (await get(`/client/requests/${one.id}`, who)).text()).toEqual(
              one.isInternal ? expect.not.stringContaining('secret') : expect.stringContaining(one.secret),
            )
        }
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)
