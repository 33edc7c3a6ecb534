import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { signIn, watch } from './helpers'

const widths = [390, 1280] as const
const themes = ['light', 'dark'] as const
const screens: [path: string, as?: 'admin' | 'editor' | 'sales' | 'client'][] = [
  ['/'],
  ['/rfq'],
  ['/rfq/thank-you'],
  ['/services'],
  ['/fiber-installation'],
  ['/contact'],
  ['/careers'],
  ['/about'],
  ['/privacy-policy'],
  ['/terms-of-service'],
  ['/auth'],
  ['/portal', 'client'],
  ['/admin', 'admin'],
  ['/admin/rfq', 'sales'],
]

async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

for (const [path, as] of screens)
  for (const theme of themes)
    for (const width of widths)
      test(`${path} in ${theme} at ${width} px: no error, no shift, nothing cut off, axe clean`, async ({
        browser,
      }) => {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme: theme,
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        const seen = await watch(page)
        if (as) await signIn(page, as)
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        expect(await axeViolations(page)).toEqual([])
        expect(await seen.layoutShift()).toBeLessThanOrEqual(0.02)
        expect(seen.problems).toEqual([])
        await context.close()
      })

test('an unknown path is a 404 in the site’s own frame', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('an unknown path is whole without JavaScript, in both forms', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const path of ['/no/such/page', '/no-such-page']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  }
})

test('Access Denied is a 403 with a way back', async ({ page }) => {
  for (const [as, path] of [
    ['client', '/admin'],
    ['editor', '/admin/rfq'],
  ] as const) {
    await signIn(page, as)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(403)
    await expect(
      page
        .getByText('You don’t have permission to access this area.')
        .or(page.getByText("You don't have permission to access this area.")),
    ).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  }
})
