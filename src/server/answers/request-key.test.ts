import { expect, test } from '@jest/globals'
import type { IncomingMessage } from 'node:http'
import { keyOf } from './request-key'

const key = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  keyOf({ url, headers: { host: 'localhost', ...headers }, method } as unknown as IncomingMessage)

test.each(['/', '/about', '/fiber-installation', '/_next/static/chunks/0a~b.js', '/sitemap.xml'])(
  '%s is kept',
  (url) => {
    expect(key(url)).toBe(url)
    expect(key(url, {}, 'HEAD')).toBe(url)
  },
)

test.each([
  '/about?x=1',
  '/about?_rsc=1abc',
  '/%61bout',
  '/about;x',
  '/about\\x',
  '/x/../about',
  '/./about',
  '/_next/static/x/../chunks/a.js',
  '//about',
  '/.env',
  `/${'a'.repeat(600)}`,
  'http://other.example/about',
  '*',
])('%s is not', (url) => expect(key(url)).toBeUndefined())

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the answer to %s is not', (method) =>
  expect(key('/', {}, method)).toBeUndefined(),
)

test.each([
  ['rsc', '1'],
  ['next-router-state-tree', '%5B%5D'],
  ['next-router-prefetch', '1'],
  ['next-router-segment-prefetch', '/_tree'],
  ['next-url', '/about'],
  ['next-action', 'abc'],
  ['x-prerender-revalidate', 'abc'],
  ['authorization', 'JWT abc'],
  ['range', 'bytes=0-1'],
  ['content-length', '5'],
  ['transfer-encoding', 'chunked'],
  ['cookie', 'patchbay-token=abc'],
  ['cookie', 'a=1; __Host-patchbay-token=abc'],
  ['cookie', '__prerender_bypass=abc'],
  ['cookie', '__next_preview_data=abc'],
])('who sends %s: %s is answered by Next', (name, value) => expect(key('/about', { [name]: value })).toBeUndefined())

test('a request that does not name its host is not', () =>
  expect(keyOf({ url: '/', headers: {}, method: 'GET' } as unknown as IncomingMessage)).toBeUndefined())

test('other cookies change nothing, and none changes a file of the build', () => {
  expect(key('/about', { cookie: 'ui-theme=dark' })).toBe('/about')
  expect(key('/_next/static/a.js', { cookie: 'patchbay-token=abc' })).toBe('/_next/static/a.js')
})
