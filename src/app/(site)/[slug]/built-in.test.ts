import { describe, expect, test } from '@jest/globals'
import type { SiteSetting } from '@/payload-types'
import { builtInPage } from './built-in'

const settings = { companyName: 'Acme & Sons', phone: '(555) 010-0000', email: 'us@acme.example' } as SiteSetting
const headings = (html = '') => html.match(/<h2 id="[^"]+">/g) ?? []

describe('the built-in text', () => {
  test.each([
    ['privacy-policy', 'Privacy Policy', 12],
    ['terms-of-service', 'Terms of Service', 18],
  ])('of %s has its title, its date and %s sections', (slug, title, count) => {
    const page = builtInPage(slug, settings)
    expect([page?.title, page?.publishedAt?.slice(0, 10), headings(page?.content).length]).toEqual([
      title,
      '2025-07-15',
      count,
    ])
  })

  test('has the two anchors that the footer leads to', () => {
    const anchors = headings(builtInPage('terms-of-service', settings)?.content)
    expect(anchors).toEqual(expect.arrayContaining(['<h2 id="security-policy">', '<h2 id="accessibility">']))
  })

  test('speaks for the company of the settings', () => {
    for (const slug of ['privacy-policy', 'terms-of-service']) {
      const { content = '' } = builtInPage(slug, settings) ?? {}
      expect(content).toContain('Acme &amp; Sons')
      expect(content).not.toMatch(/prairieline|555-0142/i)
    }
  })

  test('exists for the two legal pages only', () => {
    expect(['about', 'terms', ''].map((slug) => builtInPage(slug, settings))).toEqual([undefined, undefined, undefined])
  })
})
