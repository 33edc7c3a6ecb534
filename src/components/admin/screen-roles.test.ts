import config from '@payload-config'
import { roles } from '@/access/roles'
import { isPlainlyDenied } from './screen-roles'
import { ownScreens } from './screens'
import { verdictOn } from './sections'

const people = roles.map(({ value }) => ({ id: 1, role: value }))

describe('the screens of the panel', () => {
  it('are denied by the proxy and by the page alike, for every role', async () => {
    const sanitized = await config
    const addresses = [
      ...ownScreens.map(({ path }) => path.split('/').filter(Boolean)),
      ...sanitized.collections.map(({ slug }) => ['collections', slug]),
      ...sanitized.globals.map(({ slug }) => ['globals', slug]),
    ]
    for (const person of people.filter(({ role }) => role !== 'client'))
      for (const segments of addresses) {
        const isDenied = verdictOn(sanitized, person, segments) === 'denied'
        expect([segments.join('/'), person.role, isPlainlyDenied(segments, person)]).toEqual([
          segments.join('/'),
          person.role,
          isDenied,
        ])
      }
  })

  it('are there at each address that the sidebar may name', async () => {
    const sanitized = await config
    for (const { path } of ownScreens)
      expect([path, verdictOn(sanitized, { id: 1, role: 'admin' }, path.split('/').filter(Boolean))]).toEqual([
        path,
        'open',
      ])
  })

  it('are all closed to a client', () => {
    for (const segments of [[], ['account'], ['rfq'], ['monitoring', 'alerts'], ['collections', 'users'], ['nowhere']])
      expect(isPlainlyDenied(segments, { id: 1, role: 'client' })).toBe(true)
  })

  it.each([
    ['nowhere'],
    ['monitoring'],
    ['rfq', '1'],
    ['collections'],
    ['collections', 'rfq_events'],
    ['collections', 'users', 'create', 'x', 'y'],
  ])('do not include %s', async (...segments) => {
    expect(verdictOn(await config, { id: 1, role: 'admin' }, segments)).toBe('unknown')
  })
})
