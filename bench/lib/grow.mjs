import { insertRequests } from '../rfq-seed.mjs'

/** How many quote requests there are for each person, and for each record of another kind. */
const REQUESTS_PER = { person: 200, project: 10, alert: 10, sample: 10, mail: 2 }
const FEWEST_PEOPLE = 10

const dependents = `
  select conname as name, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
    format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop, contype = 'f' as last
  from pg_constraint where conrelid = 'rfq_terms'::regclass and contype in ('p', 'f')
  union all
  select indexrelid::regclass::text, pg_get_indexdef(indexrelid), format('drop index %s', indexrelid::regclass), false
  from pg_index where indrelid in ('rfq_terms'::regclass, 'rfq_requests'::regclass)
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by last`

/** Does some work while the tables of requests and their words have no indexes, which are made at the end in one go. */
async function withoutIndexes(client, work) {
  const { rows } = await client.query(dependents)
  for (const { drop } of rows.toReversed()) await client.query(drop)
  await work()
  await client.query("set maintenance_work_mem = '512MB'")
  for (const { make } of rows) await client.query(make)
}

async function addPeople(client, count) {
  const { rows } = await client.query(
    `with made as (
       insert into users (full_name, company, role, email, username)
       select 'Client ' || n, 'Company ' || n, 'client', 'client' || n || '@growth.example', 'growth.' || n
       from generate_series(1, $1::int) n returning id
     ) select min(id)::int as first from made`,
    [count],
  )
  return { first: rows[0].first, count }
}

const some = (size, each) => Math.max(FEWEST_PEOPLE, Math.round(size / each))

async function addTheRest(client, size, { first, count }) {
  const insert = (sql, rows) => client.query(sql, [rows, first, count])
  await insert(
    `insert into client_projects (user_id_id, name, status)
     select $2::int + n % $3::int, 'Project ' || n, 'active' from generate_series(1, $1::int) n`,
    some(size, REQUESTS_PER.project),
  )
  await insert(
    `insert into alerts (user_id, title, message, severity, occurred_at)
     select $2::int + n % $3::int, 'Alert ' || n, 'A message', 'info', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    some(size, REQUESTS_PER.alert),
  )
  await insert(
    `insert into usage_samples (user_id, taken_at, cpu, memory, storage, network)
     select $2::int + n % $3::int, now() - n * interval '1 minute', 42, 67, 85, 23 from generate_series(1, $1::int) n`,
    some(size, REQUESTS_PER.sample),
  )
  await client.query(
    `insert into outbound_emails ("to", subject, text, html, status, attempts, message_id)
     select 'client' || n || '@growth.example', 'Your request', 'Thank you.', '<p>Thank you.</p>', 'sent', 1,
       '<growth-' || n || '@patchbay.example>'
     from generate_series(1, $1::int) n`,
    [some(size, REQUESTS_PER.mail)],
  )
  await client.query(
    `insert into rfq_events (request_id, kind, "to", by_name) select id, 'status', 'pending', 'Website' from rfq_requests`,
  )
}

/**
 * Fills a database with so many quote requests, with their words, counts and history, and with what else there is where
 * so many have come in.
 * @param {(url: string) => Promise<import('pg').Client>} connect
 * @param {string} url
 * @param {number} size
 */
export async function grow(connect, url, size) {
  const [client, other] = [await connect(url), await connect(url)]
  for (const one of [client, other]) await one.query('set synchronous_commit = off; set statement_timeout = 0')
  // With the quotes and all else that follows from the requests of the demonstration.
  await client.query('truncate rfq_requests, rfq_terms, rfq_tallies restart identity cascade')
  const people = await addPeople(client, some(size, REQUESTS_PER.person))
  const half = Math.floor(size / 2)
  await withoutIndexes(client, () =>
    Promise.all([
      insertRequests(client, size, { from: 1, to: half, people }),
      insertRequests(other, size, { from: half + 1, to: size, people }),
    ]),
  )
  await addTheRest(client, size, people)
  await client.query('vacuum analyze')
  await Promise.all([client.end(), other.end()])
}
