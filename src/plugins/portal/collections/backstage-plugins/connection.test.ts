import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { isClosed, testAddress } from './connection'

const seen: { url: string; authorization?: string }[] = []
const server = http.createServer((req, res) => {
  seen.push({ url: req.url ?? '', authorization: req.headers.authorization })
  const [, status, location] = /^\/(\d+)(?:\?to=(.*))?$/.exec(req.url ?? '') ?? []
  if (req.url === '/circle') res.writeHead(302, { location: '/circle' }).end()
  else if (status)
    res.writeHead(Number(status), location ? { location: decodeURIComponent(location) } : {}).end('hidden text')
})
let root: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('what the test of a connection found', () => {
  test.each([
    ['/200', true, /^Reachable in \d+ ms$/],
    ['/204', true, /^Reachable in \d+ ms$/],
    ['/401', false, /^401: token refused$/],
    ['/403', false, /^403: /],
    ['/404', false, /^404: it answers/],
    ['/503', false, /^503: .*problem of its own/],
    ['/302?to=%2F200', true, /^Reachable/],
    ['/302?to=http%3A%2F%2Felsewhere.example%2F', false, /another host/],
    ['/302?to=http%3A%2F%2F169.254.169.254%2F', false, /another host/],
    ['/circle', false, /^It leads round in circles$/],
  ])('%s: %s, in words', async (path, isReachable, message) => {
    expect(await testAddress(root + path)).toEqual({ isReachable, message: expect.stringMatching(message) })
  })
  test('nothing of the answer', async () => {
    expect(JSON.stringify(await testAddress(`${root}/500`))).not.toContain('hidden')
  })
  test('the token goes to the address and nowhere else', async () => {
    seen.length = 0
    await testAddress(`${root}/302?to=${encodeURIComponent('http://localhost:1/200')}`, 'token-1')
    expect(seen).toEqual([{ url: expect.stringContaining('/302'), authorization: 'Bearer token-1' }])
  })
  test('a token that cannot be sent', async () => {
    expect((await testAddress(`${root}/200`, 'two\nlines')).message).toBe(
      'The token has a character that cannot be sent',
    )
  })
  test('nobody listens', async () => {
    expect(await testAddress('http://127.0.0.1:1/')).toMatchObject({ message: expect.stringContaining('refused') })
  })
  test('a name that is not there', async () => {
    expect((await testAddress('http://no-such-host.invalid/')).message).toMatch(/^Cannot resolve/)
  })
  test('it does not speak https', async () => {
    expect(await testAddress(root.replace('http:', 'https:'))).toMatchObject({ isReachable: false })
  })
  test('who does not answer has five seconds', async () => {
    const begin = Date.now()
    expect((await testAddress(`${root}/silence`)).message).toBe('Timed out after 5 seconds')
    expect(Date.now() - begin).toBeLessThan(6000)
  }, 10_000)
})

describe('addresses where nobody may be sent', () => {
  test.each([
    '169.254.169.254',
    '169.254.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '100.100.100.200',
    'fe80::1',
    'fd00:ec2::254',
    '::',
    '::ffff:169.254.169.254',
    '64:ff9b::a9fe:a9fe',
  ])('%s', (address) => {
    expect(isClosed(address)).toBe(true)
  })
  test.each(['127.0.0.1', '10.1.2.3', '192.168.1.1', '203.0.113.7', '::1', 'fd12::1', '2001:db8::1'])(
    '%s is none',
    (address) => {
      expect(isClosed(address)).toBe(false)
    },
  )
  test.each([
    'http://169.254.169.254/latest',
    'http://2852039166/',
    'http://0xa9fea9fe/',
    'http://[::ffff:169.254.169.254]/',
    'http://[fe80::1]/',
  ])('%s is refused before anything is sent', async (address) => {
    expect((await testAddress(address, 'token-1')).message).toMatch(/^This address is not allowed/)
  })
})
