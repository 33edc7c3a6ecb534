import { expect, test, type Page } from '@playwright/test'
import { axeViolations } from './axe'
import { signIn } from './helpers'
import { newPerson, signInAs } from './people'

test.beforeEach(async ({ page }) => signIn(page, 'client'))

const card = (page: Page) => page.getByRole('region', { name: 'Backstage platform' })
const dashboardTabs = (page: Page) => page.getByRole('tablist', { name: 'Dashboard' })

test('the dashboard greets and has the four figures of the demonstration', async ({ page }) => {
  await page.goto('/portal')
  await expect(page).toHaveTitle('Client Portal | Prairieline Networks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Clara Whitfield')
  const summary = page.getByRole('list', { name: 'Summary' })
  for (const text of ['Active Projects', 'Open Requests', /System Health\s*98%/, /Resource Usage\s*65%/])
    await expect(summary.getByRole('link', { name: text })).toBeVisible()
})

test('the overview has four alerts, the use of four capacities with storage in yellow, and documents', async ({
  page,
}) => {
  await page.goto('/portal')
  const activity = page.getByRole('region', { name: 'Recent activity' })
  await expect(activity.getByRole('listitem')).toHaveCount(4)
  await expect(activity.getByText('Warning').first()).toBeVisible()
  for (const [name, value] of [
    ['CPU', '42%'],
    ['Memory', '67%'],
    ['Storage', '85%, High'],
    ['Network', '23%'],
  ] as const)
    await expect(page.getByRole('meter', { name, exact: true })).toHaveAttribute('aria-valuetext', value)
  await page.getByRole('link', { name: /^Restore a file or a mailbox/ }).click()
  await expect(page).toHaveURL('/portal/docs#restore')
  await expect(page.getByRole('heading', { name: 'Restore a file or a mailbox' })).toBeInViewport()
})

test('the tabs are in the address, by mouse, by keyboard and without scripts', async ({ page, browser }) => {
  await page.goto('/portal')
  await dashboardTabs(page).getByRole('tab', { name: 'Services' }).click()
  await expect(page).toHaveURL('/portal?tab=services')
  for (const name of ['Service', 'Description', 'Status', 'Last Updated'])
    await expect(
      page.getByRole('table', { name: 'Your services' }).getByRole('columnheader', { name, exact: true }),
    ).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/portal?tab=monitoring')
  for (const name of ['Resource', 'Namespace', 'Kind', 'Status', 'Age'])
    await expect(page.getByRole('columnheader', { name, exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(dashboardTabs(page).getByRole('tab', { selected: true })).toHaveText('Monitoring')

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await signIn(plain, 'client')
  await plain.goto('/portal?tab=projects')
  await expect(plain.locator('[role=tab][aria-selected=true]').first()).toHaveText('Projects')
})

test('the platform card has its tabs and refreshes', async ({ page }) => {
  await page.goto('/portal')
  await expect(card(page).getByRole('tab')).toHaveText(['Service Catalog', 'TechDocs', 'Kubernetes', 'Monitoring'])
  await card(page).getByRole('tab', { name: 'Monitoring' }).click()
  await expect(card(page).getByRole('table', { name: 'Your alerts' }).getByText('New').first()).toBeVisible()
  await expect(card(page).getByText('All Systems Operational')).toBeVisible()
  const before = await card(page).locator('[data-updated] time').getAttribute('datetime')
  const asked = page.waitForResponse('**/api/portal/platform')
  await card(page).getByRole('button', { name: 'Refresh' }).click()
  expect((await asked).status()).toBe(200)
  await expect(card(page).locator('[data-updated] time')).not.toHaveAttribute('datetime', before ?? '')
})

test('without plugins the card says whom to ask; when they cannot be read, the sample ones stand in', async ({
  page,
}) => {
  await page.route('**/api/backstage/plugins', (route) => route.fulfill({ json: [] }))
  await page.goto('/portal')
  await expect(page.getByText('No plugins are currently enabled. Please contact your administrator.')).toBeVisible()
  await page.route('**/api/backstage/plugins', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(card(page).getByText('Sample data: the plugins could not be read')).toBeVisible()
  await expect(card(page).getByRole('tab')).toHaveText(['Service Catalog', 'TechDocs', 'Kubernetes', 'Monitoring'])
})

test('monitoring draws lines and has them as a table', async ({ page }) => {
  await page.goto('/portal/monitoring')
  await expect(page).toHaveTitle('Monitoring | Prairieline Networks')
  await expect(page.getByRole('img', { name: /^Storage over the last 24 samples: mean 85%/ })).toBeVisible()
  await page.getByText('Show the values as a table').click()
  await expect(page.getByRole('table', { name: 'Usage, hour by hour' }).getByRole('row')).toHaveCount(25)
  await expect(page.getByText('Sample data').first()).toBeVisible()
})

test('each server has its load and its details', async ({ page }) => {
  await page.goto('/portal/monitoring/servers')
  await expect(page).toHaveTitle('Servers | Prairieline Networks')
  const backup = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'hgc-backup-01' }) })
  await expect(backup.getByText('Degraded')).toBeVisible()
  await expect(backup.getByRole('meter', { name: 'Disk' })).toHaveAttribute('aria-valuetext', '94%, High')
  await expect(backup.getByText(/^Up for 118 days/)).toBeVisible()
  await backup.getByText('Details').click()
  await expect(backup.getByText('10.20.9.5')).toBeVisible()
})

