import { expect, test, type Page } from '@playwright/test'
import { BASE_URL } from './address'
import { axeViolations } from './axe'
import { signIn, watch } from './helpers'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' })

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`the search in ${theme} at ${width} px: in all its states without a finding of axe`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme: theme,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      const seen = await watch(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
      await expect(page.getByRole('option')).toHaveCount(3)
      expect(await seen.layoutShift()).toBeLessThanOrEqual(0.02)
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('combobox').fill('fiber')
      await expect(page.getByRole('option', { name: 'All results for “fiber”' })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('combobox').fill('zeppelin')
      await expect(dialog(page).getByText('No results for “zeppelin”').first()).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(seen.problems).toEqual([])
      await context.close()
    })

test('Ctrl and K opens the search; arrow and Enter go to what was found, the focus back to where it was', async ({
  page,
}) => {
  const seen = await watch(page)
  await page.goto('/')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').pressSequentially('noc oper')
  await expect(page.getByRole('option', { name: /^NOC Operations/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services#noc-operations')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'NOC Operations', level: 2 })).toBeInViewport()
  expect(seen.problems).toEqual([])
})

test('Enter alone shows all results on their page, and one leads on', async ({ page }) => {
  const seen = await watch(page)
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('privacy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=privacy')
  await expect(page).toHaveTitle('privacy – Search | Prairieline Networks')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  expect(seen.problems).toEqual([])
})

test('a call that fails leads to the page', async ({ page }) => {
  await page.route('**/api/search?*', (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('fiber')
  await dialog(page).getByRole('link', { name: 'try the search page' }).click()
  await expect(page.getByRole('heading', { name: /results for “fiber”/ })).toBeVisible()
})

test('the menu of a small screen has it too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Search this site' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toHaveCount(1)
  await page.getByRole('option', { name: /^Contact/ }).click()
  await expect(page).toHaveURL('/contact')
})

test('without JavaScript the link, the form and the results work', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search')
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('fiber')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=fiber')
  await expect(page.getByRole('heading', { name: /^\d+ results for “fiber”$/ })).toBeVisible()
  await expect(page.locator('main mark').first()).toHaveText(/^fiber/i)
  await page.getByRole('main').getByRole('link', { name: 'Fiber Optic Installation' }).click()
  await expect(page).toHaveURL('/fiber-installation')
})

test('the page has an answer to everything', async ({ page }) => {
  const seen = await watch(page)
  for (const [query, text] of [
    ['', 'Often looked for'],
    ['?q=zeppelin', 'No results for “zeppelin”'],
    ['?q=%3Cscript%3Ealert(1)%3C/script%3E', 'No results for “<script>alert(1)</script>”'],
    [`?q=${'x'.repeat(101)}`, 'Please keep a search under 101 characters.'],
    ['?q=zeppelin&q=mast', 'No results for “zeppelin mast”'],
    ['?q=%00%27%22:*%26!', 'No results for'],
  ] as const) {
    const answer = await page.goto(`/search${query}`)
    expect([query, answer?.status()]).toEqual([query, 200])
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact' })).toBeVisible()
  }
  expect(seen.problems).toEqual([])
})

test('what an editor publishes is found at once, and a draft is not', async ({ page }) => {
  await signIn(page, 'editor')
  const found = async () => {
    const answer = await page.request.get('/api/search?q=numbats')
    return ((await answer.json()) as { results: { path: string }[] }).results.map(({ path }) => path)
  }
  const content = {
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: null,
      children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text: 'About numbats', version: 1 }] }],
    },
  }
  const made = await page.request.post('/api/content_pages', {
    data: { title: 'Test of the search', slug: 'search-test', content, _status: 'draft' },
    headers: { origin: BASE_URL },
  })
  const { doc } = (await made.json()) as { doc: { id: number } }
  expect(await found()).toEqual([])
  await page.request.patch(`/api/content_pages/${doc.id}`, {
    data: { _status: 'published' },
    headers: { origin: BASE_URL },
  })
  expect(await found()).toEqual(['/search-test'])
  await page.request.delete(`/api/content_pages/${doc.id}`, { headers: { origin: BASE_URL } })
  expect(await found()).toEqual([])
})
