import { describe, expect, test } from '@jest/globals'
import { isAdmin, isAnyone, isContentStaff, isSalesStaff, isSignedIn, isStaff, type Person, roles } from './roles'

const predicates = { isAdmin, isContentStaff, isSalesStaff, isStaff, isSignedIn, isAnyone }

/** What each person may, by the name of the predicate. */
const may = (person: Person): string[] =>
  Object.entries(predicates)
    .filter(([, predicate]) => predicate(person))
    .map(([name]) => name)

test('there are four roles', () => {
  expect(roles.map(({ value }) => value)).toEqual(['client', 'editor', 'sales', 'admin'])
})

describe('permission', () => {
  test.each<[string, Person, string[]]>([
    [
      'an administrator',
      { id: 1, role: 'admin' },
      ['isAdmin', 'isContentStaff', 'isSalesStaff', 'isStaff', 'isSignedIn', 'isAnyone'],
    ],
    ['an editor', { id: 1, role: 'editor' }, ['isContentStaff', 'isStaff', 'isSignedIn', 'isAnyone']],
    ['sales', { id: 1, role: 'sales' }, ['isSalesStaff', 'isStaff', 'isSignedIn', 'isAnyone']],
    ['a client', { id: 1, role: 'client' }, ['isSignedIn', 'isAnyone']],
    ['somebody without a role', { id: 1, role: null }, ['isSignedIn', 'isAnyone']],
    ['somebody whose role was not read', { id: 1 }, ['isSignedIn', 'isAnyone']],
    ['somebody with an unknown role', { id: 1, role: 'root' as never }, ['isSignedIn', 'isAnyone']],
    ['somebody with an empty role', { id: 1, role: '' as never }, ['isSignedIn', 'isAnyone']],
    ['a visitor', null, ['isAnyone']],
    ['nobody known', undefined, ['isAnyone']],
  ])('of %s', (_who, person, permitted) => {
    expect(may(person)).toEqual(permitted)
  })
})
