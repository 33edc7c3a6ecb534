import { expect, test } from '@jest/globals'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setSecurityHeaders } from './security-headers'

function headersOf(site: string) {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  setSecurityHeaders(response, { SITE_URL: site })
  return response.getHeaders()
}

test('every answer forbids guessing its type and framing by others', () => {
  expect(headersOf('https://site.example')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  })
})

test('a site on https stays on it', () => {
  expect(headersOf('https://site.example')['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('a site on http promises no https', () => {
  expect(headersOf('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})
