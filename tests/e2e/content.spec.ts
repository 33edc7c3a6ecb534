import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { BASE_URL } from './address'
import { signIn } from './helpers'

const headers = { origin: BASE_URL }

const paths = [
  '/',
  '/services',
  '/fiber-installation',
  '/services/fiber-installation',
  '/about',
  '/contact',
  '/careers',
  '/rfq',
  '/privacy-policy',
  '/terms-of-service',
]

test('every public page has texts that can be edited in place, each id once', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    const ids = await page
      .locator('main [data-element-id]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-element-id') ?? ''))
    expect(ids.length, path).toBeGreaterThan(0)
    expect(new Set(ids).size, path).toBe(ids.length)
    for (const id of ids) expect((await page.request.get(`/api/content/element/${id}`)).status(), id).toBe(200)
  }
})

test('while a page of text is fetched, ten rows stand in its place; without scripts the text is there at once', async ({
  page,
  browser,
}) => {
  await page.goto('/contact')
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route(/terms-of-service.*_rsc/, async (route) => {
    await gate
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  const rows = page.locator('main > [data-loading]')
  await expect(rows.locator('[style*="width"]')).toHaveCount(10)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  await expect(rows).toHaveCount(0)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/terms-of-service')
  await expect(plain.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(18)
  await expect(plain.getByText('Johnson County')).toBeVisible()
  await context.close()
})

test('a photograph is shown in the format and the width that the browser needs', async ({ page }) => {
  await signIn(page, 'editor')
  const photograph = await sharp({ create: { width: 2000, height: 1400, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .toBuffer()
  const uploaded = await page.request.post('/api/media', {
    headers,
    multipart: {
      _payload: JSON.stringify({ alt: 'A blue yard' }),
      file: { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: photograph },
    },
  })
  const { doc } = await uploaded.json()
  const found = await page.request.get('/api/services?where[slug][equals]=noc-operations&depth=0')
  const [service] = (await found.json()).docs
  const change = (illustration: number) =>
    page.request.patch(`/api/services/${service.id}`, { headers, data: { illustration } })
  expect((await change(doc.id)).status()).toBe(200)
  try {
    await page.goto('/services')
    const picture = page.getByRole('img', { name: 'A blue yard' })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).currentSrc))
      .toMatch(/yard-[0-9a-f]{8}-480x336\.avif\?v=/)
    expect(await picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  } finally {
    await change(service.illustration)
    await page.request.delete(`/api/media/${doc.id}`, { headers })
  }
})
