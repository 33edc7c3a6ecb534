import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { attachFiles } from '@/collections/rfq-files/operations'
import { type FormMails, hadEnough, mailToSender, mailToTeam } from '@/jobs/form-mails'
import { insertJobs } from '@/jobs/queue'
import { mailData } from '@/jobs/send-email'
import { insertRows } from '@/lib/server/plain-rows'
import { processSingleton } from '@/lib/server/process-singleton'
import { poolOf, type Sql, sqlOf, statementValues } from '@/lib/server/sql'
import { together } from '@/lib/server/together'
import { inTransaction } from '@/lib/server/transaction'
import type { RfqRequest } from '@/payload-types'
import { foldTallies } from './desk-list'
import { byName, recordChanges } from './hooks'
import type { RfqRequestInput } from './schema'

/** The numbers of what is about to be stored, and whether the sender gets no more mails for now. */
type Numbers = { request: number; toTeam: number; toSender: number; enough: boolean }

/** What is made of a request once it has a number. */
type MailsOf = (request: RfqRequest) => Omit<FormMails, 'sender'>

type Mailbox = { sql: Sql; mailbox: string }

async function numbersFor(asked: Mailbox[]): Promise<Numbers[]> {
  const { values, add } = statementValues()
  const mailboxes = add(asked.map(({ mailbox }) => mailbox))
  const { rows } = await (asked[0] as Mailbox).sql.query<Numbers>({
    name: 'rfq-numbers',
    text: `select nextval('rfq_requests_id_seq')::int as request, nextval('outbound_emails_id_seq')::int as "toTeam",
      nextval('outbound_emails_id_seq')::int as "toSender", ${hadEnough('mailbox', add)} as enough
      from unnest(${mailboxes}::text[]) with ordinality as given (mailbox, place) order by place`,
    values,
  })
  return rows
}

const numbersTogether = together(numbersFor)

/** Within a transaction the connection is there already, and to wait for another one while others do the same could last for ever. */
const takeNumbers = async (req: PayloadRequest, mailbox: string): Promise<Numbers> => {
  const asked = { sql: sqlOf(req), mailbox }
  const [alone] = req.transactionID ? await numbersFor([asked]) : []
  return alone ?? numbersTogether(asked)
}

/** The texts of a field with several go into a table of their own. */
async function storeAddresses(
  req: PayloadRequest,
  { id }: RfqRequest,
  field: 'documentUrls' | 'floorPlanUrls',
  urls: string[],
) {
  if (urls.length === 0) return
  await sqlOf(req).query(
    `insert into rfq_requests_texts (parent_id, path, "order", text)
     select $1, $2, place, url from unnest($3::text[]) with ordinality as given (url, place)`,
    [id, field, urls],
  )
  await attachFiles(req, id, field, urls)
}

/** A request with what is stored beside it. */
type Rows = {
  request: RfqRequest
  history: RequiredDataFromCollectionSlug<'rfq_events'> & { createdAt: string; updatedAt: string }
  mails: (ReturnType<typeof mailData> & { id: number; createdAt: string; updatedAt: string })[]
}

function rowsOf(req: PayloadRequest, request: RfqRequest, numbers: Numbers, form: FormMails): Rows {
  const times = { createdAt: request.createdAt, updatedAt: request.updatedAt }
  const by = { by: req.user?.id, byName: byName(req) }
  const mails = [
    { id: numbers.toTeam, ...mailData(mailToTeam(form)), ...times },
    ...(numbers.enough ? [] : [{ id: numbers.toSender, ...mailData(mailToSender(form)), ...times }]),
  ]
  return { request, history: { kind: 'status', to: request.status, request: request.id, ...by, ...times }, mails }
}

