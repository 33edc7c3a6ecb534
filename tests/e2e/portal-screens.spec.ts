import { expect, type Locator, type Page, test } from '@playwright/test'
import { BASE_URL, PASSWORD } from './address'
import { axeViolations } from './axe'
import { signIn } from './helpers'

/** Opens a screen and waits until it has come alive: what is typed before is lost. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })
const notice = (page: Page, text: string) => page.locator('[data-variant]').getByText(text, { exact: true })
const main = (page: Page) => page.getByRole('main')

async function expectAxeClean(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

/** Skips the sidebar, then goes on with Tab until the element has the focus; each stop on the way can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
    })
    expect(outline).toBeGreaterThanOrEqual(1)
    if (await target.evaluate((element) => element === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

const link = (name: string | RegExp) => (page: Page) => main(page).getByRole('link', { name }).first()
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name })

/** The main action of each screen, and how one sees that it was done. */
const actions: [path: string, target: (page: Page) => Locator, seen: (page: Page) => Promise<void>][] = [
  ['/portal', link(/^Active Projects/), (page) => expect(page).toHaveURL(/\/portal\/projects/)],
  ['/portal/projects', button('New Project'), (page) => expect(page.getByRole('dialog')).toBeVisible()],
  [
    '/portal/projects/1',
    button('Add Comment'),
    (page) => expect(page.getByLabel(/^Your comment/)).toHaveAttribute('aria-invalid', 'true'),
  ],
  ['/portal/services', link('New service request'), (page) => expect(page).toHaveURL('/portal/services/requests/new')],
  [
    '/portal/services/requests',
    link('Bring back the October moisture reports'),
    (page) => expect(page).toHaveURL(/\/requests\/\d+$/),
  ],
  [
    '/portal/monitoring',
    button('Refresh'),
    (page) => expect(page.locator('[data-updated] time')).not.toHaveAttribute('datetime', ''),
  ],
  [
    '/portal/monitoring/servers',
    (page) => page.locator('summary').first(),
    (page) => expect(page.locator('details').first()).toHaveAttribute('open'),
  ],
  ['/portal/billing', link('Statement'), (page) => expect(page).toHaveURL('/portal/billing/statement')],
  ['/portal/help', link('What can I do in the portal?'), (page) => expect(page).toHaveURL(/\/portal\/help\/.+/)],
  [
    '/portal/settings',
    button('Change password'),
    (page) => expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true'),
  ],
]

test('the main action of every screen is done by keyboard alone, and the focus is seen on the way', async ({
  page,
}) => {
  await signIn(page, 'client')
  for (const [path, target, seen] of actions)
    await test.step(path, async () => {
      await open(page, path)
      await tabTo(page, target(page))
      await page.keyboard.press('Enter')
      await seen(page)
    })
})

/** What somebody who has just registered is told on each screen, and the way on from there. */
const firstUse: [path: string, text: string, link?: string, href?: string][] = [
  ['/portal', 'Nothing has been noticed yet.'],
  ['/portal/projects', 'No projects yet'],
  ['/portal/services', 'No services yet', 'Request a quote', '/rfq'],
  ['/portal/services/requests', 'No service requests yet', 'New service request', '/portal/services/requests/new'],
  ['/portal/monitoring', 'No active alerts at this time.'],
  ['/portal/monitoring/servers', 'No servers yet', 'New service request', '/portal/services/requests/new'],
  ['/portal/billing', 'No invoices yet'],
  ['/portal/billing/statement', 'Nothing happened in this period'],
  ['/portal/docs', 'No documents yet'],
  ['/portal/help?q=zzzz', 'Nothing found', 'New service request', '/portal/services/requests/new'],
  ['/portal/settings', 'Two-factor sign-in'],
]

