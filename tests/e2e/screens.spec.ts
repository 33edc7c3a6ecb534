import { type Browser, expect, test, type Page } from '@playwright/test'
import { axeViolations } from './axe'
import { signIn, watch } from './helpers'
import { publicPages, statusOf } from './public-pages'

/** Each width is loaded in one theme, then turned to the other. */
const looks = [
  [390, 'dark', 'light'],
  [1280, 'light', 'dark'],
] as const
type Role = 'admin' | 'editor' | 'sales' | 'client'
const screens: [path: string, as?: Role][] = [
  ...publicPages.map((path): [string] => [path]),
  ['/search?q=fiber'],
  ['/auth'],
  ['/auth?register'],
  ['/auth?forgot'],
  ['/auth/reset?token=unknown'],
  ['/auth/invitation?token=unknown'],
  ['/portal', 'client'],
  ['/portal/projects', 'client'],
  ['/portal/projects?q=fiber&status=active&sort=name', 'client'],
  ['/portal/projects/1', 'client'],
  ['/portal/services', 'client'],
  ['/portal/services/requests', 'client'],
  ['/portal/services/requests/new', 'client'],
  ['/portal/services/requests/2', 'client'],
  ['/portal/help', 'client'],
  ['/portal/help/what-a-status-means', 'client'],
  ['/portal/billing', 'client'],
  ['/portal/billing?status=overdue', 'client'],
  ['/portal/billing/statement', 'client'],
  ['/portal/billing/quotes/12', 'client'],
  ['/portal?tab=projects', 'client'],
  ['/portal?tab=services', 'client'],
  ['/portal?tab=monitoring', 'client'],
  ['/portal/docs', 'client'],
  ['/portal/monitoring', 'client'],
  ['/portal/monitoring/servers', 'client'],
  ['/portal/settings', 'client'],
  ['/portal/settings/email?token=unknown', 'client'],
  ['/admin', 'admin'],
  ['/admin/rfq', 'sales'],
  ['/admin/rfq?view=board', 'sales'],
  ['/admin/rfq/quote?request=10', 'sales'],
  ['/admin/content', 'editor'],
  ['/admin/audit', 'admin'],
  ['/admin/reports', 'admin'],
  ['/admin/settings', 'admin'],
  ['/admin/settings?section=users', 'admin'],
  ['/admin/plugins', 'admin'],
  ['/admin/monitoring/overview', 'admin'],
  ['/admin/monitoring/servers', 'admin'],
  ['/admin/monitoring/alerts', 'admin'],
]

type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
const sessions = new Map<Role, Session>()

/** The cookies of somebody who signed in once for all of these screens. */
async function sessionOf(browser: Browser, as: Role): Promise<Session> {
  const known = sessions.get(as)
  if (known) return known
  const page = await browser.newPage()
  await signIn(page, as)
  const session = await page.context().storageState()
  await page.close()
  sessions.set(as, session)
  return session
}

/** The other theme changes colours alone. The site follows the system as it changes, the panel at its next load only. */
async function turnTo(page: Page, theme: 'light' | 'dark'): Promise<void> {
  if (page.url().includes('/admin'))
    return page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme)
}

/** Loads the screen in a window of this width, and looks at it in both themes. */
async function look(page: Page, path: string, [width, theme, other]: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  const seen = await watch(page)
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(statusOf(path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  expect(await seen.layoutShift()).toBeLessThanOrEqual(0.02)
  // A page that leads nowhere says so by its status, which the browser mentions.
  const isItself = (problem: string) => statusOf(path) === 404 && /^404: |^console: .* status of 404/.test(problem)
  const problems = seen.problems.filter((problem) => !isItself(problem))
  expect([problems, seen.problems.length - problems.length]).toEqual([[], statusOf(path) === 404 ? 2 : 0])
  await turnTo(page, other)
  expect(await axeViolations(page, { rules: ['color-contrast'] })).toEqual([])
}

// Each file is a queue of its own; these many tests share out better one by one.
test.describe.configure({ mode: 'parallel' })

for (const [path, as] of screens)
  test(`${path} at 390 and 1280 px, light and dark: no error, no shift, nothing cut off, axe clean`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ storageState: as && (await sessionOf(browser, as)) })
    for (const one of looks)
      await test.step(`${one[0]} px`, async () => {
        const page = await context.newPage()
        await look(page, path, one)
        await page.close()
      })
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied')
    await expect(page.getByText("You don't have permission to access this area.", { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the portal' })).toHaveAttribute('href', '/portal')
    expect(await axeViolations(page)).toEqual([])
  }
})
