const FIRST = 'Ada Beth Carl Dora Emil Fay Gus Hana Ivan Jo Kira Liam Mona Ned Olga Paul Quinn Rosa Sam Tess'.split(' ')
const LAST = 'Adler Brandt Cole Dunn Ellis Flores Grant Hayes Irwin Jensen Klein Lopez Mercer Novak Ortiz Price'.split(
  ' ',
)
const KIND = 'Mills Grain Freight Dental Schools Bank Foods Motors Clinic Farms Hotels Church Steel Glass'.split(' ')

/**
 * Puts requests into the table in one statement, spread over three years, most of them settled as in a desk that has
 * been used, and lets PostgreSQL tidy up as it does by itself in time.
 * @param {import('pg').Client} client
 */
export async function seedRequests(client, count) {
  await client.query(
    `insert into rfq_requests
       (full_name, company, email, phone, service_type, project_description, scope_of_work, timeline, budget, status,
        assignee_id, created_at, updated_at)
     select first || ' ' || last, last || ' ' || kind || ' ' || n, lower(first || '.' || last) || n || '@' || lower(kind) || '.example',
       '+1 (' || 200 + n % 700 || ') 555-' || lpad((n % 10000)::text, 4, '0'),
       (array['network','infrastructure','datacenter','managed','noc','hardware','other'])[1 + n % 7]::enum_rfq_requests_service_type,
       repeat('Access points and cabling for a building with two floors. ', 8), null, 'soon', 'tbd',
       (case when n <= $1 / 50 then 'pending' when n % 20 < 2 then 'in_progress' when n % 20 < 15 then 'completed' else 'rejected' end)::enum_rfq_requests_status,
       case when n % 3 = 0 then (select min(id) from users where role = 'sales') end,
       at, at
     from (
       select n, now() - n * (interval '1095 days' / $1) as at,
         ($2::text[])[1 + n % 20] as first, ($3::text[])[1 + (n / 20) % 16] as last, ($4::text[])[1 + (n / 7) % 14] as kind
       from generate_series(1, $1::int) as n
     ) as given`,
    [count, FIRST, LAST, KIND],
  )
  await client.query('vacuum analyze rfq_requests')
  await client.query('vacuum analyze rfq_terms')
}
