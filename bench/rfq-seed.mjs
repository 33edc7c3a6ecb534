const FIRST = 'Ada Beth Carl Dora Emil Fay Gus Hana Ivan Jo Kira Liam Mona Ned Olga Paul Quinn Rosa Sam Tess'.split(' ')
const LAST = 'Adler Brandt Cole Dunn Ellis Flores Grant Hayes Irwin Jensen Klein Lopez Mercer Novak Ortiz Price'.split(
  ' ',
)
const KIND = 'Mills Grain Freight Dental Schools Bank Foods Motors Clinic Farms Hotels Church Steel Glass'.split(' ')

/**
 * Puts requests into the table in one statement, spread over three years, most of them settled as in a desk that has
 * been used. The database's own triggers keep the words and the counts, as with any other request.
 * @param {import('pg').Client} client
 * @param {number} count how many there are in all
 * @param {{ from?: number, to?: number, people?: { first: number, count: number } }} [part] which of them this call makes,
 *   and whose half of them are
 */
export async function insertRequests(client, count, { from = 1, to = count, people } = {}) {
  await client.query(
    `insert into rfq_requests
       (full_name, company, email, phone, service_type, project_description, scope_of_work, timeline, budget, status,
        assignee_id, user_id, created_at, updated_at)
     select first || ' ' || last, last || ' ' || kind || ' ' || n, lower(first || '.' || last) || n || '@' || lower(kind) || '.example',
       '+1 (' || 200 + n % 700 || ') 555-' || lpad((n % 10000)::text, 4, '0'),
       (array['network','infrastructure','datacenter','managed','noc','hardware','other'])[1 + n % 7]::enum_rfq_requests_service_type,
       repeat('Access points and cabling for a building with two floors. ', 8), null, 'soon', 'tbd',
       (case when n <= $1 / 50 then 'pending' when n % 20 < 2 then 'in_progress' when n % 20 < 15 then 'completed' else 'rejected' end)::enum_rfq_requests_status,
       case when n % 3 = 0 then (select min(id) from users where role = 'sales') end,
       case when n % 2 = 0 then $7::int + n % $8::int end,
       at, at
     from (
       select n, now() - n * (interval '1095 days' / $1) as at,
         ($2::text[])[1 + n % 20] as first, ($3::text[])[1 + (n / 20) % 16] as last, ($4::text[])[1 + (n / 7) % 14] as kind
       from generate_series($5::int, $6::int) as n
     ) as given`,
    [count, FIRST, LAST, KIND, from, to, people?.first ?? null, people?.count ?? 1],
  )
}

/**
 * Puts requests into the table and lets PostgreSQL tidy up as it does by itself in time.
 * @param {import('pg').Client} client
 * @param {number} count
 */
export async function seedRequests(client, count) {
  await insertRequests(client, count)
  await client.query('vacuum analyze rfq_requests')
  await client.query('vacuum analyze rfq_terms')
}
