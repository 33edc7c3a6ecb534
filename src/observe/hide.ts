/** What stands for something that the log must not have. */
const HIDDEN = '[hidden]'

/** Names of fields whose values are secrets or persons. */
const SECRET_NAMES =
  /^(set-?)?cookies?$|authorization|passw|token|secret|challenge|^(code|codes|key|email|phone|to|replyto|(full)?name|username|company|headers|body|data|user|params|parameters|detail)$/i

const MAX_DEPTH = 4

/**
 * The fields of a line without those that are named like a secret or a person, at any depth. They are copied: pino's own
 * `redact` changes the objects that are logged, and does not always change them back.
 */
export function withoutSecrets(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET_NAMES.test(name) && value !== undefined && value !== null ? HIDDEN : plain(value, depth),
    ]),
  )
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return errorFields(value)
  if (value instanceof Date) return value
  if (depth >= MAX_DEPTH) return '[object]'
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => plain(one, depth + 1))
  return withoutSecrets(value as Record<string, unknown>, depth + 1)
}

const PATTERNS: [RegExp, string][] = [
  // A session's token, and whatever else is signed like it.
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/\b(Bearer|Basic) +[\w.~+/=-]{6,}/gi, `$1 ${HIDDEN}`],
  [/([\w-]*(?:token|challenge|password|secret|api[_-]?key)[\w-]*)(=|%3D)[^\s;&"'\\,)]+/gi, `$1$2${HIDDEN}`],
  // The user and the password in an address of a server.
  [/(\w+:\/\/)[^\s/@"\\]+@/g, `$1${HIDDEN}@`],
  [/[\w.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, HIDDEN],
  // Telephone numbers as people write them.
  [/\+\d[\d ().-]{7,}\d/g, HIDDEN],
  [/(?<![\w.:-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w-])/g, HIDDEN],
  // What a quote's link or another long key looks like.
  [/\b\d+-[0-9a-f]{40,}\b/g, HIDDEN],
]

/** Takes out of a text what looks like a key, an address or a telephone number, whichever way it came in. */
export const scrub = (text: string): string =>
  PATTERNS.reduce((result, [pattern, instead]) => result.replace(pattern, instead), text)

type Thrown = Error & Record<string, unknown>

/** The parts of an error that say what went wrong and not with whose data. PostgreSQL's `detail`, `where` and `parameters` have values of rows. */
const TELLING = ['code', 'constraint', 'table', 'column', 'schema', 'severity', 'status', 'syscall', 'digest', 'port']
const MAX_CAUSES = 4

/** A statement without the texts that stand in it; its parameters stand outside of it anyway. */
export const withoutTexts = (statement: string): string => statement.replace(/'(?:[^']|'')*'/g, "'?'")

/** A message without the values that a statement was called with, and without the value that a type refused. */
export function messageOf(error: unknown): string {
  const { message, code } = error as Thrown
  const [told = ''] = String(message).split(/\n?params:/)
  const first = told.startsWith('Failed query') ? withoutTexts(told) : told
  const isDataError = /^22\w{3}$/.test(String(code))
  return scrub(isDataError ? first.replace(/: ".*$/s, '') : first).slice(0, 1000)
}

const framesOf = (stack: string | undefined): string =>
  (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** What the log has of an error: nothing but what is known to be harmless. */
export function errorFields(error: unknown, depth = 0): object {
  if (!(error instanceof Error) && !(error as Thrown)?.message) return { message: scrub(String(error)).slice(0, 1000) }
  const thrown = error as Thrown
  const telling = TELLING.flatMap((name) =>
    ['string', 'number'].includes(typeof thrown[name]) ? [[name, thrown[name]] as const] : [],
  )
  return {
    type: thrown.name,
    message: messageOf(thrown),
    ...Object.fromEntries(telling),
    stack: framesOf(thrown.stack),
    ...(thrown.cause !== undefined && depth < MAX_CAUSES && { cause: errorFields(thrown.cause, depth + 1) }),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const WORDS = /^[a-z0-9]{1,18}([-_.][a-z0-9]{1,18})*$/i

function shownPart(part: string, index: number, parts: string[]): string {
  const isKey =
    (parts[1] === 'quote' && index === 2) || (parts[1] === 'api' && parts[2] === 'quotes' && index === 3 && part !== '')
  if (isKey) return '{token}'
  if (UUID.test(part)) return '{id}'
  if (part.length >= 20 && !WORDS.test(part) && parts[1] !== '_next') return '{token}'
  return scrub(part)
}

/** The path of an address as the log has it: without its query, and with keys taken out. Ids that are numbers stay. */
export function shownPath(address: string): string {
  const [path = '/'] = address.split(/[?#]/, 1)
  return path.slice(0, 500).split('/').map(shownPart).join('/').slice(0, 200)
}
