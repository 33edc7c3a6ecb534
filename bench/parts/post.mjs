import { listenTo, startBareInsert, startPayload, startSameSql } from '../lib/calls.mjs'
import { compare } from '../lib/load.mjs'
import { figure } from '../lib/tables.mjs'
import { firstNumber, NUMBER } from '../lib/wrk.mjs'

const SECONDS = 4
const ENOUGH = { bare: 0.5, payload: 4 }

/** A quote request; every one comes from another mailbox, as they do. */
export const quoteRequest = JSON.stringify({
  fullName: 'Ada Winter',
  company: 'Winter Mills',
  email: `ada.${NUMBER}@winter.example`,
  phone: '913 555 0100',
  serviceType: 'network',
  projectDescription: 'Forty access points over a grain yard.',
  terms: true,
})

const ROUTE = '/api/rfq-requests'

async function postOne(url) {
  const number = String(firstNumber())
  const answer = await fetch(url(ROUTE), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: quoteRequest.replaceAll(NUMBER, number),
  })
  if (answer.status !== 201) throw new Error(`A quote request was answered ${answer.status}: ${await answer.text()}`)
  return number
}

const payloadBody = () => {
  const { terms: _terms, ...row } = JSON.parse(quoteRequest)
  return JSON.stringify({ ...row, status: 'pending' })
}

/** Mails that the last round has left would be sent during the next, whosever it is. */
const forgetMails = (database) => async () => {
  await database.query("delete from jobs.job where name = 'send-email'")
  await database.query("update outbound_emails set status = 'sent' where status <> 'sent'")
}

/** A site whose mails stay in the queue, on a database of its own: what is measured is the request, not the sending. */
async function startWithoutWorker({ makeDatabase, start, connect }) {
  const databaseUrl = await makeDatabase('bench_post')
  const site = await start('without-worker', databaseUrl, { WORKER: 'off' })
  return { ...site, databaseUrl, database: await connect(databaseUrl) }
}

/**
 * A quote request against the same statements in a bare Node server, against a single insert, and against Payload's own
 * REST create of the same row.
 */
async function measure(context) {
  const own = await startWithoutWorker(context)
  const sending = await context.site()
  const { post: heard } = await listenTo(context, { post: postOne }, own)
  const sameSql = await startSameSql(own.databaseUrl, heard.plan, 201)
  const insert = await startBareInsert(own.databaseUrl, own.database)
  const payload = await startPayload(context, own.databaseUrl)
  const before = forgetMails(sending.database)
  const sides = [
    { name: 'ours', url: own.url(ROUTE), body: quoteRequest },
    { name: 'sending', url: sending.url(ROUTE), body: quoteRequest },
    { name: 'same SQL', url: sameSql.url, body: quoteRequest },
    { name: 'bare insert', url: insert.url, body: quoteRequest },
    { name: 'Payload REST', url: payload.url('/api/rfq_requests?depth=0'), body: payloadBody() },
  ]
  const results = await compare(
    sides.map((side) => ({ ...side, before })),
    { seconds: SECONDS },
  )
  await before()
  for (const one of [own, sameSql, insert, payload]) await one.stop()
  return { results, statements: heard.statements }
}

const OURS = { ours: 'its mails in the queue', sending: 'which sends them meanwhile' }

export const post = {
  measure,

  tables: ({ results, statements }) => [
    {
      title: 'A quote request, 16 connections',
      note: `Ours sends ${statements.length} statements for a request, and those of several that come at once as one; “same SQL” sends the very same ones, each for one request.`,
      columns: ['', 'Requests/s', 'p99 ms', 'Failed', 'Ours to it'],
      rows: Object.entries(results).map(([name, { perSecond, p99, errors }]) => [
        OURS[name] ? `ours, ${OURS[name]}` : name,
        perSecond,
        figure(p99, 1),
        errors,
        OURS[name] ? '' : figure(results.ours.perSecond / perSecond, 2),
      ]),
    },
  ],

  promises: ({ results }) => {
    const ratioTo = (other) => results.ours.perSecond / results[other].perSecond
    return [
      {
        promise: 'A quote request with its mails: at least 0.5 × the same SQL in a bare server',
        least: ENOUGH.bare,
        measured: ratioTo('same SQL'),
      },
      {
        promise: 'A quote request with its mails: at least 0.5 × the insert of a single row',
        least: ENOUGH.bare,
        measured: ratioTo('bare insert'),
      },
      {
        promise: 'A quote request: at least 4 × Payload’s own REST create',
        least: ENOUGH.payload,
        measured: ratioTo('Payload REST'),
      },
      {
        promise: 'A quote request: no failed answer',
        most: 0,
        measured: Object.values(results).reduce((sum, { errors }) => sum + errors, 0),
      },
    ]
  },
}