/** Requests, the first entries of their histories, their mails and the jobs of these, in one statement. */
async function storeRows(payload: Payload, sql: Sql, all: Rows[]): Promise<void> {
  const { values, add } = statementValues()
  const mails = all.flatMap((one) => one.mails)
  const parts = [
    insertRows(
      payload,
      'rfq_requests',
      all.map(({ request }) => request),
      add,
    ),
    insertRows(
      payload,
      'rfq_events',
      all.map(({ history }) => history),
      add,
    ),
    insertRows(payload, 'outbound_emails', mails, add),
  ]
  const jobs = await insertJobs(
    'send-email',
    mails.map(({ id }) => ({ emailId: id })),
    add,
  )
  await sql.query({
    name: 'rfq-rows',
    text: `with ${parts.map((part, i) => `part_${i} as (${part})`).join(', ')} ${jobs}`,
    values,
  })
}

type Waiting = { payload: Payload; rows: Rows }
/** Why a request was not stored; nothing when it was. */
type Failure = { error: unknown } | undefined

/** SQLSTATE classes of values that do not fit, and of rules that they break: nothing of the statement was stored. */
const isAboutValues = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))

/** Stores the requests of several visitors at once; one that cannot be stored takes no other one with it. */
async function storeAll(waiting: Waiting[]): Promise<Failure[]> {
  const { payload } = waiting[0] as Waiting
  const store = (some: Waiting[]): Promise<Failure> =>
    storeRows(
      payload,
      poolOf(payload),
      some.map(({ rows }) => rows),
    ).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
  const failure = await store(waiting)
  if (waiting.length > 1 && isAboutValues(failure?.error)) return Promise.all(waiting.map((one) => store([one])))
  return waiting.map(() => failure)
}

/** While one statement waits for the disk the next one is put together. */
const storeTogether = together(storeAll, { atOnce: 2 })

async function storeVisitors(waiting: Waiting): Promise<void> {
  const failure = await storeTogether(waiting)
  if (failure) throw failure.error
}

/** What else happens after a request is stored, as the collection has it; its history is written with it already. */
async function runHooks(req: PayloadRequest, doc: RfqRequest): Promise<void> {
  const { config: collection } = req.payload.collections.rfq_requests
  for (const hook of collection.hooks.afterChange)
    if (hook !== recordChanges)
      await hook({ collection, context: req.context, data: doc, doc, operation: 'create', previousDoc: {}, req })
}

const storedOf = (req: PayloadRequest, id: number, input: RfqRequestInput): RfqRequest => {
  const now = new Date().toISOString()
  return { ...input, id, status: 'pending', user: req.user?.id, createdAt: now, updatedAt: now }
}

/** So many requests make so many rows of counts, and every list adds them up. */
const FOLD_EACH = 500
const stored = processSingleton('rfq-stored', () => ({ requests: 0 }))

function foldNowAndThen({ payload }: PayloadRequest): void {
  stored.requests += 1
  if (stored.requests % FOLD_EACH === 0)
    foldTallies(poolOf(payload)).catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: 'The counts of the desk could not be added up' }),
    )
}

/**
 * Stores a new request as Payload's `create` would, with its history, its mails and their jobs: all or nothing. This is the
 * one row that is written past Payload, since everybody may write it and Payload takes thirty statements for it;
 * `store.int.test.ts` compares what both of them store.
 * @returns the number of the request
 * @throws HttpError 400 when a file was not uploaded here
 */
export async function storeRfq(req: PayloadRequest, input: RfqRequestInput, mailsOf: MailsOf): Promise<number> {
  const numbers = await takeNumbers(req, input.email)
  const request = storedOf(req, numbers.request, input)
  const form = { sender: { name: input.fullName, email: input.email }, ...mailsOf(request) }
  const hasFiles = input.documentUrls.length + input.floorPlanUrls.length > 0
  const rows = rowsOf(req, request, numbers, form)
  const { payload } = req
  // A visitor's request is one statement, which is a transaction by itself. Other hooks concern those who are signed in.
  if (!req.user && !hasFiles && !req.transactionID) await storeVisitors({ payload, rows })
  else
    await inTransaction(req, async () => {
      await storeRows(payload, sqlOf(req), [rows])
      await storeAddresses(req, request, 'documentUrls', input.documentUrls)
      await storeAddresses(req, request, 'floorPlanUrls', input.floorPlanUrls)
      await runHooks(req, request)
    })
  foldNowAndThen(req)
  return request.id
}