test('who has nothing yet finds out what will be there', async ({ page }) => {
  await signIn(page, 'sales')
  await page.goto('/portal')
  for (const text of ['Nothing has been noticed yet.', 'No measurements yet.', 'No documents yet.'])
    await expect(page.getByText(text)).toBeVisible()
  await page.goto('/portal/monitoring/servers')
  await expect(page.getByText('No servers yet')).toBeVisible()
})

test('a project is made on the tab of projects: list and summary have it at once, and so has its own screen', async ({
  page,
  browser,
}) => {
  const { username } = await newPerson(browser)
  await page.context().clearCookies()
  await signInAs(page, username)
  await page.goto('/portal', { waitUntil: 'networkidle' })
  const active = page.getByRole('list', { name: 'Summary' }).getByRole('link', { name: /^Active Projects/ })
  await expect(active).toHaveText(/0$/)
  await dashboardTabs(page).getByRole('tab', { name: 'Projects' }).click()
  const tab = page.getByRole('tabpanel', { name: 'Projects' })
  await expect(tab.getByText('No projects yet')).toBeVisible()

  const loads: string[] = []
  page.on('domcontentloaded', (loaded) => loads.push(loaded.url()))
  await tab.getByRole('button', { name: 'New Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Project' })
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.locator('[data-variant="destructive"]')).toContainText('Validation error')
  await expect(page.locator('[data-variant="destructive"]')).toContainText('Project name is required')
  await dialog.getByLabel('Project name').fill('  Ring round the lake ')
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByText('Project created', { exact: true })).toBeVisible()
  await expect(page.getByText('Your new project has been created successfully.', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()

  const row = tab.getByRole('listitem').filter({ hasText: 'Ring round the lake' })
  await expect(row).toContainText('No description provided')
  await expect(row).toContainText('Active')
  await expect(active).toHaveText(/1$/)
  await expect(page).toHaveURL('/portal?tab=projects')
  expect(loads).toEqual([])
  expect(await axeViolations(page)).toEqual([])

  await row.getByRole('link', { name: 'View Details of Ring round the lake' }).click()
  await expect(page).toHaveURL(/\/portal\/projects\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ring round the lake')
  await page.goto('/portal/projects')
  await expect(page.getByRole('list', { name: 'Projects' })).toContainText('Ring round the lake')
})

test('a project that could not be made on the tab is said, and what was typed stays', async ({ page }) => {
  await page.goto('/portal?tab=projects', { waitUntil: 'networkidle' })
  await page.route('**/api/client/projects', (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }))
  await page.getByRole('button', { name: 'New Project' }).click()
  await page.getByLabel('Project name').fill('Kept')
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.locator('[data-variant="destructive"]')).toContainText('Failed to create project')
  await expect(page.locator('[data-variant="destructive"]')).toContainText('Busy.')
  await expect(page.getByLabel('Project name')).toHaveValue('Kept')
})
