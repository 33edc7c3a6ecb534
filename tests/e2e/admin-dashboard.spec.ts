import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { BASE_URL } from './address'
import { signIn } from './helpers'

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })
const card = (page: Page, label: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: label })

test('an administrator sees how the company stands, and each figure leads to its list', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin')
  await expect(page).toHaveTitle('Admin Dashboard | Patchbay')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration Dashboard')
  await expect(card(page, 'Revenue').first()).toContainText('$12,580')
  for (const name of ['User Management', 'Content Editor', 'Server Status', 'View Reports'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' }).first()).toBeVisible()
  const sales = page.getByRole('region', { name: 'Sales' })
  await expect(sales.getByText('Time to answer')).toBeVisible()
  await expect(sales.getByRole('region', { name: 'Pipeline' })).toBeVisible()
  const revenue = sales.getByRole('region', { name: 'Revenue by month' })
  await revenue.getByText('Revenue by month as a table').click()
  await expect(revenue.getByRole('row')).toHaveCount(13)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pending RFQs/ })
    .click()
  await expect(page).toHaveURL(/\/admin\/rfq\?status=pending/)
})

test('reports are files of the period that was chosen', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Download Reports' }).press('Enter')
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /This year CSV/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^report-\d{4}-01-01-to-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('Quote requests received,All,Requests,')

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /View Reports/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
  await page.getByRole('link', { name: 'Last year' }).click()
  await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31/)
  await expect(page.getByRole('table').first()).toBeVisible()
  await open(page, '/admin/reports?from=2026-03-02&to=2026-03-01')
  await expect(page.getByRole('alert').filter({ hasText: 'period' })).toHaveText('The period ends before it begins')
})

test('what somebody changes is in the trail, with who did it', async ({ page, browser }) => {
  const editor = await (await browser.newContext()).newPage()
  await signIn(editor, 'editor')
  const name = `/old-place-${Date.now()}`
  const answer = await editor.request.post('/api/redirects', {
    data: { from: name, to: '/about' },
    headers: { origin: BASE_URL },
  })
  expect(answer.status()).toBe(201)
  await open(editor, '/admin')
  await expect(editor.getByRole('region', { name: 'Recent activity' })).toContainText(name)
  await expect(editor.getByRole('link', { name: 'Audit Trail' })).toHaveCount(0)

  await signIn(page, 'admin')
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Audit Trail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Trail')
  await page.getByLabel('What').selectOption('redirects')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/entity=redirects/)
  const deed = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(deed).toContainText('Emerson Okafor')
  await deed.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/redirects\/\d+$/)
})

test('maintenance is planned, opened, and gone from the dashboard when it is cancelled', async ({ page }) => {
  await signIn(page, 'admin')
  const title = `Core switches ${Date.now()}`
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const data = { title, affected: 'Phones', startsAt: soon(-5), endsAt: soon(55) }
  const headers = { origin: BASE_URL }
  const refused = await page.request.post('/api/maintenance_windows', {
    data: { ...data, endsAt: soon(-10) },
    headers,
  })
  expect([refused.status(), await refused.text()]).toEqual([
    400,
    expect.stringContaining('Ends: It has to end after it begins'),
  ])
  expect((await page.request.post('/api/maintenance_windows', { data, headers })).status()).toBe(201)
  await open(page, '/admin')
  const planned = page.getByRole('region', { name: 'Scheduled maintenance' })
  await expect(planned).toContainText('Under way since')
  await planned.getByRole('link', { name: `View Details of ${title}` }).click()
  await expect(page).toHaveURL(/maintenance_windows\/\d+$/)
  const id = page.url().split('/').pop()
  const cancelled = await page.request.patch(`/api/maintenance_windows/${id}`, { data: { isCancelled: true }, headers })
  expect(cancelled.status()).toBe(200)
  await open(page, '/admin')
  await expect(planned).not.toContainText(title)
})

test('each role sees what it may open, and nothing else', async ({ page }) => {
  await signIn(page, 'sales')
  await open(page, '/admin')
  await expect(page.getByRole('main').getByRole('link', { name: /View Reports/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sales' })).not.toContainText('Revenue')
  for (const name of [/User Management/, /Content Editor/, /Server Status/, /^Settings$/])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0)
  for (const path of ['/admin/audit', '/admin/settings', '/admin/content'])
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 403])
  await signIn(page, 'editor')
  expect((await page.goto('/admin/reports'))?.status()).toBe(403)
  await page.goto('/admin/no-such-screen')
  await expect(page).toHaveURL('/admin')
})

test('the groups of the sidebar open and close, and stay so', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, '/admin')
  const group = page.getByRole('button', { name: 'People' })
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await group.press('Enter')
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Users' })).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(group).toHaveAttribute('aria-expanded', 'true')
})
