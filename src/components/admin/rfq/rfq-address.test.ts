import { describe, expect, test } from '@jest/globals'
import { addressWith, PAGE_SIZE, queryFrom, searchOf } from './rfq-address'

const usual = { status: 'all', q: '', assignee: 'all', page: 1, sort: '-createdAt', limit: PAGE_SIZE, count: 'quick' }
const from = (address: string) => queryFrom(new URLSearchParams(address))

describe('an address', () => {
  test('without a query asks for the first page of all', () => {
    expect(from('')).toEqual(usual)
  })

  test('asks for what it says', () => {
    expect(from('status=completed&q=ada&assignee=mine&page=3&sort=company')).toEqual({
      status: 'completed',
      q: 'ada',
      assignee: 'mine',
      page: 3,
      sort: 'company',
      limit: PAGE_SIZE,
      count: 'quick',
    })
  })

  test.each([
    'status=open',
    'assignee=7',
    'page=0',
    'page=x',
    'page=',
    'sort=email',
    `q=${'x'.repeat(201)}`,
    'limit=5000',
    'request=7',
  ])('with %s asks as if that was left out', (address) => {
    expect(from(address)).toEqual(usual)
  })
})

test('the query of the call reads back as the same', () => {
  expect(from(searchOf(from('status=rejected&q=a%26b%3D1&page=2')))).toEqual(from('status=rejected&q=a%26b%3D1&page=2'))
})

describe('a change of the address', () => {
  const change = (address: string, changes: Record<string, string>) =>
    addressWith(new URLSearchParams(address), changes)

  test.each<[string, Record<string, string>, string]>([
    ['', { status: 'pending' }, '?status=pending'],
    ['page=3&q=a', { status: 'pending' }, '?q=a&status=pending'],
    ['page=3&q=a', { q: '' }, ''],
    ['q=a', { page: '2' }, '?q=a&page=2'],
    ['q=a&page=2', { page: '1' }, '?q=a'],
    ['page=2', { request: '7' }, '?page=2&request=7'],
    ['page=2&request=7', { request: '' }, '?page=2'],
    ['status=pending', { status: 'all' }, ''],
    ['assignee=mine&page=2', { assignee: 'all' }, ''],
    ['sort=company&page=2', { sort: '-createdAt' }, ''],
    ['q=a', { q: 'b&c' }, '?q=b%26c'],
  ])('of %j by %j gives %j', (address, changes, result) => {
    expect(change(address, changes)).toBe(result)
  })

  test('leaves the one that is given as it is', () => {
    const address = new URLSearchParams('page=2')
    addressWith(address, { q: 'a' })
    expect(address.toString()).toBe('page=2')
  })
})
