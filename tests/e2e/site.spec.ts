import { expect, test } from '@playwright/test'
import { fillRfq, signIn } from './helpers'

test.describe('the header', () => {
  test('follows the status call: a link that is offline is not shown, an absolute one opens in a new tab', async ({
    page,
  }) => {
    await page.route('**/api/subdomain-status', (route) =>
      route.fulfill({
        json: {
          rfq: { isOffline: true, url: '/rfq' },
          app: { isOffline: false, url: 'https://app.prairieline.example/' },
        },
      }),
    )
    await page.goto('/')
    const nav = page.getByRole('banner')
    await expect(nav.getByRole('link', { name: /^RFQ/ })).toHaveCount(0)
    const portal = nav.getByRole('link', { name: /^Portal/ })
    await expect(portal).toHaveAttribute('href', 'https://app.prairieline.example/')
    await expect(portal).toHaveAttribute('target', '_blank')
    await expect(portal.locator('svg')).toBeVisible()
  })
  test('shows RFQ at /rfq and hides Portal when the call fails', async ({ page }) => {
    await page.route('**/api/subdomain-status', (route) => route.abort())
    await page.goto('/')
    const nav = page.getByRole('banner')
    await expect(nav.getByRole('link', { name: /^Portal/ })).toHaveCount(0)
    await expect(nav.getByRole('link', { name: /^RFQ/ })).toHaveAttribute('href', '/rfq')
  })
  test('the menu of a small screen closes when a link is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
    await page.getByRole('banner').getByRole('link', { name: /^RFQ/ }).click()
    await expect(page).toHaveURL('/rfq')
    await expect(page.getByRole('banner').getByRole('link', { name: /^About/ })).toBeHidden()
  })
})

test.describe('the theme', () => {
  test('dark is kept, and set before anything is painted', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('radio', { name: /dark/i }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark')
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        Object.assign(window, { early: (window as { early?: string }).early ?? document.documentElement.dataset.theme })
      })
    })
    await page.reload()
    expect(await page.evaluate(() => (window as { early?: string }).early)).toBe('dark')
  })
  test('system follows the operating system while the page is open', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('the home page', () => {
  test('has eight cards, NEW on fiber alone, and the specified targets', async ({ page }) => {
    await page.goto('/')
    const cards = page.locator('#services').getByRole('link', { name: /Read more/ })
    await expect(cards).toHaveCount(8)
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/services#network-infrastructure',
      '/fiber-installation',
      '/services#data-center-design',
      '/services#nextgen-wireless',
      '/services#managed-services',
      '/services#noc-operations',
      '/services#hardware-refresh',
      '/services#data-center-design',
    ])
    await expect(page.locator('#services').getByText('NEW', { exact: true })).toHaveCount(1)
    await expect(page.locator('#rfq')).toBeVisible()
  })
  test('the carousel wraps at both ends, and each dot leads to its testimonial', async ({ page }) => {
    await page.goto('/')
    const carousel = page
      .getByRole('region', { name: /testimonials|rely/i })
      .or(page.locator('[aria-roledescription="carousel"]'))
      .first()
    const quotes = async () => carousel.locator('blockquote:visible').first().innerText()
    const first = await quotes()
    await carousel.getByRole('button', { name: /previous/i }).click()
    await expect.poll(quotes).not.toBe(first)
    const last = await quotes()
    await carousel.getByRole('button', { name: /next/i }).click()
    await expect.poll(quotes).toBe(first)
    const dots = carousel.getByRole('button', { name: /testimonial \d|\d of 4/i })
    await expect(dots).toHaveCount(4)
    await dots.nth(3).click()
    await expect.poll(quotes).toBe(last)
  })
})

test.describe('the quote form', () => {
  test('keeps what was typed when the server fails, and says so', async ({ page }) => {
    await page.route('**/api/rfq-requests', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }))
    await page.goto('/rfq')
    await fillRfq(page)
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible()
    await expect(
      page.getByText('There was an error submitting your request. Please try again.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Winter')
    await page.unroute('**/api/rfq-requests')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible()
    await page.getByRole('button', { name: 'Submit Another Request' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue('')
  })
  test('names each bad field, and moves to the first', async ({ page }) => {
    await page.goto('/rfq')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    for (const message of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Please select a service',
      'You must agree to the terms and conditions',
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(page.getByLabel('Full Name')).toBeFocused()
  })
  test('a file of a false type is refused with its reason', async ({ page }) => {
    await page.goto('/rfq')
    await page
      .locator('input[name="documentUrls"]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>no pdf</html>') })
    await expect(page.getByText(/is not a PDF, PNG, JPEG/)).toBeVisible()
  })
  test('a double click sends one request', async ({ page }) => {
    let posts = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/rfq-requests')) posts++
    })
    await page.goto('/rfq')
    await fillRfq(page)
    await page.getByRole('button', { name: 'Submit Request' }).dblclick()
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible()
    expect(posts).toBe(1)
  })
})

test('the quote form works without JavaScript', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/rfq')
  await fillRfq(page)
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page).toHaveURL('/rfq/thank-you')
  await expect(page.getByText(/1-2 business days/).first()).toBeVisible()
})

test.describe('paths', () => {
  test('a path in another case redirects permanently, its query kept', async ({ request }) => {
    const answer = await request.get('/RFQ?from=card', { maxRedirects: 0 })
    expect([answer.status(), new URL(answer.headers().location ?? '', 'http://localhost').pathname]).toEqual([
      308,
      '/rfq',
    ])
    expect(answer.headers().location).toContain('?from=card')
  })
  test('an unknown /admin path goes to /admin; nobody lands on Payload’s own sign-in', async ({ page }) => {
    await page.goto('/admin/login')
    await expect(page).toHaveURL(/\/auth/)
    await signIn(page, 'admin')
    await page.goto('/admin/nothing-here')
    await expect(page).toHaveURL(/\/admin$/)
  })
  test('a revoked session is sent to sign in, without a loop', async ({ page }) => {
    await signIn(page, 'editor')
    const cookies = await page.context().cookies()
    await page.request.post('/api/logout', { headers: { origin: 'http://localhost:3117' } })
    await page.context().addCookies(cookies)
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/auth\?redirect=/)
  })
  test('a redirect leads to this site only', async ({ page }) => {
    for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      await page.context().clearCookies()
      await page.goto(`/auth?redirect=${encodeURIComponent(target)}`)
      await page.getByLabel('Username').fill('client')
      await page.getByLabel('Password').fill('prairie test 2026')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/portal')
      // What the portal still asks for would lead to the sign-in once the session has gone.
      await page.waitForLoadState('networkidle')
    }
  })
})

test('pages carry their headers', async ({ request }) => {
  for (const path of ['/', '/rfq', '/about', '/search', '/no-such-page', '/auth']) {
    const headers = (await request.get(path)).headers()
    expect([path, headers['content-security-policy']]).toEqual([path, expect.stringContaining("default-src 'none'")])
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['critical-ch']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['cache-control']).not.toContain('s-maxage')
  }
})
