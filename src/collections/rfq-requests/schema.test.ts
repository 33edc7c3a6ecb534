import { describe, expect, test } from '@jest/globals'
import {
  budgets,
  labelOf,
  rfqForm,
  rfqListQuery,
  rfqRequest,
  rfqStatusChange,
  rfqStatuses,
  rfqSubmission,
  serviceTypes,
  timelines,
} from './schema'

const good = {
  fullName: 'Ada Example',
  company: 'Example Ltd',
  email: 'ada@example.org',
  phone: '+1 555 0100',
  serviceType: 'network',
  projectDescription: 'Wireless for two floors.',
}

/** The fields that are refused. */
const refused = (change: Record<string, unknown>): PropertyKey[] =>
  rfqRequest.safeParse({ ...good, ...change }).error?.issues.map(({ path }) => path[0] ?? '') ?? []
const parsed = (change: Record<string, unknown> = {}) => rfqRequest.parse({ ...good, ...change })

test('the least that is needed is enough', () => {
  expect(parsed()).toEqual({ ...good, newsletter: false, documentUrls: [], floorPlanUrls: [] })
})

test('every missing field is named', () => {
  expect(rfqRequest.safeParse({}).error?.issues.map(({ path }) => path.join())).toEqual(Object.keys(good))
})

describe('the length of a text', () => {
  const limits: [field: string, min: number, max: number][] = [
    ['fullName', 2, 120],
    ['company', 2, 160],
    ['phone', 6, 40],
    ['projectDescription', 10, 10_000],
  ]

  test.each(limits)('%s has at least %d characters', (field, min, _max) => {
    expect([refused({ [field]: 'x'.repeat(min) }), refused({ [field]: 'x'.repeat(min - 1) })]).toEqual([[], [field]])
  })

  test.each(limits)('%s has a largest number of characters, too', (field, _min, max) => {
    expect([refused({ [field]: 'x'.repeat(max) }), refused({ [field]: 'x'.repeat(max + 1) })]).toEqual([[], [field]])
  })

  test.each(limits)('%s is not made of spaces', (field, min, _max) => {
    expect(refused({ [field]: ` ${' '.repeat(min)} ` })).toEqual([field])
  })

  test('the scope has at most 10,000 characters', () => {
    const scope = (length: number) => refused({ scopeOfWork: 'x'.repeat(length) })
    expect([scope(10_000), scope(10_001)]).toEqual([[], ['scopeOfWork']])
  })

  test('spaces round a text are not kept', () => {
    expect(parsed({ fullName: '  Ada \n' }).fullName).toBe('Ada')
  })
})

test.each(Object.keys(good).flatMap((field) => [null, 1, {}, true].map((value) => [field, value] as const)))(
  '%s is not %j',
  (field, value) => {
    expect(refused({ [field]: value })).toEqual([field])
  },
)

test.each(Object.keys(good))('%s is not a list', (field) => {
  expect(refused({ [field]: ['x'.repeat(20)] })).toContain(field)
})

describe('an e-mail address', () => {
  test.each(['a@b.co', ' ada@example.org ', "o'hara+site@sub.example.org"])('%j is taken', (email) => {
    expect(refused({ email })).toEqual([])
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'ada@example.org, eve@example.org',
    'ada@example.org\nBcc: eve@example.org',
    'ada@example.org\r\n\r\nHello',
    'Ada <ada@example.org>',
    '<ada@example.org>',
    `${'x'.repeat(250)}@example.org`,
  ])('%j is refused', (email) => {
    expect(refused({ email })).toEqual(['email'])
  })
})

describe('a choice', () => {
  test.each(serviceTypes.map(({ value }) => value))('takes the service %s', (serviceType) => {
    expect(refused({ serviceType })).toEqual([])
  })

  test.each(['', 'Network', 'toString', 'unknown'])('knows no service %j', (serviceType) => {
    expect(refused({ serviceType })).toEqual(['serviceType'])
  })

  test.each(timelines.map(({ value }) => value))('takes the timeline %s', (timeline) => {
    expect(refused({ timeline })).toEqual([])
  })

  test.each(budgets.map(({ value }) => value))('takes the budget %s', (budget) => {
    expect(refused({ budget })).toEqual([])
  })

  test.each(['timeline', 'budget'])('%s knows no other value', (field) => {
    expect(refused({ [field]: 'never' })).toEqual([field])
  })

  test.each([
    ['timeline', ''],
    ['timeline', null],
    ['budget', ''],
    ['budget', null],
    ['scopeOfWork', ''],
    ['scopeOfWork', null],
  ])('%s may be left at %j', (field, value) => {
    expect(parsed({ [field]: value })[field as 'timeline']).toBeUndefined()
  })

  test.each(['true', 1, 'on', null])('the newsletter is not %j', (newsletter) => {
    expect(refused({ newsletter })).toEqual(['newsletter'])
  })
})

