import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { AddValue } from './sql'

type Table = Record<string, { name?: string } | undefined>

/** The column of a field of a collection's own table. */
function columnOf({ payload }: PayloadRequest, slug: CollectionSlug, field: string): string {
  const name = (payload.db as unknown as { tables: Record<string, Table> }).tables[slug]?.[field]?.name
  if (!name) throw new Error(`The field ${field} of ${slug} has no column`)
  return name
}

/**
 * What the caller may read of a collection, by its own access rule, as a condition of SQL: there is no second copy of the
 * rule that could say something else. A rule of any other form than ours (all, nothing, or a field that equals something)
 * is refused, never let through.
 * @param alias by which the statement names the table
 */
export async function readableBy(
  req: PayloadRequest,
  slug: CollectionSlug,
  alias: string,
  add: AddValue,
): Promise<string> {
  const rule: boolean | Where = await req.payload.collections[slug].config.access.read({ req })
  if (rule === true) return 'true'
  if (!rule) return 'false'
  const conditions = Object.entries(rule).map(([field, condition]) => {
    const { equals, ...more } = condition as { equals?: unknown }
    if (Array.isArray(condition) || equals === undefined || equals === null || Object.keys(more).length > 0)
      throw new Error(`The rule of ${slug} cannot be asked in SQL`)
    return `${alias}."${columnOf(req, slug, field)}" = ${add(equals)}`
  })
  return conditions.length > 0 ? conditions.join(' and ') : 'false'
}
