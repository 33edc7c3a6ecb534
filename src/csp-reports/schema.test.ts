import { expect, test } from '@jest/globals'
import { cspReports, pageOf, sourceOf } from './schema'

test.each([
  ['https://site.example/rfq?email=ada@winter.example#part', '/rfq'],
  ['https://site.example/quote/0123456789abcdef0123456789abcdef0123456789abc', '/quote/…'],
  ['https://site.example/a%0d%0ab', '/a%0d%0ab'],
  ['not an address', '?'],
  ['', '?'],
])('the page of %s is %s', (address, page) => {
  expect(pageOf(address)).toBe(page)
})

test.each([
  ['https://evil.example/x.js?token=1', 'https://evil.example'],
  ['inline', 'inline'],
  ['wasm-eval', 'wasm-eval'],
  ['data', 'data'],
  ['data:text/html,hello', 'data:'],
  ['chrome-extension://abcdef/x.js', 'chrome-extension:'],
  ['two\r\nlines', '?'],
])('what came from %j is told of as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source)
})

test('both forms say the same', () => {
  const violation = { page: '/rfq', blocked: 'https://evil.example', directive: 'script-src-elem' }
  const older = {
    'csp-report': {
      'document-uri': 'https://site.example/rfq?a=b',
      'blocked-uri': 'https://evil.example/x.js',
      'violated-directive': 'script-src-elem',
      'script-sample': 'alert(1)',
    },
  }
  const newer = {
    type: 'csp-violation',
    age: 1,
    url: 'https://site.example/rfq?a=b',
    body: {
      documentURL: 'https://site.example/rfq?a=b',
      blockedURL: 'https://evil.example/x.js',
      effectiveDirective: 'script-src-elem',
    },
  }
  expect(cspReports.parse({ reports: [older, newer] })).toEqual({ reports: [violation, violation] })
})

test('a report of another kind is passed over, and what is no report is refused', () => {
  expect(cspReports.parse({ reports: [{ type: 'deprecation', body: {} }] })).toEqual({ reports: [undefined] })
  for (const reports of [[], [1], ['x'], [{}], Array.from({ length: 21 }, () => ({ type: 'x' }))])
    expect(cspReports.safeParse({ reports }).success).toBe(false)
})
