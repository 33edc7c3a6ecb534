import { expect, test } from '@jest/globals'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { mendRedirects } from './redirect-headers'

/** The Location that an answer is sent with. */
function sent(url: string, location: string | string[] | undefined, status = 308, headers = {}) {
  const values: Record<string, unknown> = { location }
  const response = {
    getHeader: (name: string) => values[name],
    setHeader: (name: string, value: unknown) => (values[name] = value),
    writeHead: () => response,
  } as unknown as ServerResponse
  mendRedirects({ url, headers } as IncomingMessage, response)
  response.writeHead(status)
  return values.location
}

test.each<[string, string | string[], string]>([
  ['/old', '/new', '/new'],
  ['/old', ['/new', '/new'], '/new'],
  ['/old?a=1', '/new', '/new?a=1'],
  ['/old?a=1&b=2', ['/new#part', '/new#part'], '/new?a=1&b=2#part'],
  ['/old?a=1', '/new?b=2', '/new?b=2'],
  ['/old?', '/new', '/new'],
  ['/old?a=1', 'https://other.example/x', 'https://other.example/x'],
])('from %j to %j', (url, location, expected) => {
  expect(sent(url, location)).toBe(expected)
})

test('other answers stay as they are', () => {
  expect(sent('/old?a=1', '/auth', 307)).toBe('/auth')
  expect(sent('/old?a=1', undefined)).toBeUndefined()
  expect(sent('/old?_rsc=1', '/new', 308, { rsc: '1' })).toBe('/new')
})
