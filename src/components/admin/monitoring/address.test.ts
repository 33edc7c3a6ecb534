import { describe, expect, test } from '@jest/globals'
import { fleetAlertsQuery, fleetServersQuery } from '@/plugins/portal/sources/schema'
import { addressWith, queryFrom, searchOf } from './address'

describe('the query of an address', () => {
  test('is what it asks for, with the defaults for the rest', () => {
    const query = queryFrom(fleetServersQuery, new URLSearchParams('q=hgc&status=offline&client=3&page=2'))
    expect(query).toEqual({ q: 'hgc', status: 'offline', client: 3, page: 2, sort: '-load', limit: 25 })
  })
  test('leaves out what makes no sense, and keeps the rest', () => {
    const query = queryFrom(fleetAlertsQuery, new URLSearchParams('severity=loud&state=new&page=-1&client=x&limit=200'))
    expect(query).toEqual({ q: '', severity: 'all', state: 'new', page: 1, limit: 25 })
  })
  test('goes into a call without what is empty', () => {
    expect(searchOf({ q: '', client: undefined, page: 1, state: 'new' })).toBe('page=1&state=new')
  })
})

describe('changing an address', () => {
  const defaults = { state: 'all', page: '1' }
  test.each<[string, Record<string, string>, string]>([
    ['page=3', { state: 'new' }, '?state=new'],
    ['state=new&page=3', { page: '2' }, '?state=new&page=2'],
    ['state=new&page=3', { alert: '7' }, '?state=new&page=3&alert=7'],
    ['state=new', { state: 'all' }, ''],
    ['q=a', { q: '' }, ''],
    ['page=2', { page: '1' }, ''],
  ])('%s with %j is %s', (before, changes, after) => {
    expect(addressWith(new URLSearchParams(before), changes, defaults)).toBe(after)
  })
})