test('whoever has just registered is told on every screen what will be there', async ({ page }) => {
  const username = `new.${Date.now()}`
  const person = { username, fullName: 'Nora Newcomer', email: `${username}@new.example`, password: PASSWORD }
  const answer = await page.request.post('/api/register', { data: person, headers: { origin: BASE_URL } })
  expect(answer.status()).toBe(201)
  for (const [path, text, name, href] of firstUse)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(main(page).getByText(text).first()).toBeVisible()
      if (name) await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href ?? '')
      await expectAxeClean(page)
    })
})

test('data that cannot be refreshed stays, with the reason, until another try succeeds', async ({ page }) => {
  await signIn(page, 'client')
  for (const [path, call] of [
    ['/portal', '**/api/portal/platform'],
    ['/portal/monitoring', '**/api/portal/monitoring'],
    ['/portal/monitoring/servers', '**/api/portal/servers'],
  ] as const)
    await test.step(path, async () => {
      await open(page, path)
      const refresh = main(page).getByRole('button', { name: 'Refresh' })
      const problem = main(page).getByRole('alert')
      await page.route(call, (route) => route.abort())
      await refresh.click()
      await expect(problem).toContainText('could not be refreshed')
      await expect(main(page).getByText('Sample data').first()).toBeVisible()
      await expectAxeClean(page)
      await page.unroute(call)
      await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'The database is away' } }))
      await refresh.click()
      await expect(problem).toContainText('The database is away')
      await page.unroute(call)
      await refresh.click()
      await expect(problem).toHaveCount(0)
    })
})

test('what cannot be sent is said and kept, and the second try sends it', async ({ page }) => {
  await signIn(page, 'client')
  for (const { path, field, send, call, title } of [
    {
      path: '/portal/projects/1',
      field: /^Your comment/,
      send: 'Add Comment',
      call: '**/api/client/projects/1/comments',
      title: 'Failed to add comment',
    },
    {
      path: '/portal/services/requests/3',
      field: /^Your message/,
      send: 'Send message',
      call: '**/api/client/requests/3/messages',
      title: 'Message not sent',
    },
  ])
    await test.step(path, async () => {
      await open(page, path)
      const text = `Kept through a failure ${Date.now()}`
      const input = page.getByLabel(field)
      await input.fill(text)
      await page.route(call, (route) => route.abort())
      await page.getByRole('button', { name: send }).click()
      await expect(notice(page, title)).toBeVisible()
      await expect(input).toHaveValue(text)
      await expectAxeClean(page)
      await page.unroute(call)
      await page.getByRole('button', { name: send }).click()
      await expect(input).toHaveValue('')
      await expect(main(page).getByText(text)).toBeVisible()
    })
})

test('a screen whose data fails on the way is loaded whole', async ({ page }) => {
  await signIn(page, 'client')
  await open(page, '/portal')
  const sidebar = page.getByRole('navigation', { name: 'Portal' })
  for (const [name, path] of [
    ['Projects', '/portal/projects'],
    ['Billing', '/portal/billing'],
    ['Help & Support', '/portal/help'],
    ['Settings', '/portal/settings'],
  ] as const)
    await test.step(path, async () => {
      await page.route(
        (url) => url.pathname === path && url.searchParams.has('_rsc'),
        (route) => route.fulfill({ status: 500, body: 'no' }),
      )
      await sidebar.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    })
})

test('an unknown address in the portal is a 404 in its frame, alive and in the theme', async ({ browser }) => {
  const page = await (await browser.newContext({ colorScheme: 'dark' })).newPage()
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  await signIn(page, 'client')
  for (const path of ['/portal/nowhere', '/portal/monitoring/nowhere', '/portal/billing/999999'])
    await test.step(path, async () => {
      problems.length = 0
      expect((await open(page, path))?.status()).toBe(404)
      await expect(main(page).getByText('There is nothing at this address')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      expect(problems.filter((text) => !/status of 404/.test(text))).toEqual([])
      await expectAxeClean(page)
      await page.getByRole('button', { name: 'Collapse sidebar' }).click()
      await page.getByRole('button', { name: 'Expand sidebar' }).click()
    })
})
