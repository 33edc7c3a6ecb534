import type pg from 'pg'
import { adminOnly, creates } from '../tests/int/access-rows'

/** What only administrators may change, as it stands: a fingerprint of each table, and each account's role. */
export type State = Map<string, string>

// These have rows of their own beside what administrators write: accounts that people make, and what jobs measure.
const CHANGES_BY_ITSELF = new Set(['users', 'client_projects', 'usage_samples'])
const tables = [
  ...Object.keys(creates).filter((slug) => creates[slug] === adminOnly && !CHANGES_BY_ITSELF.has(slug)),
  'site_settings',
  'billing_settings',
  'invitations',
]

/** Looks at everything that nobody but an administrator may change. */
export async function stateOf(db: pg.Pool): Promise<State> {
  const state: State = new Map()
  for (const table of tables) {
    const { rows } = await db.query<{ mark: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by id)), '') as mark from ${table} t`,
    )
    state.set(table, rows[0]?.mark ?? '')
  }
  const people = await db.query<{ name: string; role: string }>(
    `select id::text || ' ' || username as name, role::text from users where role <> 'client' order by id`,
  )
  state.set('people with a role', people.rows.map(({ name, role }) => `${name} ${role}`).join(', '))
  return state
}

/** The names of what differs. */
export const differences = (before: State, after: State): string[] =>
  [...before].filter(([name, mark]) => after.get(name) !== mark).map(([name]) => name)
