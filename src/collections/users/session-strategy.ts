import { type AuthStrategy, JWTAuthentication, type Payload } from 'payload'
import { poolOf } from '@/lib/server/sql'
import { together } from '@/lib/server/together'
import type { User } from '@/payload-types'

type Session = NonNullable<User['sessions']>[number]
type Row = Record<string, unknown> & { sessions: Session[] | null }
type Plan = { text: string; fields: string[] }

const plans = new WeakMap<object, Plan>()

/**
 * The question for a user and the sessions, made of what the collection has: each field with a column, but those that
 * Payload hides (hash, salt, tokens). A field that is stored any other way has no place here, and none of them is.
 */
function planOf(payload: Payload): Plan {
  const columns = (payload.db as unknown as { tables: Record<string, Record<string, { name?: string } | undefined>> })
    .tables.users
  const shown = payload.collections.users.config.flattenedFields.filter(
    ({ hidden, name }) => !hidden && name !== 'sessions',
  )
  const fields = ['id', ...shown.map(({ name }) => name).filter((name) => name !== 'id')]
  const list = fields.map((field) => {
    const column = columns?.[field]?.name
    if (!column) throw new Error(`The field ${field} of users has no column`)
    return `u."${column}" as "${field}"`
  })
  const text = `select ${list.join(', ')}, (
      select json_agg(json_build_object('id', s.id, 'createdAt', s.created_at, 'expiresAt', s.expires_at) order by s._order)
      from users_sessions as s where s._parent_id = u.id
    ) as sessions
    from users as u where u.id = any($1::int[])`
  return { text, fields }
}

/** What two calls of one user get has no part in common that one of them could change. */
const asStored = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? structuredClone(value) : value
}

/** Times in JSON are as PostgreSQL writes them. */
const sessionOf = ({ id, createdAt, expiresAt }: Session): Session => ({
  id,
  createdAt: createdAt && new Date(createdAt).toISOString(),
  expiresAt: new Date(expiresAt).toISOString(),
})

type Asked = { payload: Payload; id: number }

async function findAll(asked: Asked[]): Promise<(User | null)[]> {
  const { payload } = asked[0] as Asked
  const { text, fields } = plans.get(payload.db) ?? planOf(payload)
  plans.set(payload.db, { text, fields })
  const ids = [...new Set(asked.map(({ id }) => id))]
  const { rows } = await poolOf(payload).query<Row>({ name: 'users-with-sessions', text, values: [ids] })
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return asked.map(({ id }) => {
    const row = rowOf.get(id)
    if (!row) return null
    const user = Object.fromEntries(fields.map((field) => [field, asStored(row[field])]))
    return { ...user, sessions: (row.sessions ?? []).map(sessionOf), collection: 'users' } as unknown as User
  })
}

const findTogether = together(findAll)

/** A user as Payload finds it, with the sessions; those who are asked for at once are found in one question. */
export const findWithSessions = (payload: Payload, id: number): Promise<User | null> => findTogether({ payload, id })

/** Payload, which finds a user of a session by one question of ours. */
const findingFast = (payload: Payload): Payload =>
  Object.create(payload, {
    findByID: {
      value: (asked: Parameters<Payload['findByID']>[0]) =>
        asked.collection === 'users' && typeof asked.id === 'number'
          ? findWithSessions(payload, asked.id)
          : payload.findByID(asked),
    },
  }) as Payload

/**
 * Who calls, by the session that the cookie names: Payload's own strategy with all that it checks, but that the user is
 * found without a find's hooks and statements. Where it finds nobody Payload's is asked as well, so it shuts nobody out.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: (args) => JWTAuthentication({ ...args, payload: findingFast(args.payload), strategyName: 'local-jwt' }),
}
