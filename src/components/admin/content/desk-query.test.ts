import { describe, expect, test } from '@jest/globals'
import type { DeskPage } from '@/collections/content-pages/schema'
import { pagesFor, queryFrom, searchOf } from './desk-query'

const page = (title: string, slug: string, updatedAt: string, publishedAt: string | null, content = ''): DeskPage => ({
  id: 1,
  title,
  slug,
  content,
  updatedAt,
  publishedAt,
  savedBy: null,
  draft: null,
  schedule: null,
  editedBy: null,
})
const pages = [
  page('Terms', 'terms', '2026-03-01T00:00:00Z', '2025-01-01T00:00:00Z', '<p>Governing <strong>law</strong></p>'),
  page('about Us', 'story', '2026-01-01T00:00:00Z', null),
  page('Privacy', 'privacy', '2026-02-01T00:00:00Z', '2025-01-01T00:00:00Z'),
]
const shown = (address: string) => pagesFor(pages, queryFrom(new URLSearchParams(address))).map(({ slug }) => slug)

describe('the desk shows', () => {
  test.each([
    ['', ['story', 'privacy', 'terms']],
    ['sort=-title', ['terms', 'privacy', 'story']],
    ['sort=-updatedAt', ['terms', 'privacy', 'story']],
    ['sort=status', ['privacy', 'terms', 'story']],
    ['sort=slug', ['privacy', 'story', 'terms']],
    ['status=draft', ['story']],
    ['status=published&sort=-updatedAt', ['terms', 'privacy']],
    ['q=LAW governing', ['terms']],
    ['q=/privacy', ['privacy']],
    ['q=strong', []],
    ['sort=x&status=y', ['story', 'privacy', 'terms']],
  ])('for ?%s', (address, slugs) => {
    expect(shown(address)).toEqual(slugs)
  })
})

test('an address leaves out what is usual', () => {
  expect(searchOf({ q: '', status: 'all', sort: 'title' })).toBe('')
  const search = searchOf({ q: 'a b', status: 'draft', sort: '-updatedAt' })
  expect(search).toBe('?q=a+b&status=draft&sort=-updatedAt')
  expect(searchOf(queryFrom(new URLSearchParams(search)))).toBe(search)
})
