import { listenTo, startBareInsert, startPayload, startSameSql } from '../lib/calls.mjs'
import { compare } from '../lib/load.mjs'
import { worst } from '../lib/promises.mjs'
import { figure } from '../lib/tables.mjs'
import { firstNumber, NUMBER } from '../lib/wrk.mjs'

const SECONDS = 4
const ENOUGH = { insert: 0.5, payload: 4 }

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

/**
 * A quote request against the same statements in a bare Node server, against a single insert, and against Payload's own
 * REST create of the same row.
 */
async function measure(context) {
  const { url, databaseUrl, database } = await context.site()
  const { post: heard } = await listenTo(context, { post: postOne })
  const before = forgetMails(database)
  const elsewhere = await context.start('without-worker', databaseUrl, { WORKER: 'off' })
  const sameSql = await startSameSql(databaseUrl, heard.plan, 201)
  const insert = await startBareInsert(databaseUrl, database)
  const payload = await startPayload(context, databaseUrl)
  const sides = [
    { name: 'ours', url: url(ROUTE), body: quoteRequest },
    { name: 'mails elsewhere', url: elsewhere.url(ROUTE), body: quoteRequest },
    { name: 'same SQL', url: sameSql.url, body: quoteRequest },
    { name: 'bare insert', url: insert.url, body: quoteRequest },
    { name: 'Payload REST', url: payload.url('/api/rfq_requests?depth=0'), body: payloadBody() },
  ]
  const results = await compare(
    sides.map((side) => ({ ...side, before })),
    { seconds: SECONDS },
  )
  await before()
  for (const one of [elsewhere, sameSql, insert, payload]) await one.stop()
  return { results, statements: heard.statements }
}

const OURS = { ours: 'sends its mails itself', 'mails elsewhere': 'a worker elsewhere (`WORKER=off`)' }

const toOthers = (results, name) => {
  const ratioTo = (other) => results[name].perSecond / results[other].perSecond
  return { sql: ratioTo('same SQL'), insert: ratioTo('bare insert'), payload: ratioTo('Payload REST') }
}

export const post = {
  measure,

  tables: ({ results, statements }) => [
    {
      title: 'A quote request, 16 connections',
      note: `Ours sends ${statements.length} statements for a request; “same SQL” sends the very same ones.`,
      columns: ['', 'Requests/s', 'p99 ms', 'Failed', 'Ours to it', 'Ours with a worker elsewhere to it'],
      rows: Object.entries(results).map(([name, { perSecond, p99, errors }]) => [
        OURS[name] ? `ours, ${OURS[name]}` : name,
        perSecond,
        figure(p99, 1),
        errors,
        ...['ours', 'mails elsewhere'].map((own) => (OURS[name] ? '' : figure(results[own].perSecond / perSecond, 2))),
      ]),
    },
  ],

  promises: ({ results }) => {
    const rows = [{ name: 'ours', ...toOthers(results, 'ours') }]
    return [
      {
        promise: 'A quote request with its mails: at least 0.5 × a bare insert',
        least: ENOUGH.insert,
        ...worst(
          rows,
          (row) => row.insert,
          'least',
          ({ name }) => name,
        ),
      },
      {
        promise: 'A quote request: at least 4 × Payload’s own REST create',
        least: ENOUGH.payload,
        ...worst(
          rows,
          (row) => row.payload,
          'least',
          ({ name }) => name,
        ),
      },
      {
        promise: 'A quote request: no failed answer',
        most: 0,
        measured: Object.values(results).reduce((sum, { errors }) => sum + errors, 0),
      },
    ]
  },
}
