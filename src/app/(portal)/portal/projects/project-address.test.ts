import { expect, test } from '@jest/globals'
import { addressOf, PAGE_SIZE, queryFrom } from './project-address'

const whole = { status: 'all', q: '', page: 1, sort: '-createdAt', limit: PAGE_SIZE } as const

test('an address without a query asks for everything, newest first', () => {
  expect(queryFrom({})).toEqual(whole)
})

test('what makes no sense counts as left out', () => {
  expect(queryFrom({ page: '-3', sort: 'userId', q: 'x'.repeat(201), status: 'y'.repeat(41) })).toEqual(whole)
})

test('of a part that comes twice the first counts', () => {
  expect(queryFrom({ q: ['ring', 'other'] }).q).toBe('ring')
})

test('an address leads back to its query', () => {
  const query = { ...whole, status: 'on_hold', q: 'ring & yard', sort: 'name', page: 3 } as const
  const { searchParams } = new URL(addressOf(query, { page: 3 }), 'http://localhost')
  expect(queryFrom(Object.fromEntries(searchParams))).toEqual(query)
})

test('a change begins at the first page, and defaults are left out', () => {
  expect(addressOf({ ...whole, page: 4, q: 'ring' }, { status: 'active' })).toBe(
    '/portal/projects?q=ring&status=active',
  )
  expect(addressOf({ ...whole, page: 4 }, {})).toBe('/portal/projects')
})
