import { expect, test } from '@playwright/test'
import { signIn } from './helpers'

const ALERT = 'moisture-import waits for a node'

test('a plugin is switched off and on; its configuration is checked, kept and saved', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/plugins', { waitUntil: 'networkidle' })
  await expect(page).toHaveTitle(/^Backstage Plugins/)
  for (const name of ['Plugin Name', 'Description', 'Last Updated', 'Status', 'Actions'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  for (const name of ['Service Catalog', 'TechDocs', 'Kubernetes'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

  const enabled = page.getByRole('switch', { name: 'CI/CD is enabled' })
  for (const state of ['false', 'true']) {
    await enabled.click()
    await expect(page.getByText('Plugin updated', { exact: true }).first()).toBeVisible()
    await expect(enabled).toHaveAttribute('aria-checked', state)
    await expect(enabled).toBeEnabled()
  }

  const configure = page.getByRole('button', { name: 'Configure CI/CD' })
  await configure.click()
  const dialog = page.getByRole('dialog', { name: 'Configure CI/CD' })
  const text = dialog.getByLabel('Configuration (JSON)')
  await expect(text).toBeFocused()
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(300)
  await expect(dialog).not.toContainText('demonstration-webhook-secret')
  await expect(dialog.getByText(/is set — leave empty to keep/)).toBeVisible()

  await text.fill('{ "provider": "jenkins" ')
  await expect(dialog.getByText('Line 1, column 25')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Invalid configuration', { exact: true })).toBeVisible()
  await expect(page.getByText('The configuration JSON is invalid. Please check and try again.')).toBeVisible()
  await expect(text).toHaveValue('{ "provider": "jenkins" ')

  await text.fill('{ "provider": "jenkins", "projectUrl": "http://169.254.169.254/" }')
  await expect(dialog.getByText('Valid configuration')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(configure).toBeFocused()

  await configure.click()
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByText(/^This address is not allowed/)).toBeVisible()
  await expect(text).toHaveValue(/"webhookSecret": ""/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an alert is acknowledged by keyboard, with a comment, and the client sees it', async ({ page, browser }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/monitoring/overview', { waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: 'System Health' }).getByText('99.9%')).toBeVisible()
  await page.goto('/admin/monitoring/alerts?q=moisture', { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: /^Select “moisture-import/ }).press('Space')
  await page.getByRole('button', { name: 'Acknowledge selected' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Acknowledge “${ALERT}”` })
  await dialog.getByLabel(/^Comment/).fill('More memory is on its way')
  await dialog.getByRole('button', { name: 'Acknowledge' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Alert acknowledged', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Avery Lindqvist, /)).toBeVisible()

  const portal = await (await browser.newContext()).newPage()
  await signIn(portal, 'client')
  await portal.goto('/portal/monitoring')
  const row = portal.getByRole('row').filter({ hasText: ALERT })
  await expect(row.getByText('Acknowledged', { exact: true })).toBeVisible()
  await expect(portal.getByText('More memory is on its way')).toHaveCount(0)

  await page.getByRole('button', { name: /^History of “moisture-import/ }).press('Enter')
  const details = page.getByRole('dialog', { name: ALERT })
  await expect(details.getByText('More memory is on its way')).toBeVisible()
  // Other tests count on an alert that is new.
  await details.getByRole('button', { name: 'Reopen' }).press('Enter')
  await expect(details.getByText('Avery Lindqvist: reopened')).toBeVisible()
})

test('the servers of all clients are narrowed in the address', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/admin/monitoring/servers', { waitUntil: 'networkidle' })
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('offline')
  await expect(page).toHaveURL(/\?status=offline$/)
  await expect(page.getByText('1 server', { exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /npm-spare-01/ })).toBeVisible()
})

test('editors and sales staff are kept out of all four', async ({ page }) => {
  for (const person of ['editor', 'sales'] as const) {
    await signIn(page, person)
    for (const path of ['plugins', 'monitoring/overview', 'monitoring/servers', 'monitoring/alerts'])
      expect((await page.goto(`/admin/${path}`))?.status()).toBe(403)
  }
})
