import type pg from 'pg'
import type { Canary } from './judge'
import type { Person, People } from './people'

/** Texts of records that belong to one client; `seen` says which staff may read them besides. */
const owned: { table: string; owner: string; columns: string[]; seen: Person[]; only?: string }[] = [
  { table: 'client_projects', owner: 'user_id_id', columns: ['name', 'description'], seen: ['admin'] },
  { table: 'project_comments', owner: 'owner_id', columns: ['text'], seen: ['admin'] },
  { table: 'project_updates', owner: 'owner_id', columns: ['title', 'text'], seen: ['admin'] },
  { table: 'project_milestones', owner: 'owner_id', columns: ['title'], seen: ['admin'] },
  { table: 'project_files', owner: 'owner_id', columns: ['name'], seen: ['admin'] },
  { table: 'client_services', owner: 'owner_id', columns: ['name', 'description'], seen: ['admin'] },
  { table: 'hours_entries', owner: 'client_id', columns: ['what'], seen: ['admin'] },
  { table: 'invoices', owner: 'client_id', columns: ['notes', 'reference'], seen: ['admin'] },
  { table: 'payments', owner: 'client_id', columns: ['reference'], seen: ['admin'] },
  { table: 'credit_notes', owner: 'client_id', columns: ['reason'], seen: ['admin'] },
  { table: 'monitored_services', owner: 'user_id', columns: ['description'], seen: ['admin'] },
  { table: 'monitored_resources', owner: 'user_id', columns: ['name'], seen: ['admin'] },
  { table: 'monitored_servers', owner: 'user_id', columns: ['purpose'], seen: ['admin'] },
  { table: 'alerts', owner: 'user_id', columns: ['title', 'message'], seen: ['admin'] },
  { table: 'tech_docs', owner: 'user_id', columns: ['title', 'body'], seen: ['admin'] },
  { table: 'quotes', owner: 'client_id', columns: ['scope'], seen: ['sales', 'admin'] },
  { table: 'service_requests', owner: 'owner_id', columns: ['title'], seen: ['sales', 'admin'] },
  {
    table: 'service_request_messages',
    owner: 'owner_id',
    columns: ['text'],
    seen: ['sales', 'admin'],
    only: 'not is_internal',
  },
]

/** Texts that only staff may read, or only some of it. */
const ofStaff: { table: string; columns: string[]; seen: Person[]; only?: string }[] = [
  { table: 'service_request_messages', columns: ['text'], seen: ['sales', 'admin'], only: 'is_internal' },
  { table: 'rfq_requests', columns: ['scope_of_work', 'company'], seen: ['sales', 'admin'], only: 'user_id is null' },
  { table: 'rfq_notes', columns: ['text'], seen: ['sales', 'admin'] },
  { table: 'contact_messages', columns: ['message'], seen: ['sales', 'admin'] },
  { table: 'career_applications', columns: ['message', 'skillset'], seen: ['admin'] },
  { table: 'outbound_emails', columns: ['text', 'html'], seen: ['admin'] },
  { table: 'price_book_items', columns: ['description'], seen: ['sales', 'admin'] },
  { table: 'help_articles', columns: ['title', 'summary'], seen: ['editor', 'admin'], only: 'not is_published' },
]

const clients: Person[] = ['client', 'other']

async function stamp(db: pg.Pool, table: string, columns: string[], text: string, where: string): Promise<boolean> {
  const sets = columns.map((column) => `${column} = coalesce(${column}, '') || ' ${text}'`).join(', ')
  const { rowCount } = await db.query(`update ${table} set ${sets} where ${where}`)
  return Boolean(rowCount)
}

/** Secrets as the database and the process hold them: nobody is ever shown one of these. */
async function secrets(db: pg.Pool, environment: Record<string, string>): Promise<Canary[]> {
  const none: Person[] = []
  await db.query(
    `insert into user_secrets (user_id, totp_secret, last_step, recovery_codes)
     select id, 'v1.CnrySealedTotp', 0, array['CnryRecoveryHash'] from users where username = 't.vance' on conflict do nothing`,
  )
  await db.query(
    `insert into password_resets (token_hash, user_id, expires_at)
     select 'CnryResetHash', id, now() + interval '1 day' from users where username = 't.vance' on conflict do nothing`,
  )
  await db.query(
    `update backstage_plugins set config = coalesce(config, '{}') || '{"webhookSecret":"CnryPluginSecret"}' where name = 'CI/CD'`,
  )
  const { rows } = await db.query<{ hash: string; salt: string }>('select hash, salt from users where hash is not null')
  const ofProcess = ['PAYLOAD_SECRET', 'ENCRYPTION_KEY', 'DATABASE_URL'].flatMap((name) => {
    const value = environment[name]
    return value ? [{ text: value, what: name, mayBeSeenBy: none }] : []
  })
  return [
    ...ofProcess,
    ...rows.map(({ hash }) => ({ text: hash.slice(0, 48), what: 'a password’s hash', mayBeSeenBy: none })),
    ...rows.map(({ salt }) => ({ text: salt.slice(0, 48), what: 'a password’s salt', mayBeSeenBy: none })),
    ...['CnrySealedTotp', 'CnryRecoveryHash', 'CnryResetHash', 'CnryPluginSecret'].map((text) => ({
      text,
      what: text,
      mayBeSeenBy: none,
    })),
  ]
}

async function sessionsOf(db: pg.Pool, people: People): Promise<Canary[]> {
  const { rows } = await db.query<{ id: string; username: string }>(
    'select s.id, u.username from users_sessions s join users u on u.id = s._parent_id',
  )
  return rows.map(({ id, username }) => ({
    text: id,
    what: `a session of ${username}`,
    mayBeSeenBy: people.all.filter((person) => people.usernameOf(person) === username),
  }))
}

/**
 * Marks what must not be shown to everybody, so that it is known in any answer: records of two clients, what is for
 * some staff only, sessions and secrets.
 */
export async function plantCanaries(
  db: pg.Pool,
  people: People,
  environment: Record<string, string>,
): Promise<Canary[]> {
  const canaries: Canary[] = []
  let number = 0
  const note = async (table: string, columns: string[], where: string, mayBeSeenBy: Person[], whose: string) => {
    const text = `Cnry${String(++number).padStart(3, '0')}Q`
    if (await stamp(db, table, columns, text, where)) canaries.push({ text, what: `${whose}: ${table}`, mayBeSeenBy })
  }
  for (const client of clients)
    for (const { table, owner, columns, seen, only = 'true' } of owned)
      await note(table, columns, `${owner} = ${people.idOf(client)} and ${only}`, [client, ...seen], `of ${client}`)
  const others = clients.map((client) => people.idOf(client)).join(', ')
  for (const { table, owner, columns, seen, only = 'true' } of owned)
    await note(table, columns, `${owner} not in (${others}) and ${only}`, seen, 'of a third client')
  for (const { table, columns, seen, only = 'true' } of ofStaff) await note(table, columns, only, seen, 'of staff')
  return [...canaries, ...(await secrets(db, environment)), ...(await sessionsOf(db, people))]
}
