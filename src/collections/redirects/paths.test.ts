import { describe, expect, test } from '@jest/globals'
import { isOwnScreen, isReservedSlug } from '@/lib/shared/site-paths'
import { canonicalPath, canonicalTarget, pathOfTarget, problemOfFrom, problemOfTarget } from './paths'

const SITE = 'https://prairieline.example'

test.each([
  ['/old', '/old'],
  [' /Old/Page/ ', '/old/page'],
  ['/Über uns', '/%c3%bcber%20uns'],
  ['/%C3%9Cber', '/%c3%9cber'],
  ['/a/../b', '/b'],
  ['/index.php', '/index.php'],
  ['/', '/'],
  ['//x', '//x'],
  ['/a?b', '/a?b'],
  ['old', 'old'],
])('the path %j is stored as %j', (text, stored) => {
  expect(canonicalPath(text)).toBe(stored)
})

test.each([
  ['/About#Team', '/about#Team'],
  [' /RFQ/?service=Noc#x ', '/rfq?service=Noc#x'],
  ['/api/media/file/Plan.PDF', '/api/media/file/Plan.PDF'],
  ['https://Other.example/Path', 'https://Other.example/Path'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the target %j is stored as %j', (text, stored) => {
  expect(canonicalTarget(text)).toBe(stored)
})

test.each([
  ['/about#team', '/about'],
  ['/rfq?a=1#b', '/rfq'],
  ['https://other.example/a', undefined],
])('%j is at the path %j', (to, path) => {
  expect(pathOfTarget(to)).toBe(path)
})

describe('a redirect may not begin', () => {
  test.each([
    ['old', 'An address on this site begins with one /, such as /old-page'],
    ['https://x.example', 'An address on this site begins with one /, such as /old-page'],
    ['/a?b=1', 'Leave out what follows ? or #: a redirect goes by the path alone'],
    ['/a#b', 'Leave out what follows ? or #: a redirect goes by the path alone'],
    ['//evil.example', 'An address has single slashes, such as /old/page'],
    ['/a//b', 'An address has single slashes, such as /old/page'],
    ['/\\evil.example', 'An address has single slashes, such as /old/page'],
    [`/${'x'.repeat(500)}`, 'An address has at most 500 characters'],
    ...['/', '/services', '/about', '/admin/x', '/portal', '/auth', '/api/user', '/_next/static/x', '/robots.txt'].map(
      (path) => [path, 'The site itself answers at this address, so the redirect would never be used'],
    ),
  ])('at %j', (from, message) => {
    expect(problemOfFrom(canonicalPath(from as string))).toBe(message)
  })
  test.each([['/old'], ['/services/old'], ['/index.php'], ['/administration'], ['/en/about']])(
    'nowhere else: %j',
    (from) => expect(problemOfFrom(from)).toBeUndefined(),
  )
})

describe('a redirect may not lead', () => {
  const whole = 'Write a path on this site, such as /about#team, or a whole address that begins with https://'
  const single = 'An address on this site begins with one / and has single slashes'
  test.each([
    ['//evil.example', single],
    ['/\\evil.example', single],
    ['/a//b', single],
    ['http://other.example', whole],
    ['javascript:alert(1)', whole],
    ['https://', whole],
    ['https://user:pass@other.example', whole],
    ['https://other.example/a b', whole],
    ['about', whole],
    [`${SITE}/about`, 'Write an address on this site as a path, such as /about#team'],
    ['https://PRAIRIELINE.example:8443/', 'Write an address on this site as a path, such as /about#team'],
    [`/${'x'.repeat(500)}`, 'An address has at most 500 characters'],
  ])('to %j', (to, message) => {
    expect(problemOfTarget(canonicalTarget(to), SITE)).toBe(message)
  })
  test.each([['/about#team'], ['/rfq?service=noc'], ['https://jobs.other.example/a?b=//c#d'], ['/a?next=//b']])(
    'nowhere else: %j',
    (to) => expect(problemOfTarget(canonicalTarget(to), SITE)).toBeUndefined(),
  )
})

test.each([
  ['rfq', true],
  ['services', true],
  ['contact', true],
  ['careers', true],
  ['search', true],
  ['auth', true],
  ['portal', true],
  ['admin', true],
  ['api', true],
  ['og', true],
  ['fiber-installation', true],
  ['about', false],
  ['privacy-policy', false],
])('the slug %j of a page is reserved: %j', (slug, isReserved) => {
  expect(isReservedSlug(slug)).toBe(isReserved)
})

test('the page /about is a screen of the site all the same', () => {
  expect(isOwnScreen('/about')).toBe(true)
})
