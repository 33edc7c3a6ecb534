import fc from 'fast-check'
import { anyText, nastyValue, wellFormed } from './values'

/** What a request carries. `type` is its content type. */
export type Body = { type?: string; bytes: Buffer }

type Change =
  | { kind: 'replace'; at: number; value: unknown }
  | { kind: 'drop'; at: number }
  | { kind: 'add'; name: string; value: unknown }

const extraNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'id',
  '_id',
  'role',
  'roles',
  'user',
  'userId',
  'client',
  'owner',
  'createdAt',
  'updatedAt',
  'status',
  '_status',
  'password',
  'hash',
  'salt',
  'sessions',
  'loginAttempts',
  'twoFactorSecret',
  'isAdmin',
  'collection',
  'file',
  'totalCents',
  '',
  'a.b',
  'a[b]',
)

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('replace' as const), at: fc.nat(40), value: nastyValue }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), at: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      name: extraNames,
      value: fc.oneof(fc.constantFrom<unknown>('admin', 1, true, '2020-01-01'), nastyValue),
    }),
  },
)

type Holder = Record<string | number, unknown>
const placesOf = (value: unknown, depth = 0): [Holder, string | number][] =>
  value && typeof value === 'object' && depth < 5
    ? Object.keys(value).flatMap((key) => [
        [value as Holder, key] as [Holder, string],
        ...placesOf((value as Holder)[key], depth + 1),
      ])
    : []

function changed(value: unknown, changes: Change[]): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value ?? {}))
  for (const one of changes) {
    if (one.kind === 'add') {
      if (copy && typeof copy === 'object')
        Object.defineProperty(copy, one.name, {
          value: structuredClone(one.value),
          enumerable: true,
          configurable: true,
          writable: true,
        })
      continue
    }
    const places = placesOf(copy)
    const place = places[one.at % Math.max(1, places.length)]
    if (!place) continue
    const [holder, key] = place
    if (one.kind === 'drop') Reflect.deleteProperty(holder, key)
    // The same value may be put in twice, also into itself.
    else holder[key] = structuredClone(one.value)
  }
  return copy
}

const json = (value: unknown): Body => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(value) ?? '') })

const brokenJson: fc.Arbitrary<Body> = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '{"a":',
      'null',
      '[]',
      '"x"',
      '1',
      'NaN',
      '{"a":1}{"b":2}',
      '{"a":1,"a":2}',
      '\ufeff{}',
      "{'a':1}",
      `{"a":"${'\\ud800'}"}`,
      `{"a":"${'\\u0000'}"}`,
      '{"__proto__":{"role":"admin"}}',
      '{"a":1e400}',
      '{"a":-0}',
    )
    .map((text) => ({ type: 'application/json', bytes: Buffer.from(text) })),
  fc.uint8Array({ maxLength: 80 }).map((bytes) => ({ type: 'application/json', bytes: Buffer.from(bytes) })),
  fc.constantFrom(1000, 20_000).map((depth) => ({
    type: 'application/json',
    bytes: Buffer.from(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  })),
  fc
    .constantFrom(65_500, 65_536, 65_537, 1_048_000, 1_048_577)
    .map((size) => ({ type: 'application/json', bytes: Buffer.from(`{"content":"${'x'.repeat(size - 14)}"}`) })),
  fc.constant({ type: 'application/json; charset=utf-16', bytes: Buffer.from('{"a":1}', 'utf16le') }),
)

const oddTypes = fc.constantFrom(
  undefined,
  'text/plain',
  'application/json; charset=utf-7',
  'APPLICATION/JSON',
  'application/json;',
  'application/json, text/plain',
  'application/ld+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a b"',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=x',
  'text/x-component',
  'application/xml',
  'application/graphql',
  'application/octet-stream',
  ';;;',
  'a/b/c',
)

const fieldText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const asForm = (value: unknown): Body => {
  const pairs = Object.entries((value as object | null) ?? {}).map(([name, one]) => [name, wellFormed(fieldText(one))])
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(new URLSearchParams(pairs).toString()) }
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A form with files, as a browser sends it, and with names and dispositions that no browser sends. */
const multipart = (value: unknown, file: string, field: string, isCut: boolean): Body => {
  const parts = Object.entries((value as object | null) ?? {}).map(
    ([name, one]) =>
      `--fuzz\r\nContent-Disposition: form-data; name="${name.replace(/[\r\n"]/g, '_')}"\r\n\r\n${fieldText(one)}\r\n`,
  )
  const head = `--fuzz\r\nContent-Disposition: form-data; name="${field}"; filename="${file.replace(/[\r\n"]/g, '_')}"\r\nContent-Type: image/png\r\n\r\n`
  const end = isCut ? '' : '\r\n--fuzz--\r\n'
  return {
    type: 'multipart/form-data; boundary=fuzz',
    bytes: Buffer.concat([Buffer.from(parts.join('')), Buffer.from(head), PNG, Buffer.from(end)]),
  }
}

/** Bodies for a call whose valid ones are known: those, slightly wrong ones, broken ones, and other types altogether. */
export function bodiesFor(valid: fc.Arbitrary<unknown>, takesForms: boolean): fc.Arbitrary<Body> {
  const nearly = fc.tuple(valid, fc.array(change, { maxLength: 3 })).map(([value, changes]) => changed(value, changes))
  const files = fc
    .tuple(nearly, anyText, fc.constantFrom('file', 'files', 'resume', 'attachments', 'x'), fc.boolean())
    .map(([value, name, field, isCut]) => multipart(value, `${name}.png`, field, isCut && name.length % 5 === 0))
  return fc.oneof(
    { weight: 3, arbitrary: valid.map(json) },
    { weight: 8, arbitrary: nearly.map(json) },
    { weight: 2, arbitrary: brokenJson },
    { weight: takesForms ? 4 : 1, arbitrary: files },
    { weight: takesForms ? 2 : 1, arbitrary: nearly.map(asForm) },
    { weight: 1, arbitrary: fc.tuple(oddTypes, nearly.map(json)).map(([type, body]) => ({ ...body, type })) },
  )
}
