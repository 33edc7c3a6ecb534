import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import { nameCompany } from '../../../tests/helpers/accounts'
import { startApp, type TestApp } from '../../../tests/helpers/app'
import type { RfqRequestInput } from './schema'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ plugins: [] })
  await nameCompany(app)
  for (const role of ['sales', 'client'] as const) await app.cookieOf(role)
}, 180_000)
afterAll(() => app.close())

const least: RfqRequestInput = {
  fullName: 'Ada Winter',
  company: 'Winter Mills',
  email: 'ada@winter.example',
  phone: '913 555 0100',
  serviceType: 'network',
  projectDescription: 'Forty access points over a grain yard.',
  newsletter: false,
  documentUrls: [],
  floorPlanUrls: [],
}
const most: RfqRequestInput = {
  ...least,
  fullName: 'Zoë “Z” O’Brien',
  scopeOfWork: 'Two floors\nand a yard',
  timeline: 'soon',
  budget: 'tbd',
  newsletter: true,
}

async function requestOf(username: string | undefined): Promise<PayloadRequest> {
  const req = await createLocalReq({}, app.payload)
  if (username === undefined) return req
  const { docs } = await app.payload.find({
    collection: 'users',
    where: { username: { equals: username } },
    // Whoever the test needs.
    overrideAccess: true,
  })
  req.user = { ...docs[0], collection: 'users' } as never
  return req
}

/** All that is stored of a request, without what differs between any two. */
const storedOf = async (id: number) => ({
  row: await app.sql(
    "select to_jsonb(r) - '{id,created_at,updated_at}'::text[] as it from rfq_requests r where id = $1",
    [id],
  ),
  texts: await app.sql('select path, "order", text from rfq_requests_texts where parent_id = $1 order by 1, 2', [id]),
  history: await app.sql(
    "select to_jsonb(e) - '{id,request_id,created_at,updated_at}'::text[] as it from rfq_events e where request_id = $1",
    [id],
  ),
  words: await app.sql('select term from rfq_terms where request_id = $1 order by term', [id]),
  deeds: await app.sql(
    "select actor_id, action, title, fields from audit_events where entity = 'rfq_requests' and record_id = $1",
    [String(id)],
  ),
})

const counted = async () =>
  (
    await app.sql<{ n: number }>(
      "select coalesce(sum(requests), 0)::int as n from rfq_tallies where status = 'pending'",
    )
  )[0]?.n ?? 0

const attachable = async (req: PayloadRequest, kind: 'document' | 'floorPlan'): Promise<string> => {
  const fileId = crypto.randomUUID()
  const data = { fileId, name: 'plan.pdf', mimeType: 'application/pdf', size: 3, kind, uploadedBy: req.user?.id }
  // As if it was uploaded.
  await app.payload.create({ collection: 'rfq_files', data, overrideAccess: true })
  return `/api/rfq-files/${fileId}`
}

test.each([
  ['a visitor, with the least', undefined, least, false],
  ['a visitor, with all', undefined, most, false],
  ['a visitor, with files', undefined, most, true],
  ['a client', 'the.client', most, false],
  ['a colleague', 'the.sales', most, true],
])('what %s asks for is stored field by field as Payload would', async (_who, username, input, hasFiles) => {
  const { submitRfq } = await import('./operations')
  const req = await requestOf(username)
  const files = hasFiles
    ? {
        documentUrls: [await attachable(req, 'document'), await attachable(req, 'document')],
        floorPlanUrls: [await attachable(req, 'floorPlan')],
      }
    : {}
  const data = { ...input, ...files }
  const before = await counted()
  const ours = await storedOf(await submitRfq(req, data))
  const { id } = await app.payload.create({
    collection: 'rfq_requests',
    data: { ...data, status: 'pending', user: req.user?.id },
    req: await requestOf(username),
    // The collection is closed; the operation opens it likewise.
    overrideAccess: true,
  })
  expect(ours).toEqual(await storedOf(id))
  expect(ours.words.length).toBeGreaterThan(5)
  expect(await counted()).toBe(before + 2)
})

