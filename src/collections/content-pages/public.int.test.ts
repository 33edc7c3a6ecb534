import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startApp, type TestApp } from '../../../tests/helpers/app'

let app: TestApp
beforeAll(async () => {
  process.env.PATCHBAY_SEED = 'content'
  app = await startApp()
  await (await import('@/seed')).seedOnce(app.payload)
}, 180_000)
afterAll(() => app.close())

describe('GET /api/content/{slug}', () => {
  test.each([
    ['about', 'About Us', ['<h2 id="our-story">Our Story</h2>']],
    ['privacy-policy', 'Privacy Policy', ['<h2 id="changes-and-contact">']],
    ['terms-of-service', 'Terms of Service', ['<h2 id="security-policy">', '<h2 id="accessibility">']],
  ])('%s is answered as HTML, with its anchors', async (slug, title, parts) => {
    const answer = await app.call('GET', `/content/${slug}`)
    const page = (await answer.json()) as Record<string, string>
    expect([answer.status, Object.keys(page).toSorted()]).toEqual([
      200,
      ['content', 'publishedAt', 'slug', 'title', 'updatedAt'],
    ])
    expect(page).toMatchObject({ title, slug, publishedAt: expect.stringMatching(/^2025-07-15T/) })
    for (const part of parts) expect(page.content).toContain(part)
  })

  test('a draft is not there, and an unknown page neither', async () => {
    const { docs } = await app.payload.find({
      collection: 'content_pages',
      where: { slug: { equals: 'about' } },
      // The test acts as the system.
      overrideAccess: true,
    })
    await app.payload.update({
      collection: 'content_pages',
      id: docs[0]?.id ?? 0,
      data: { _status: 'draft' },
      // The test acts as the system.
      overrideAccess: true,
    })
    for (const slug of ['about', 'no-such-page', 'constructor'])
      expect((await app.call('GET', `/content/${slug}`)).status).toBe(404)
  })
})
