import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runtime } from '../lib/server/runtime'
import { mendFailures } from './unavailable'

let server: Server
let handle: RequestListener = (_request, response) => response.end()
beforeAll(async () => {
  server = createServer((request, response) => {
    mendFailures(request, response)
    handle(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  runtime.isDatabaseAway = undefined
})
afterAll(() => {
  server.close()
})

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
const failures: [string, RequestListener][] = [
  ['a head and a body', (_, response) => response.writeHead(500, { 'Content-Length': '4' }).end('oops')],
  [
    'a body in parts',
    (_, response) => {
      response.statusCode = 500
      response.setHeader('ETag', '"oops"')
      response.write('oo')
      response.end('ps')
    },
  ],
]

describe.each(failures)('a page that failed, with %s,', (_, listener) => {
  test('is answered with 503 while the database is away', async () => {
    runtime.isDatabaseAway = () => true
    handle = listener
    const answer = await get('/about')
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('etag')]).toEqual([503, '5', null])
    const text = await answer.text()
    expect(text).toContain('Back in a moment')
    expect(text).toContain('<style>:root{color-scheme:light dark}')
  })

  test('is a fault of ours while the database is there', async () => {
    runtime.isDatabaseAway = () => false
    handle = listener
    const answer = await get('/about')
    expect([answer.status, await answer.text()]).toEqual([500, 'oops'])
  })
})

test.each([
  ['/about', 200],
  ['/api/things', 500],
])('an answer of %s with %d stays as it is', async (path, status) => {
  runtime.isDatabaseAway = () => true
  handle = (_, response) => response.writeHead(status).end('as it is')
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([status, 'as it is'])
})
