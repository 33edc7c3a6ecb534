import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { AddValue } from './sql'

type Column = { name?: string; columnType?: string }
type Plan = { table: string; fields: [field: string, column: string][]; defaults: Map<string, unknown> }

const plans = new WeakMap<object, Map<string, Plan>>()

/** What the schema says of a collection's table: a column for each field that has one, and the default of each. */
function planOf(payload: Payload, slug: CollectionSlug): Plan {
  const table = (payload.db as unknown as { tables: Record<string, Record<string, Column>> }).tables[slug] ?? {}
  const fields = Object.entries(table).flatMap(([field, { name, columnType }]): Plan['fields'] =>
    name && columnType ? [[field, name]] : [],
  )
  const defaults = new Map<string, unknown>()
  for (const field of payload.collections[slug].config.flattenedFields)
    if ('defaultValue' in field && typeof field.defaultValue !== 'function')
      defaults.set(field.name, field.defaultValue)
  return { table: slug, fields, defaults }
}

function keptPlanOf(payload: Payload, slug: CollectionSlug): Plan {
  const kept = plans.get(payload) ?? new Map<string, Plan>()
  plans.set(payload, kept)
  const plan = kept.get(slug) ?? planOf(payload, slug)
  kept.set(slug, plan)
  return plan
}

/**
 * SQL that inserts rows of a collection with every column that its schema has, for the few rows whose writing must be
 * faster than Payload's. However many they are, it is the same statement. No hook runs and nothing is validated: whoever
 * writes this way sees to what they do.
 * @param rows by the names of the fields, all with a number or none; what is left out gets the default of its field, or
 *   stays empty
 */
export function insertRows<Slug extends CollectionSlug>(
  payload: Payload,
  slug: Slug,
  rows: (RequiredDataFromCollectionSlug<Slug> & { id?: number; createdAt: string; updatedAt: string })[],
  add: AddValue,
): string {
  const plan = keptPlanOf(payload, slug)
  const given = rows as Record<string, unknown>[]
  // Rows without a number get their own.
  const fields = plan.fields.filter(([field]) => field !== 'id' || given[0]?.id !== undefined)
  const records = given.map((row) =>
    Object.fromEntries(fields.map(([field, column]) => [column, row[field] ?? plan.defaults.get(field) ?? null])),
  )
  const columns = fields.map(([, column]) => `"${column}"`).join(', ')
  return `insert into "${plan.table}" (${columns})
    select ${columns} from json_populate_recordset(null::"${plan.table}", ${add(JSON.stringify(records))}::json)`
}
