import { expect, test } from '@playwright/test'
import { BASE_URL } from './address'
import { signIn } from './helpers'

test.describe('the About page', () => {
  test.beforeEach(({ page }) => page.goto('/about'))

  test('has the sections of the company, each with its heading', async ({ page }) => {
    await expect(page).toHaveTitle('About Us | Prairieline Networks')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    const main = page.getByRole('main')
    for (const name of ['Our Story', 'Company Facts', 'Certifications', 'Leadership team', 'Partners'])
      await expect(main.getByRole('region', { name }).getByRole('heading', { name, level: 2 })).toBeVisible()
    await expect(main.getByRole('heading', { name: /mission/ })).toBeVisible()
    await expect(main.getByRole('heading', { name: /vision/ })).toBeVisible()
  })

  test('shows the facts, the certifications, four leaders and four partners', async ({ page }) => {
    const figures = page.getByRole('region', { name: 'Company Facts' }).locator('dd:first-of-type')
    await expect(figures).toHaveText(['2020', 'Growing', 'Over 2500', '99.99%', '24/7'])
    const certifications = page.getByRole('region', { name: 'Certifications' }).getByRole('heading', { level: 3 })
    await expect(certifications).toHaveText(['ISO 27001', 'CMMI Level 5', 'SOC 2 Type II', 'OSHA-30'])
    const leaders = page.locator('#team').getByRole('listitem')
    await expect(leaders).toHaveCount(4)
    for (const [index, title] of ['CEO', 'CTO', 'Chief of Operations', 'Customer Success Director'].entries())
      await expect(leaders.nth(index)).toContainText(title)
    await expect(page.locator('#partners').getByRole('listitem')).toHaveCount(4)
  })

  test('leads to the contact page, and to the quote band at its end', async ({ page }) => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    await main.locator('a[href="#rfq"]').click()
    await expect(page).toHaveURL('/about#rfq')
    await expect(page.locator('#rfq')).toBeInViewport()
    await expect(page.locator('#rfq').getByRole('link', { name: /Request a Quote/ })).toHaveAttribute('href', '/rfq')
  })

  test('the links of the footer land on its sections', async ({ page }) => {
    for (const [name, anchor] of [
      ['Our Team', 'team'],
      ['Partners', 'partners'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/about#${anchor}`)
      await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 2 })).toBeInViewport()
    }
  })

  test('tells search engines of the company and its offices', async ({ page }) => {
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const graph = (JSON.parse(text ?? '') as { '@graph': { '@type': string }[] })['@graph']
    const organization = graph.find((one) => one['@type'] === 'Organization') as unknown as {
      location: { name: string }[]
    }
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Prairieline Networks' })
    expect(organization.location.map(({ name }) => name)).toEqual([
      'Kansas City',
      'Dallas/Ft Worth',
      'Tampa',
      'Las Vegas',
    ])
  })
})

test('robots may read the public site only, and are told of the sitemap', async ({ request }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Allow: /',
      'Disallow: /admin',
      'Disallow: /api',
      'Disallow: /portal',
      'Disallow: /auth',
      `Sitemap: ${BASE_URL}/sitemap.xml`,
    ]),
  )
})

test('the manifest names the company, and pages link to it', async ({ page }) => {
  await page.goto('/about')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  expect(await (await page.request.get(href ?? '')).json()).toMatchObject({ name: 'Prairieline Networks' })
})

test.describe('the sitemap', () => {
  const screens = ['/', '/services', '/fiber-installation', '/rfq', '/about', '/contact', '/careers']

  test('has each page once', async ({ request }) => {
    const text = await (await request.get('/sitemap.xml')).text()
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    const pages = [...screens, '/privacy-policy', '/terms-of-service']
    expect(addresses).toEqual(expect.arrayContaining(pages.map((path) => BASE_URL + path)))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('is new after a save', async ({ page }) => {
    const lastChange = async () => {
      const text = await (await page.request.get('/sitemap.xml')).text()
      return /\/privacy-policy<\/loc>\s*<lastmod>(.*?)</.exec(text)?.[1]
    }
    const before = await lastChange()
    expect(before).toBeTruthy()
    await signIn(page, 'editor')
    const found = await page.request.get('/api/content_pages', {
      params: { 'where[slug][equals]': 'privacy-policy', depth: 0 },
    })
    const { docs } = (await found.json()) as { docs: { id: number }[] }
    const answer = await page.request.patch(`/api/content_pages/${docs[0]?.id}`, {
      data: { title: 'Privacy Policy' },
      headers: { origin: BASE_URL },
    })
    expect(answer.status()).toBe(200)
    expect(await lastChange()).not.toBe(before)
  })
})