describe.each(['documentUrls', 'floorPlanUrls'])('%s', (field) => {
  test('holds ten addresses and no more', () => {
    const urls = (count: number) => refused({ [field]: Array(count).fill('/api/rfq-files/x') })
    expect([urls(10), urls(11)]).toEqual([[], [field]])
  })

  test.each(['text', [1], [null], [['x']], ['x'.repeat(301)], {}, null])('is not %j', (value) => {
    expect(refused({ [field]: value })).toEqual([field])
  })
})

test.each(['id', 'status', 'quoteAmount', 'quoteGeneratedAt', 'user', 'createdAt', 'website'])(
  'what a visitor may not set (%s) is not taken over',
  (field) => {
    expect(parsed({ [field]: 1 })).not.toHaveProperty(field)
  },
)

describe('the terms', () => {
  test.each([undefined, false, 'true', 1, null])('of the form are not agreed to by %j', (terms) => {
    expect(rfqForm.safeParse({ ...good, terms }).success).toBe(false)
  })

  test('of the form are agreed to by ticking', () => {
    expect(rfqForm.safeParse({ ...good, terms: true }).success).toBe(true)
  })

  test('need not be sent with a call', () => {
    expect(rfqSubmission.safeParse(good).success).toBe(true)
  })

  test.each([false, 'true', null])('that are sent with a call must not be %j', (terms) => {
    expect(rfqSubmission.safeParse({ ...good, terms }).success).toBe(false)
  })
})

describe('the honeypot', () => {
  test('may be empty', () => {
    expect(rfqSubmission.safeParse({ ...good, website: '' }).success).toBe(true)
  })

  test.each(['https://spam.example', ' ', 1])('must not be %j', (website) => {
    expect(rfqSubmission.safeParse({ ...good, website }).success).toBe(false)
  })
})

describe('a status', () => {
  test.each(rfqStatuses.map(({ value }) => value))('can be %s', (status) => {
    expect(rfqStatusChange.parse({ status })).toEqual({ status })
  })

  test.each(['', 'Pending', 'done', null, undefined, ['pending']])('cannot be %j', (status) => {
    expect(rfqStatusChange.safeParse({ status }).success).toBe(false)
  })
})

describe('the list', () => {
  test('begins with the newest of all', () => {
    expect(rfqListQuery.parse({})).toEqual({
      status: 'all',
      q: '',
      assignee: 'all',
      page: 1,
      limit: 200,
      sort: '-createdAt',
      count: 'exact',
    })
  })

  test('takes what an address holds', () => {
    const query = {
      status: 'in_progress',
      q: ' ada ',
      assignee: 'mine',
      page: '3',
      limit: '25',
      sort: '-company',
      count: 'quick',
    }
    expect(rfqListQuery.parse(query)).toEqual({ ...query, q: 'ada', page: 3, limit: 25 })
  })

  test.each([
    { limit: '201' },
    { limit: '0' },
    { limit: '-1' },
    { limit: '1.5' },
    { limit: 'Infinity' },
    { page: '0' },
    { page: '100001' },
    { page: 'x' },
    { sort: 'email' },
    { sort: 'createdAt,-company' },
    { sort: 'phone; drop table users' },
    { status: 'open' },
    { q: 'x'.repeat(201) },
    { assignee: '7' },
    { count: 'no' },
    { q: ['a', 'b'] },
    { status: { not: 'pending' } },
  ])('refuses %j', (query) => {
    expect(rfqListQuery.safeParse(query).success).toBe(false)
  })
})

describe('a label', () => {
  test('is that of the list', () => {
    expect(labelOf(budgets, 'tbd')).toBe('To Be Determined')
  })

  test.each([
    ['retired', 'retired'],
    [null, ''],
    [undefined, ''],
  ])('of %j is %j', (value, label) => {
    expect(labelOf(budgets, value)).toBe(label)
  })
})
