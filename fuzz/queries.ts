import fc from 'fast-check'
import { valuesOf } from './from-schema'
import type { Target } from './targets'
import { anyText, wellFormed } from './values'

const secrets = [
  'password',
  'hash',
  'salt',
  'sessions',
  'sessions.id',
  'resetPasswordToken',
  'twoFactorSecret',
  'user.hash',
  'userId.salt',
  'client.hash',
  'owner.sessions.id',
  'by.hash',
  'role',
  'user.role',
  '__proto__',
  'constructor.name',
  'id',
  'createdAt',
  'nothing',
  '',
  'a.b.c.d.e.f',
  '*',
  '_rels',
  'user_id',
]
const operators = [
  'equals',
  'not_equals',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'like',
  'not_like',
  'contains',
  'in',
  'not_in',
  'all',
  'exists',
  'near',
  'within',
  'intersects',
  '$where',
  '__proto__',
  'toString',
  '',
]
const numbers = [
  '0',
  '-1',
  '1',
  '3',
  '1000000000',
  '1e9',
  'NaN',
  'Infinity',
  '9'.repeat(40),
  '',
  'x',
  '1.5',
  '%00',
  '0x10',
]
const plainValues = [
  'a',
  '1',
  'true',
  'false',
  'null',
  '%',
  '%25',
  '_',
  "'",
  '%00',
  '',
  '2026-11-22',
  '1,2,3',
  '[object Object]',
  '{}',
  '%5Cu0000',
  '%F0%9F%98%80',
  '%ED%A0%80',
  '%ff',
  '()',
  '1 or 1=1',
  'POINT(1 1)',
  '1,1,5,5',
  '2147483648',
  '99999999999999999999',
]

const encoded = (text: string): string => encodeURIComponent(wellFormed(text)).slice(0, 3000)
const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...plainValues) },
  { weight: 1, arbitrary: anyText.map(encoded) },
)

/** `where[and][0][name][like]=x`, nested to any depth. */
const condition = (fields: string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.constantFrom('[and][0]', '[or][0]', '[or][1]', '[and]', '[or][a]', '[not]'), { maxLength: 3 }),
      fc.constantFrom(...fields, ...secrets),
      fc.constantFrom(...operators),
      value,
      fc.constantFrom('', '', '', '[]', '[0]', '[a]', '[__proto__]'),
    )
    .map(
      ([path, field, operator, text, tail]) => `where${path.join('')}[${encoded(field)}][${operator}]${tail}=${text}`,
    )

const nativePart = (fields: string[]): fc.Arbitrary<string> => {
  const name = fc.constantFrom(...fields, ...secrets)
  return fc.oneof(
    { weight: 5, arbitrary: condition(fields) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom('', '-', '--'), name).map(([sign, field]) => `sort=${sign}${encoded(field)}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(name, fc.constantFrom('true', 'false', 'x', ''))
        .map(([field, yes]) => `select[${encoded(field)}]=${yes}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('users', 'media', 'x', '__proto__'), name)
        .map(([slug, field]) => `populate[${slug}][${encoded(field)}]=true`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('updates', 'milestones', 'x'),
          fc.constantFrom(
            '[limit]=0',
            '[limit]=1e9',
            '[page]=-1',
            '[sort]=hash',
            '[where][hash][like]=a',
            '=false',
            '[count]=true',
          ),
        )
        .map(([join, rest]) => `joins[${join}]${rest}`),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('limit', 'page', 'depth'), fc.constantFrom(...numbers))
        .map(([key, number]) => `${key}=${number}`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'locale=all',
        'locale=xx',
        'fallback-locale=none',
        'draft=true',
        'draft=x',
        'pagination=false',
        'trash=true',
        'autosave=true',
        'overrideAccess=true',
        'showHiddenFields=true',
        'disableErrors=true',
        'user=1',
        'where=x',
        'where[]=x',
        'where[id]=1',
        'where[or]=x',
        'where[or][]=x',
        'sort[]=id',
        'sort[a]=b',
        'select=x',
        'populate=x',
        'depth[]=1',
        'limit[a]=1',
        'publishSpecificLocale=en',
        'uploadEdits[crop][x]=1',
        'duplicateFromID=1',
        'selectedLocales=x',
        'publishAllLocales=true',
        'unpublishAllLocales=true',
        'joins=x',
        'flattenLocales=x',
        'src=http%3A%2F%2F127.0.0.1',
      ),
    },
  )
}

const anyPart = fc
  .tuple(
    fc.constantFrom(
      'q',
      'page',
      'limit',
      'sort',
      'status',
      'redirect',
      'id',
      '_rsc',
      'url',
      'w',
      'q[]',
      'a[b]',
      '__proto__[x]',
      'constructor',
      'error',
      'next',
      '%00',
      '',
      'x'.repeat(300),
      'from',
      'to',
      'nxtPslug',
      '__nextLocale',
      'request',
      'code',
      'state',
      'token',
    ),
    value,
  )
  .map(([key, text]) => `${key}=${text}`)

/** The parts of a query that the call's schema takes, some of them twice, as a list or as an object. */
function documentedParts(target: Target): fc.Arbitrary<string[]> {
  if (!target.query) return fc.constant([])
  const form = fc.constantFrom('', '', '', '', '[]', '[0]', '[a]')
  return fc
    .tuple(valuesOf(target.query), fc.array(form, { minLength: 12, maxLength: 12 }))
    .map(([query, forms]) =>
      Object.entries((query as object | null) ?? {}).map(
        ([name, one], index) =>
          `${encoded(name)}${forms[index % 12] ?? ''}=${encoded(typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))}`,
      ),
    )
}

/** Queries for a target: none, fitting ones, and any. */
export function queriesFor(target: Target): fc.Arbitrary<string> {
  const part = target.kind === 'native' ? nativePart(target.fields ?? []) : anyPart
  const odd = fc.array(part, { maxLength: target.kind === 'native' ? 3 : 2 })
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    {
      weight: 3,
      arbitrary: fc.tuple(documentedParts(target), odd).map((lists) => lists.flat().join('&').slice(0, 7000)),
    },
  )
}