test('its mails are stored field by field as those of any other operation, each with its job', async () => {
  const { submitRfq } = await import('./operations')
  const { queueEmail } = await import('@/jobs/send-email')
  const id = await submitRfq(await requestOf(undefined), { ...least, email: 'once@winter.example' })
  const columns = "to_jsonb(m) - '{id,message_id,created_at,updated_at}'::text[] as it"
  const ours = await app.sql<{ it: Record<string, string> }>(
    `select ${columns} from outbound_emails m where subject like $1 order by id`,
    [`%#${id}%`],
  )
  expect(ours.map(({ it }) => it.to)).toEqual(['quotes@prairieline.example', 'once@winter.example'])
  const { to = '', subject = '', text = '', html = '', reply_to: replyTo } = ours[0]?.it ?? {}
  await queueEmail(await requestOf(undefined), { to, subject, text, html, replyTo })
  const [other] = await app.sql(`select ${columns} from outbound_emails m order by id desc limit 1`)
  expect(ours[0]).toEqual(other)
  const jobs = await app.sql<{ it: object }>(
    `select to_jsonb(j) - '{id,data,created_on,start_after,keep_until}'::text[] as it from jobs.job j
     where name = 'send-email' and (data->>'emailId')::int in
       (select id from outbound_emails where subject like $1)`,
    [`%#${id}%`],
  )
  expect(jobs).toHaveLength(3)
  expect(jobs[0]).toEqual(jobs[2])
})

test('its times and its Message-IDs are its own', async () => {
  const { submitRfq } = await import('./operations')
  const ids = await Promise.all(Array.from({ length: 20 }, async () => submitRfq(await requestOf(undefined), least)))
  expect(new Set(ids).size).toBe(20)
  const [row] = await app.sql(
    `select count(*)::int as rows, bool_and(created_at = updated_at and created_at > now() - interval '1 minute') as fresh
     from rfq_requests where id = any($1)`,
    [ids],
  )
  expect(row).toEqual({ rows: 20, fresh: true })
})

test('one that cannot be stored takes none of those that come with it along', async () => {
  const { submitRfq } = await import('./operations')
  const impossible = { ...least, serviceType: 'no-such-service' as never }
  const inputs = [least, impossible, least, least]
  const outcomes = await Promise.allSettled(inputs.map(async (input) => submitRfq(await requestOf(undefined), input)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  const ids = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [row] = await app.sql(
    `select count(*)::int as rows, (select count(*)::int from rfq_events where request_id = any($1)) as entries,
       (select count(*)::int from outbound_emails where subject like any($2)) as mails
     from rfq_requests where id = any($1)`,
    [ids, ids.map((id) => `%#${id}%`)],
  )
  expect(row).toMatchObject({ rows: 3, entries: 3 })
  expect((row as { mails: number }).mails).toBeGreaterThanOrEqual(3)
})

test('no hook of the collection is forgotten, and none of a field', () => {
  const { config } = app.payload.collections.rfq_requests
  const { afterChange, beforeValidate, beforeChange, beforeOperation, afterOperation } = config.hooks
  // The history, which the statement writes, and the audit trail, which tells of those who are signed in.
  expect(afterChange.map(({ name }) => name)).toEqual(['recordChanges', 'changed'])
  expect([...beforeValidate, ...beforeChange, ...beforeOperation, ...afterOperation]).toEqual([])
  const ofFields = config.flattenedFields.flatMap((field) =>
    'hooks' in field
      ? [
          ...(field.hooks?.beforeValidate ?? []),
          ...(field.hooks?.beforeChange ?? []),
          ...(field.hooks?.afterChange ?? []),
        ]
      : [],
  )
  // Payload's own, for the times.
  expect(ofFields.length).toBe(0)
})

test('a mailbox gets five confirmations an hour, and the requests are stored all the same', async () => {
  const { submitRfq } = await import('./operations')
  const { env } = await import('@/env')
  const factor = env.RATE_LIMIT_FACTOR
  Object.assign(env, { RATE_LIMIT_FACTOR: 1 })
  try {
    const req = await requestOf(undefined)
    for (let i = 0; i < 7; i++) await submitRfq(req, { ...least, email: 'often@winter.example' })
  } finally {
    Object.assign(env, { RATE_LIMIT_FACTOR: factor })
  }
  const [row] = await app.sql(
    `select (select count(*)::int from rfq_requests where email = $1) as requests,
       (select count(*)::int from outbound_emails where "to" = $1) as mails`,
    ['often@winter.example'],
  )
  expect(row).toEqual({ requests: 7, mails: 5 })
})

test('a file that was not uploaded here takes the whole request back', async () => {
  const { submitRfq } = await import('./operations')
  const counts = () =>
    app.sql(
      `select (select count(*) from rfq_requests) r, (select count(*) from rfq_events) e,
         (select count(*) from outbound_emails) m, (select count(*) from jobs.job) j`,
    )
  const before = await counts()
  const bad = submitRfq(await requestOf(undefined), { ...least, documentUrls: ['/api/rfq-files/nothing'] })
  await expect(bad).rejects.toMatchObject({ status: 400 })
  expect(await counts()).toEqual(before)
})
