import type pg from 'pg'
import type { Caller } from '../tests/int/access-rows'
import type { Header } from './headers'
import { PASSWORD, type Site } from './site'

/** Who sends a request: a role, or a second client, who must not see what is the first one’s. */
export type Person = Caller | 'other'

const usernames: Record<Exclude<Person, 'visitor'>, string> = {
  client: 'client',
  other: 'm.delacroix',
  editor: 'editor',
  sales: 'sales',
  admin: 'admin',
}
const signedIn = Object.keys(usernames) as Exclude<Person, 'visitor'>[]

/** The people of a run, signed in, and able to sign in again whatever was done to their accounts. */
export type People = {
  all: Person[]
  idOf: (person: Person) => number
  usernameOf: (person: Person) => string
  headersOf: (person: Person) => Header[]
  /** Signs somebody in again if the session was ended. */
  keep: (person: Person) => Promise<void>
  /** Takes back what was done to the accounts themselves. */
  restore: () => Promise<void>
}

export const roleOf = (person: Person): Caller => (person === 'other' ? 'client' : person)

async function signIn(site: Site, username: string): Promise<string> {
  const answer = await fetch(new URL('/api/login', site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url.origin },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`${username} could not sign in: ${answer.status} ${await answer.text()}`)
  return cookie
}

const RESTORE = `insert into users select * from json_populate_record(null::users, $1)
  on conflict (id) do update set hash = excluded.hash, salt = excluded.salt, role = excluded.role, email = excluded.email,
    username = excluded.username, two_factor_enabled = excluded.two_factor_enabled`

/** Signs everybody in. The second client of the demonstration has no password; it gets the first one's. */
export async function gatherPeople(site: Site, db: pg.Pool): Promise<People> {
  await db.query(
    `update users u set hash = c.hash, salt = c.salt from users c where c.username = 'client' and u.username = $1`,
    [usernames.other],
  )
  await db.query('delete from user_placeholder_passwords where user_id = (select id from users where username = $1)', [
    usernames.other,
  ])
  const { rows } = await db.query<{ id: number; username: string; row: unknown }>(
    'select id, username, row_to_json(users) as row from users where username = any($1)',
    [Object.values(usernames)],
  )
  const cookies = new Map<Person, string>()
  const enter = async (person: Exclude<Person, 'visitor'>) => cookies.set(person, await signIn(site, usernames[person]))
  for (const person of signedIn) await enter(person)
  const restore = async () => {
    for (const { row } of rows) await db.query(RESTORE, [JSON.stringify(row)])
  }
  return {
    all: ['visitor', ...signedIn],
    idOf: (person) => rows.find(({ username }) => person !== 'visitor' && username === usernames[person])?.id ?? 0,
    usernameOf: (person) => (person === 'visitor' ? '' : usernames[person]),
    headersOf: (person) => {
      const cookie = cookies.get(person)
      return cookie
        ? [
            ['cookie', cookie],
            ['origin', site.url.origin],
          ]
        : []
    },
    restore,
    keep: async (person) => {
      if (person === 'visitor') return
      const answer = await fetch(new URL('/api/user', site.url), { headers: { cookie: cookies.get(person) ?? '' } })
      if (answer.ok) return
      await restore()
      await enter(person)
    },
  }
}
