import { describe, expect, test } from '@jest/globals'
import type { SanitizedConfig } from 'payload'
import { documentedCalls, documentedRoute } from './api-routes'

const call = (method: string, path: string) => ({ method, path, custom: { documented: true } })
const config = {
  endpoints: [
    call('get', '/things'),
    call('post', '/things'),
    call('get', '/things/newest'),
    call('get', '/things/:id'),
    call('delete', '/things/:id'),
    call('put', '/things/:id/parts/:part'),
    { method: 'get', path: '/inner' },
    { method: 'get', path: '/custom', custom: { other: true } },
  ],
} as unknown as SanitizedConfig

test('the documented calls are listed, and no other', () => {
  expect(documentedCalls(config)).toHaveLength(6)
  expect(documentedCalls(config)).toContainEqual({ method: 'POST', path: '/things' })
})

test('those of a collection are below its slug', () => {
  const endpoints = [call('get', '/:token'), { method: 'get', path: '/count' }]
  const collections = [
    { slug: 'quotes', endpoints },
    { slug: 'closed', endpoints: false },
  ]
  expect(documentedCalls({ collections } as unknown as SanitizedConfig)).toEqual([
    { method: 'GET', path: '/quotes/:token' },
  ])
})

test('a config without endpoints has none', () => {
  expect(documentedCalls({} as SanitizedConfig)).toEqual([])
})

describe('a path', () => {
  test.each([
    ['GET', '/things', call('get', '/things'), {}],
    ['POST', '/things', call('post', '/things'), {}],
    ['GET', '/things/newest', call('get', '/things/newest'), {}],
    ['GET', '/things/7', call('get', '/things/:id'), { id: '7' }],
    ['HEAD', '/things/7', call('get', '/things/:id'), { id: '7' }],
    ['PUT', '/things/7/parts/a%20b', call('put', '/things/:id/parts/:part'), { id: '7', part: 'a b' }],
  ])('%s %s is known', (method, path, endpoint, params) => {
    expect(documentedRoute(config, method, path)).toEqual({ call: { endpoint, params } })
  })

  test('below the slug of a collection is known with that', () => {
    const collections = [{ slug: 'quotes', endpoints: [call('get', '/:token')] }]
    expect(documentedRoute({ collections } as unknown as SanitizedConfig, 'GET', '/quotes/abc')).toEqual({
      call: { endpoint: call('get', '/:token'), params: { token: 'abc', collection: 'quotes' } },
    })
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
