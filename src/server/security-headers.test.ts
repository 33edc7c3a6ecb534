import { describe, expect, test } from '@jest/globals'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { completePolicy, setSecurityHeaders } from './security-headers'

const HTTPS = { SITE_URL: 'https://site.example' }
const HTTP = { SITE_URL: 'http://localhost:3000' }

function responseOn(env: { SITE_URL: string; NODE_ENV?: string }, url?: string): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  setSecurityHeaders(response, env, url)
  return response
}
const headersOf = (site: string) => responseOn({ SITE_URL: site }).getHeaders()

test('every answer forbids guessing its type and framing by others', () => {
  expect(headersOf('https://site.example')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
  })
})

test('a site on https stays on it', () => {
  expect(headersOf('https://site.example')['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('a site on http promises no https', () => {
  expect(headersOf('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})

test.each(['/og/home.png', '/api/media/file/yard.webp', '/icon.svg'])('%s may be shown elsewhere', (url) => {
  expect(responseOn(HTTP, url).getHeader('cross-origin-resource-policy')).toBe('cross-origin')
})

describe('the policy of an answer', () => {
  const policyAfter = (
    prepare: (response: ServerResponse) => void,
    env: typeof HTTP & { NODE_ENV?: string } = HTTP,
  ) => {
    const response = responseOn(env)
    prepare(response)
    return response.getHeader('content-security-policy')
  }
  test('that brings none allows nothing', () => {
    expect(policyAfter((response) => response.writeHead(200))).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })
  test('is none while a page is developed', () => {
    expect(policyAfter((response) => response.writeHead(200), { ...HTTP, NODE_ENV: 'development' })).toBeUndefined()
  })
  test('of a 304 is not said again: a browser would take it for the page’s', () => {
    expect(policyAfter((response) => response.writeHead(304))).toBeUndefined()
  })
  test.each([[{ 'Content-Security-Policy': 'sandbox' }], [['Content-Security-Policy', 'sandbox']]])(
    'that is given with the status stays',
    (headers) => {
      const policy = policyAfter((response) => response.writeHead(200, headers as never))
      expect(policy).not.toMatch(/default-src/)
    },
  )
  test('of a page is completed', () => {
    const page = "default-src 'none'; script-src 'self'; frame-ancestors 'self'"
    const set = (response: ServerResponse) => response.setHeader('content-security-policy', page).writeHead(200)
    expect(policyAfter(set)).toBe(`${page}; base-uri 'none'; report-uri /api/csp-reports`)
    expect(policyAfter(set, HTTPS)).toBe(
      `${page}; base-uri 'none'; upgrade-insecure-requests; report-uri /api/csp-reports; report-to csp`,
    )
  })
  test('is completed once', () => {
    const once = completePolicy("script-src 'self'", HTTPS)
    expect(completePolicy(once, HTTPS)).toBe(once)
  })
  test('names where reports go', () => {
    const response = responseOn(HTTPS)
    response.setHeader('content-security-policy', "script-src 'self'").writeHead(200)
    expect(response.getHeader('reporting-endpoints')).toBe('csp="/api/csp-reports"')
  })
})
