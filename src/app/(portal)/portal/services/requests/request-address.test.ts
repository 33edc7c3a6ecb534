import { describe, expect, test } from '@jest/globals'
import { addressWith, queryFrom } from './request-address'

const all = { status: 'all', q: '', page: 1, sort: '-lastActivityAt', limit: 20 }

describe('the address of the list', () => {
  test.each([
    [{}, all],
    [{ q: '\0' }, all],
    [{ status: 'nonsense', sort: 'owner', page: '-1', q: ['a', 'b'] }, all],
    [
      { status: 'unsettled', q: ' wifi ', page: '2', sort: 'title' },
      { status: 'unsettled', q: 'wifi', page: 2, sort: 'title', limit: 20 },
    ],
  ])('%j is read as %j', (address, query) => {
    expect(queryFrom(address)).toEqual(query)
  })

  test('has what is not the default, and begins at the first page after a change', () => {
    const query = queryFrom({ status: 'open', q: 'a b', page: '3' })
    expect(addressWith(query, {})).toBe('/portal/services/requests?status=open&q=a+b')
    expect(addressWith(query, { page: '4' })).toBe('/portal/services/requests?status=open&q=a+b&page=4')
    expect(addressWith(query, { q: '', status: 'all' })).toBe('/portal/services/requests')
    expect(addressWith(query, { sort: 'title' })).toContain('sort=title')
  })
})
