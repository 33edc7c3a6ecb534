import type { PayloadRequest } from 'payload'
import { literally, sqlOf } from '@/lib/server/sql'
import { peopleOf } from '../people'
import type { Paged } from './fleet-source'

/** How a client is called, where `p` are the people. */
export const CLIENT_NAME = "coalesce(nullif(trim(p.company), ''), p.full_name)"

/** The table of the people; its name is of the config, never of a caller. */
export const peopleTable = (req: PayloadRequest): string => `"${peopleOf(req)}"`

/** Conditions in SQL and what stands for `$1`, `$2` … in them. */
export class Conditions {
  readonly values: unknown[] = []
  private readonly texts: string[] = []

  /** Adds a condition; each `?` in it stands for the value. */
  add(text: string, value: unknown): this {
    this.values.push(value)
    this.texts.push(text.replaceAll('?', `$${this.values.length}`))
    return this
  }

  /** Adds that one of these columns contains what was searched. */
  search(columns: string[], q: string): this {
    if (!q) return this
    const pattern = `%${literally(q)}%`
    return this.add(`(${columns.map((column) => `${column} ilike ?`).join(' or ')})`, pattern)
  }

  get where(): string {
    return this.texts.length ? `where ${this.texts.join(' and ')}` : ''
  }
}

type Question<Row extends object, Item> = {
  /** What is selected of `from`, of which `r` is the table that is counted. */
  select: string
  from: string
  conditions: Conditions
  order: string
  page: number
  limit: number
  present: (row: Row) => Item
}

/** One page of rows, how many there are, and when the newest of them was updated. */
export async function pageOf<Row extends object, Item>(
  req: PayloadRequest,
  { select, from, conditions, order, page, limit, present }: Question<Row, Item>,
): Promise<Paged<Item>> {
  const { where, values } = conditions
  const sql = sqlOf(req)
  const [counted, found] = await Promise.all([
    sql.query<{ total: string; updated: Date | null }>(
      `select count(*) as total, max(r.updated_at) as updated from ${from} ${where}`,
      values,
    ),
    sql.query<Row>(
      `select ${select} from ${from} ${where} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
      values,
    ),
  ])
  const total = Number(counted.rows[0]?.total ?? 0)
  return {
    items: found.rows.map(present),
    total,
    updatedAt: counted.rows[0]?.updated?.toISOString() ?? null,
    isSample: true,
    hasMore: page * limit < total,
  }
}
