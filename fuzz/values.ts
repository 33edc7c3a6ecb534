import fc from 'fast-check'

const NUL = String.fromCharCode(0)

/** Texts that programs trip over: controls, directions, halves of characters, markup, paths and code. */
export const nastyText = fc.constantFrom(
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\u200b\u200d\ufeff',
  'e\u0301'.repeat(40),
  'Z\u0351\u036b\u0343\u036a\u0302'.repeat(20),
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ﷺ'.repeat(30),
  '\u2028\u2029\u0085',
  '\r\nSet-Cookie: a=b',
  '\r\nBcc: everybody@evil.example',
  "' or 1=1 --",
  "'; drop table users; --",
  '%',
  '_%\\',
  '%00%0d%0a',
  '<script>alert(1)</script>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '=cmd|/c calc!A1',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  '0',
  '-1',
  '1e999',
  '9'.repeat(400),
  '0x7fffffff',
  '2026-02-30',
  '275760-09-13T00:00:00.001Z',
  '-271821-04-20',
  '0000-00-00T00:00:00Z',
  '2026-11-22T25:61:61+99:99',
  '00000000-0000-0000-0000-000000000000',
  '(a+)+$',
  'a'.repeat(5000),
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
)

/** Texts of any kind, the odd ones among them. */
export const anyText = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  // Lone halves of characters, too.
  {
    weight: 1,
    arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 }).map((u) => String.fromCharCode(...u)),
  },
)

/** Numbers at the edges of what JSON, a double, PostgreSQL and a calendar hold. */
export const nastyNumber = fc.constantFrom(
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1.7976931348623157e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  -(2 ** 63),
  8.64e15,
  8.64e15 + 1,
  1e21,
)

const deep = (depth: number, isList: boolean): unknown => {
  let value: unknown = 'deep'
  for (let i = 0; i < depth; i++) value = isList ? [value] : { a: value }
  return value
}

/** Anything that JSON can say, of a type that nobody expects. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 3, arbitrary: nastyNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: 1 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(20, 150, 199, 201, 1200), fc.boolean()).map(([d, l]) => deep(d, l)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      { equals: 1 },
      { $ne: null },
      { then: 1 },
      { toJSON: 1 },
      { length: -1 },
      { length: 2 ** 32 },
      { path: '/etc/passwd', name: 'x', size: 1, field: 'file' },
      { relationTo: 'users', value: 1 },
      Array.from({ length: 2000 }, (_, i) => i),
      Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])),
    ),
  },
)

/** A text as UTF-8 can carry it: half a character becomes the sign for one that is not known. */
export const wellFormed = (text: string): string => Buffer.from(text, 'utf8').toString('utf8')
