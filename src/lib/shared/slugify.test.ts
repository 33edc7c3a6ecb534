import { expect, test } from '@jest/globals'
import { slugify } from './slugify'

test.each([
  ['Security Policy', 'security-policy'],
  ['Crème brûlée', 'creme-brulee'],
  ['ﬁber ½', 'fiber-1-2'],
  ['What’s new in Bob\'s "shop"?', 'whats-new-in-bobs-shop'],
  ['Fiber (OSP/ISP)', 'fiber-osp-isp'],
  ['  -- a -- b --  ', 'a-b'],
  ['2026', '2026'],
  ['日本語', ''],
  ['', ''],
])('%j becomes %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('a slug stays as it is', () => {
  expect(slugify(slugify('Data Center: Design & Buildout'))).toBe('data-center-design-buildout')
})
