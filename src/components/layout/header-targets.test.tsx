import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { renderHook, waitFor } from '@testing-library/react'
import { type HeaderTargets, targetsFrom, useHeaderTargets } from './header-targets'

describe('the targets', () => {
  test.each<[string, unknown, HeaderTargets]>([
    ['nothing is known', {}, { rfq: '/rfq', portal: null }],
    ['both are up', { rfq: { isOffline: false }, app: {} }, { rfq: '/rfq', portal: '/portal' }],
    ['the portal is away', { app: { isOffline: true } }, { rfq: '/rfq', portal: null }],
    [
      'quotes are away',
      { rfq: { isOffline: true, url: 'https://q.example' }, app: {} },
      { rfq: null, portal: '/portal' },
    ],
    ['nothing is said of quotes', { app: { url: '/portal' } }, { rfq: '/rfq', portal: '/portal' }],
    ['nothing is said of the portal', { rfq: { url: '/quotes' } }, { rfq: '/quotes', portal: null }],
    ['the portal is elsewhere', { app: { url: 'https://p.example' } }, { rfq: '/rfq', portal: 'https://p.example' }],
    ['an address is empty', { app: { url: '' } }, { rfq: '/rfq', portal: '/portal' }],
    ['an address is no text', { rfq: { url: 7 }, app: { url: null } }, { rfq: '/rfq', portal: '/portal' }],
    [
      'an address would run or lead astray',
      { rfq: { url: 'javascript:x' }, app: { url: '//x' } },
      { rfq: '/rfq', portal: '/portal' },
    ],
    ['a service is no object', { rfq: true, app: 'up' }, { rfq: '/rfq', portal: null }],
    ['the answer is a list', [], { rfq: '/rfq', portal: null }],
  ])('when %s', (_when, status, targets) => {
    expect(targetsFrom(status)).toEqual(targets)
  })
})

describe('a page', () => {
  const real = globalThis.fetch
  const answer = (given: () => Promise<Response>) => {
    globalThis.fetch = jest.fn(given)
  }
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    globalThis.fetch = real
    jest.restoreAllMocks()
  })

  /** The targets before and after the call, for a page on which the portal was away. */
  async function targetsOnPage(): Promise<HeaderTargets[]> {
    const { result } = renderHook(() => useHeaderTargets({ app: { isOffline: true } }))
    const before = result.current
    await waitFor(() => expect(result.current).not.toBe(before))
    return [before, result.current]
  }

  test('begins with what it was rendered with', async () => {
    answer(async () => Response.json({}))
    expect((await targetsOnPage())[0]).toEqual({ rfq: '/rfq', portal: null })
  })

  test('is corrected by what the services say now', async () => {
    answer(async () => Response.json({ rfq: { isOffline: true }, app: { url: 'https://p.example' } }))
    expect((await targetsOnPage())[1]).toEqual({ rfq: null, portal: 'https://p.example' })
  })

  test('asks the documented call once', async () => {
    answer(async () => Response.json({}))
    await targetsOnPage()
    expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(['/api/subdomain-status'])
  })

  test.each([500, 503, 404])('shows RFQ and hides the portal after the status %d, and logs it', async (status) => {
    answer(async () => new Response('{"message":"x"}', { status }))
    expect((await targetsOnPage())[1]).toEqual({ rfq: '/rfq', portal: null })
    expect(console.warn).toHaveBeenCalledTimes(1)
  })

  test('shows RFQ and hides the portal when there is no answer at all', async () => {
    answer(async () => {
      throw new TypeError('Failed to fetch')
    })
    expect((await targetsOnPage())[1]).toEqual({ rfq: '/rfq', portal: null })
  })

  test.each(['', 'null', '{}', '[]', '7', '<html>', '{"rfq":'])(
    'shows RFQ and hides the portal after %j',
    async (body) => {
      answer(async () => new Response(body))
      expect((await targetsOnPage())[1]).toEqual({ rfq: '/rfq', portal: null })
    },
  )
})
