import { expect, test } from '@jest/globals'
import type { SanitizedConfig } from 'payload'
import { isNativePath } from './native-paths'
import { boundedQuery } from './native-query'

test.each([
  ['?where[id][equals]=1', '?where[id][equals]=1&depth=0'],
  ['?where[or][0][name][like]=a&where[or][1][name][exists]=true', /like/],
  ['?where[id][in][0]=1&where[id][in][1]=2', /in\]\[1\]=2/],
  ['?limit=0', /limit=200/],
  ['?limit=', /limit=200/],
  ['?page=-1', /page=1&/],
  ['?page=x', /page=1&/],
  ['?page[a]=1', /page=1&/],
  ['?depth=9', /depth=1/],
  ['?depth=-3', /depth=0/],
])('%s is bounded', (search, bounded) => {
  const query = decodeURIComponent(boundedQuery(search))
  if (typeof bounded === 'string') expect(query).toBe(bounded)
  else expect(`${query}&`).toMatch(bounded)
})

test.each([
  '?where=x',
  '?where[id]=1',
  '?where[or]=x',
  '?where[or][a][id][equals]=1',
  '?where[and][0]=x',
  '?where[not][id]=x',
  '?where[id][within]=1',
  '?where[id][near]=1,1,5',
  '?where[id][$where]=1',
  '?where[name][like][0]=a',
  '?where[id][greater_than][a]=1',
  '?where[user.hash][like]=a',
  '?sort=-salt',
  '?joins[x][where][password][like]=a',
])('%s is refused', (search) => {
  expect(() => boundedQuery(search)).toThrow(expect.objectContaining({ status: 400 }))
})

const config = {
  collections: [{ slug: 'services' }, { slug: 'content_pages', versions: { drafts: true } }, { slug: 'payload-jobs' }],
  globals: [{ slug: 'site_settings' }, { slug: 'help_page', versions: {} }],
} as unknown as SanitizedConfig

test.each([
  '/services',
  '/services/7',
  '/services/count',
  '/services/7/duplicate',
  '/services/access/7',
  '/services/file/a.png',
  '/content_pages/versions',
  '/content_pages/versions/7',
  '/globals/site_settings',
  '/globals/help_page/versions/3',
])('%s is one of Payload’s', (path) => {
  expect(isNativePath(config, path)).toBe(true)
})

test.each([
  '/services/seven',
  '/services/1.5',
  '/services/-1',
  '/services/2147483648',
  '/services/99999999999',
  '/services/versions',
  '/services/versions/7',
  '/content_pages/versions/x',
  '/services/7/8',
  '/services/7/duplicate/8',
  '/payload-jobs/7',
  '/nothing',
  '/globals/nothing',
  '/globals/site_settings/versions',
  '/globals/help_page/versions/x',
])('%s is none', (path) => {
  expect(isNativePath(config, path)).toBe(false)
})
