import { describe, expect, test } from '@jest/globals'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from './client-address'

const HEADER = 'x-patchbay-address'

/** The headers after the caller's address was settled. */
function settled(remoteAddress: string | undefined, headers: Record<string, string> = {}, hops = 0) {
  const request = { headers: { ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage
  clientAddress(request, hops)
  return request.headers
}
const addressOf = (...args: Parameters<typeof settled>) => settled(...args)[HEADER]

describe('without a proxy', () => {
  test('the address is the connection’s', () => {
    expect(addressOf('192.0.2.1')).toBe('192.0.2.1')
  })

  test.each([HEADER, 'x-forwarded-for', 'x-real-ip', 'forwarded'])(
    'what a caller says in %s is not believed',
    (name) => {
      expect(addressOf('192.0.2.1', { [name]: '198.51.100.9' })).toBe('192.0.2.1')
    },
  )

  test('a connection that is gone has a name of its own', () => {
    expect(addressOf(undefined)).toBe('unknown')
  })
})

describe('behind proxies', () => {
  test('the last entry is what one proxy saw', () => {
    expect(addressOf('10.0.0.1', { 'x-forwarded-for': '203.0.113.66, 192.0.2.1' }, 1)).toBe('192.0.2.1')
  })

  test('the last but one is what the first of two saw', () => {
    expect(addressOf('10.0.0.1', { 'x-forwarded-for': '203.0.113.66, 192.0.2.1, 10.0.0.2' }, 2)).toBe('192.0.2.1')
  })

  test('empty entries do not shift the others', () => {
    expect(addressOf('10.0.0.1', { 'x-forwarded-for': ' ,192.0.2.1 ,, ' }, 1)).toBe('192.0.2.1')
  })

  test.each([
    ['', 1],
    ['192.0.2.1', 2],
  ])('with too few entries (%j of %d) the connection counts', (forwarded, hops) => {
    expect(addressOf('10.0.0.1', { 'x-forwarded-for': forwarded }, hops)).toBe('10.0.0.1')
  })

  test('our own header from outside is not believed either', () => {
    expect(addressOf('10.0.0.1', { [HEADER]: 'me', 'x-forwarded-for': '192.0.2.1' }, 1)).toBe('192.0.2.1')
  })
})

describe('IPv6', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001:db8:1::2:3:4', '2001:db8:1:0::/64'],
    ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('%s belongs to %s', (address, group) => {
    expect(addressOf(address)).toBe(group)
  })

  test('neighbours of one /64 are one caller', () => {
    expect(addressOf('2001:db8:1:2:aaaa::1')).toBe(addressOf('2001:db8:1:2:bbbb:0:0:2'))
  })

  test('another /64 is another caller', () => {
    expect(addressOf('2001:db8:1:2::1')).not.toBe(addressOf('2001:db8:1:3::1'))
  })

  test.each(['::ffff:192.0.2.1', '::FFFF:192.0.2.1'])('%s is the IPv4 address in it', (address) => {
    expect(addressOf(address)).toBe('192.0.2.1')
  })
})

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-invoke-path',
  'x-now-route-matches',
  'x-matched-path',
])('%s never reaches the application', (name) => {
  expect(settled('192.0.2.1', { [name]: 'x', accept: 'y' })).toEqual({ accept: 'y', [HEADER]: '192.0.2.1' })
})
