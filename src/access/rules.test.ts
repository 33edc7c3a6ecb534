import { describe, expect, test } from '@jest/globals'
import type { AccessArgs, FieldAccess } from 'payload'
import { isSalesStaff, type Person } from './roles'
import {
  admins,
  adminsField,
  anyone,
  contentStaff,
  nobody,
  nobodyField,
  ownedByCaller,
  publishedOrContentStaff,
  salesStaff,
  staff,
} from './rules'

const people = {
  visitor: null,
  client: { id: 7, role: 'client' },
  editor: { id: 8, role: 'editor' },
  sales: { id: 9, role: 'sales' },
  admin: { id: 10, role: 'admin' },
} satisfies Record<string, Person>

const call = (person: Person): AccessArgs => ({ req: { user: person } }) as unknown as AccessArgs
const fieldCall = (person: Person) => call(person) as unknown as Parameters<FieldAccess>[0]
const outcomes = (rule: (person: Person) => unknown) =>
  Object.fromEntries(Object.entries(people).map(([name, person]) => [name, rule(person)]))

const none = { visitor: false, client: false, editor: false, sales: false, admin: false }
const all = { visitor: true, client: true, editor: true, sales: true, admin: true }

describe('a rule', () => {
  test.each([
    ['nobody', nobody, none],
    ['anyone', anyone, all],
    ['admins', admins, { ...none, admin: true }],
    ['contentStaff', contentStaff, { ...none, editor: true, admin: true }],
    ['staff', staff, { ...none, editor: true, sales: true, admin: true }],
    ['salesStaff', salesStaff, { ...none, sales: true, admin: true }],
  ])('%s lets in whom it names', (_name, rule, expected) => {
    expect(outcomes((person) => rule(call(person)))).toEqual(expected)
  })

  test('of drafts shows others what is published only', () => {
    const published = { _status: { equals: 'published' } }
    expect(outcomes((person) => publishedOrContentStaff(call(person)))).toEqual({
      visitor: published,
      client: published,
      editor: true,
      sales: published,
      admin: true,
    })
  })

  test('of owned records narrows callers to their own', () => {
    const rule = ownedByCaller('user', isSalesStaff)
    expect(outcomes((person) => rule(call(person)))).toEqual({
      visitor: false,
      client: { user: { equals: 7 } },
      editor: { user: { equals: 8 } },
      sales: true,
      admin: true,
    })
  })
})

describe('a rule of a field', () => {
  test.each([
    ['adminsField', adminsField, { ...none, admin: true }],
    ['nobodyField', nobodyField, none],
  ])('%s lets in whom it names', (_name, rule, expected) => {
    expect(outcomes((person) => rule(fieldCall(person)))).toEqual(expected)
  })
})
