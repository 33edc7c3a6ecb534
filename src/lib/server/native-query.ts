import * as qs from 'qs-esm'
import { HttpError } from './http-error'

const MAX_LIMIT = 200
const MAX_DEPTH = 1
const MAX_PAGE = 1_000_000

/** What nobody may filter, sort or select by: answering would tell the value bit by bit. */
const SECRET_FIELDS =
  /(?:^|\.)(?:twoFactorSecret|password|hash|salt|sessions|resetPasswordToken|resetPasswordExpiration|loginAttempts|lockUntil|_verificationToken|apiKey|apiKeyIndex)(?:\.|$)/

/** The conditions that Payload knows, but those of places on a map, which no field here has and PostgreSQL could not answer. */
const OPERATORS = new Set(
  'equals not_equals contains in not_in all exists greater_than greater_than_equal less_than less_than_equal like not_like'.split(
    ' ',
  ),
)

/** Those that compare with one value; Payload splits it into words. */
const OF_ONE_VALUE = /^(contains|exists|greater_than|less_than|like|not_like)/

const isKnownCondition = ([operator, value]: [string, unknown]): boolean =>
  OPERATORS.has(operator) && (!OF_ONE_VALUE.test(operator) || typeof value === 'string')

const keysAndValues = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysAndValues)
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => [key, ...keysAndValues(inner)])
  return []
}

const sortsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => String(one ?? '').split(','))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Refuses a condition that is none: Payload hands what it does not know on until PostgreSQL fails over it. */
function refuseStrangeConditions(where: unknown): void {
  if (where === undefined || where === '') return
  const refused = new HttpError(400, 'This condition is not known')
  if (!isObject(where)) throw refused
  for (const [name, value] of Object.entries(where)) {
    if (/^(and|or)$/i.test(name)) {
      if (!Array.isArray(value)) throw refused
      value.forEach(refuseStrangeConditions)
    } else if (!isObject(value) || !Object.entries(value).every(isKnownCondition)) throw refused
  }
}

const wholeNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
  return Number.isInteger(number) ? number : undefined
}

/**
 * The query as Payload may have it: no secret field in it, known conditions only, at most 200 records, at most one level
 * of relations.
 * @throws HttpError 400 for what nobody may ask for
 */
export function boundedQuery(search: string): string {
  const query = qs.parse(search, { ignoreQueryPrefix: true, depth: 10, arrayLimit: 1000, allowEmptyArrays: true })
  const names = [
    ...keysAndValues([query.where, query.select, query.populate, query.joins]),
    ...sortsOf(query.sort).map((name) => name.replace(/^-/, '')),
  ]
  if (names.some((name) => SECRET_FIELDS.test(name))) throw new HttpError(400, 'This field cannot be asked for')
  refuseStrangeConditions(query.where)
  const bounded: Record<string, unknown> = { ...query }
  const limit = query.limit === undefined ? 10 : wholeNumber(query.limit)
  if (!limit || limit < 1 || limit > MAX_LIMIT) bounded.limit = MAX_LIMIT
  if (query.pagination === 'false' && query.limit === undefined) bounded.limit = MAX_LIMIT
  if (query.page !== undefined) bounded.page = Math.min(Math.max(wholeNumber(query.page) ?? 1, 1), MAX_PAGE)
  bounded.depth = Math.min(Math.max(wholeNumber(query.depth) ?? 0, 0), MAX_DEPTH)
  return qs.stringify(bounded, { addQueryPrefix: true })
}
