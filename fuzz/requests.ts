import fc from 'fast-check'
import { type Body, bodiesFor } from './bodies'
import { valuesOf } from './from-schema'
import { type Header, oddHeaders } from './headers'
import { queriesFor } from './queries'
import type { Target } from './targets'
import { anyText } from './values'

/** One request as it is sent. `path` is raw: nothing on the way tidies it. */
export type Shot = { target: Target; method: string; path: string; headers: Header[]; body?: Body }

/** What stands for an id or a word in an address: those that exist, and those that cannot. */
export type Known = { ids: string[]; words: string[] }

const methods = fc.constantFrom(
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'PURGE',
)

/** As an address may carry it: what HTTP forbids in one is escaped, half a character as its three bytes. */
const escaped = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) =>
      /[\w.~!$&'()*,;=:@-]/.test(String.fromCharCode(byte)) && byte < 128
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('')
    .slice(0, 6000)

const oddPart = fc.oneof(
  { weight: 3, arbitrary: anyText.map((text) => escaped(text) || '%20') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '%2e%2e',
      '..',
      '%2e%2e%2f',
      '..%2f..%2fetc%2fpasswd',
      '%00',
      '%',
      '%zz',
      '%c0%ae',
      '%ff',
      '%ED%A0%80',
      ';',
      '.',
      '0',
      '-1',
      '1e3',
      '1.5',
      '0x1',
      '2147483648',
      '9'.repeat(60),
      'null',
      '%20',
      'a%0d%0ab',
      '[id]',
      '(.)x',
      '$1',
      '__proto__',
      'constructor',
      'toString',
    ),
  },
)

const partOf = (name: string, known: Known): fc.Arbitrary<string> => {
  const list = name === 'id' ? known.ids : known.words
  return list.length
    ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...list) }, { weight: 2, arbitrary: oddPart })
    : oddPart
}

const tricks: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/%2e%2e${path}`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (c) => c.toUpperCase()),
  (path) => `${path}%00`,
  (path) => `${path}%2f`,
  (path) => `${path}.json`,
  (path) => `${path}.rsc`,
  (path) => `${path}%3fa`,
  (path) => `${path};a=b`,
  (path) => `/_next/data/x${path}.json`,
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => path.replace('/', '/\\'),
  (path) => `/en${path}`,
  (path) => path + '/x'.repeat(400),
  (path) => `${path}/${'y'.repeat(8000)}`,
]

function pathsOf(target: Target, known: Known): fc.Arbitrary<string> {
  const parts = target.path.split('/').map((part) => {
    const [, name, rest = ''] = /^:([a-zA-Z]+)(.*)$/.exec(part) ?? []
    return name ? partOf(name, known).map((one) => one + rest) : fc.constant(part)
  })
  const plain = fc.tuple(...parts).map((all) => all.join('/'))
  return fc.oneof(
    { weight: 12, arbitrary: plain },
    { weight: 1, arbitrary: fc.tuple(plain, fc.constantFrom(...tricks)).map(([path, trick]) => trick(path)) },
  )
}

/** Requests to one target: mostly with its method, a fitting body and few oddities, so that they get deep. */
export function requestsTo(target: Target, known: Known): fc.Arbitrary<Shot> {
  const hasBody = !['GET', 'HEAD'].includes(target.method)
  const bodies = bodiesFor(target.body ? valuesOf(target.body) : recordsOf(target), Boolean(target.takesForms))
  return fc
    .record({
      method: fc.oneof({ weight: 15, arbitrary: fc.constant(target.method) }, { weight: 1, arbitrary: methods }),
      path: pathsOf(target, known),
      query: queriesFor(target),
      headers: oddHeaders,
      body: hasBody
        ? bodies
        : fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: bodies }),
    })
    .map(({ method, path, query, headers, body }) => ({
      target,
      method,
      path: `${path}${query ? `?${query}` : ''}`.replace(/[^\x21-\x7e]/g, (c) => escaped(c)),
      headers,
      body: method === 'GET' || method === 'HEAD' || method === 'TRACE' ? undefined : body,
    }))
}

/** A record of one of Payload's own routes: some of its fields, with anything in them. */
function recordsOf(target: Target): fc.Arbitrary<unknown> {
  const names = target.fields?.slice(0, 40) ?? []
  if (names.length === 0) return fc.constant({})
  const value = fc.oneof(
    fc.constantFrom<unknown>('Winter', 'ada@winter.example', 1, 2, true, '2026-11-22', [1], [], null),
    anyText,
  )
  return fc
    .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 8 })
    .map((pairs) => Object.fromEntries(pairs))
}
