import { describe, expect, test } from '@jest/globals'
import type { SanitizedConfig } from 'payload'
import { documentedCalls, documentedRoute } from './api-routes'

const call = (method: string, path: string, maxBytes = 100) => ({
  method,
  path,
  custom: { documented: true, maxBytes },
})
const config = {
  endpoints: [
    call('get', '/things'),
    call('post', '/things', 200),
    call('get', '/things/newest', 300),
    call('get', '/things/:id', 400),
    call('delete', '/things/:id'),
    call('put', '/things/:id/parts/:part'),
    { method: 'get', path: '/inner' },
    { method: 'get', path: '/custom', custom: { other: true } },
  ],
} as unknown as SanitizedConfig

test('the documented calls are listed with their limits, and no other', () => {
  expect(documentedCalls(config)).toHaveLength(6)
  expect(documentedCalls(config)).toContainEqual({ method: 'POST', path: '/things', maxBytes: 200 })
})

test('a config without endpoints has none', () => {
  expect(documentedCalls({} as SanitizedConfig)).toEqual([])
})

describe('a path', () => {
  test.each([
    ['GET', '/things', 100],
    ['POST', '/things', 200],
    ['GET', '/things/newest', 300],
    ['GET', '/things/7', 400],
    ['HEAD', '/things/7', 400],
    ['PUT', '/things/7/parts/a.b', 100],
  ])('%s %s has its limit', (method, path, maxBytes) => {
    expect(documentedRoute(config, method, path)).toEqual({ maxBytes })
  })

  test.each([
    '/',
    '',
    '/nothing',
    '/things/',
    '/things//',
    '//things',
    '/things/7/',
    '/things/7/parts',
    '/things/7/parts/',
    '/things//parts/1',
    '/Things',
    '/inner',
    '/custom',
    '/things/:id/more',
  ])('%j is unknown', (path) => {
    expect(documentedRoute(config, 'GET', path)).toBeUndefined()
  })

  test.each([
    ['PATCH', '/things', 'GET, POST'],
    ['POST', '/things/7', 'GET, DELETE'],
    ['HEAD', '/things/7/parts/1', 'PUT'],
    ['OPTIONS', '/things/newest', 'GET, DELETE'],
  ])('%s %s is told what is allowed', (method, path, allowed) => {
    expect(documentedRoute(config, method, path)).toEqual({ allowed })
  })
})
