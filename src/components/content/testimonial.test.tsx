import { expect, test } from '@jest/globals'
import { initialsOf } from './testimonial'

test.each([
  ['Ada Lovelace', 'AL'],
  ['Dr. Ada Lovelace', 'AL'],
  ['ada maria lovelace', 'AL'],
  ['  Ada  ', 'A'],
  ['Dr.', 'D'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
