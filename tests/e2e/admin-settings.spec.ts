import { expect, test, type Page } from '@playwright/test'
import { sections } from '@/components/admin/settings/sections'
import { axeViolations } from './axe'
import { mailsTo, signIn, watch } from './helpers'

const run = Date.now().toString(36)
const toast = (page: Page) => page.locator('[data-sonner-toast]')
const open = (page: Page, section: string) =>
  page.goto(`/admin/settings?section=${section}`, { waitUntil: 'networkidle' })

async function expectClean(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}

test('a service that is taken offline is not in the header at the next visit; by keyboard alone', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin')
  await open(page, 'status')
  await expect(page).toHaveTitle('Settings | Patchbay')
  const portal = page.getByRole('group', { name: 'Client portal' })
  const save = async () => {
    await portal.getByLabel('Offline').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(portal.getByLabel('Address')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page).filter({ hasText: 'Settings saved' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  }
  const visitor = await browser.newPage()
  const links = visitor.getByRole('banner').getByRole('link', { name: /^Portal/ })
  await visitor.goto('/')
  await expect(links).toHaveCount(1)
  await save()
  expect(await (await visitor.request.get('/')).text()).not.toMatch(/<header[\s\S]*>Portal<[\s\S]*<\/header>/)
  await visitor.goto('/')
  await expect(visitor.getByRole('banner').getByRole('link', { name: /^RFQ/ })).toHaveCount(1)
  await expect(links).toHaveCount(0)
  await save()
  await visitor.goto('/')
  await expect(links).toHaveCount(1)
})

test('what is wrong is said at its field, and what is not saved is guarded', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, 'recipients')
  const field = page.getByLabel('Job applications')
  const before = await field.inputValue()
  await field.fill('nobody')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
  const elsewhere = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Company' })
  await elsewhere.click()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(field).toHaveValue('nobody')
  await elsewhere.click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Company' })).toBeVisible()
  await open(page, 'recipients')
  await expect(field).toHaveValue(before)
})

test('somebody is invited, chooses how to sign in, and has the role', async ({ page, browser }) => {
  const [fullName, email, username] = [`Ida ${run}`, `ida.${run}@winter.example`, `ida.${run}`]
  await signIn(page, 'admin')
  await open(page, 'users')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await expectClean(page)
  await dialog.getByLabel('Full name').fill(fullName)
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByLabel('Role').selectOption('sales')
  await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter')
  await expect(toast(page)).toContainText('Invitation sent')
  const pending = page.getByRole('list', { name: 'Pending invitations' }).getByRole('listitem')
  await expect(pending.filter({ hasText: fullName })).toContainText('Sales')

  const linkIn = async () => /http\S+\/auth\/invitation\?token=[\w-]+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0]
  await expect.poll(linkIn, { timeout: 30_000 }).toBeTruthy()
  const link = (await linkIn()) ?? ''
  const invited = await (await browser.newContext()).newPage()
  await invited.goto(link, { waitUntil: 'networkidle' })
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${fullName}`)
  await expectClean(invited)
  await invited.getByLabel('Username').fill('admin')
  await invited.getByLabel('Password', { exact: true }).fill('forty acres of grain')
  await invited.getByLabel('Confirm Password').fill('forty acres of grain')
  await invited.getByRole('button', { name: 'Create Account' }).click()
  await expect(invited.getByLabel('Username')).toHaveAccessibleDescription(/Username already exists/)
  await invited.getByLabel('Username').fill(username)
  await invited.getByRole('button', { name: 'Create Account' }).click()
  await expect(invited).toHaveURL('/admin')
  expect(await (await invited.request.get('/api/user')).json()).toMatchObject({ username, email, role: 'sales' })
  expect((await invited.request.get('/admin/rfq')).status()).toBe(200)
  expect((await invited.request.get('/admin/settings')).status()).toBe(403)
  await invited.goto(link)
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('This invitation has ended')
  await expectClean(invited)

  // The administrator makes the new account an editor, which ends its session.
  await page.getByRole('searchbox', { name: 'Search' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 user found')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByLabel(`Role of ${fullName}`).selectOption('editor')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click()
  await expect(toast(page)).toContainText('Role changed')
  expect((await invited.request.get('/api/user')).status()).toBe(401)
  await page.getByRole('button', { name: `Actions for ${fullName}` }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Send a password reset' })).toBeVisible()
  await expectClean(page)
})

test('a test mail says what came of it', async ({ page }) => {
  await signIn(page, 'admin')
  await open(page, 'email')
  await page.getByLabel('Send to').fill(`test.${run}@winter.example`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'No mail server is set' })).toBeVisible()
  expect((await mailsTo(`test.${run}@winter.example`)).map(({ subject }) => subject)).toEqual(['Test mail'])
})

test('each part of the settings is axe clean, and nothing is cut off on a phone', async ({ page }) => {
  const seen = await watch(page)
  await signIn(page, 'admin')
  // The first part and the users are in screens.spec.ts.
  for (const { id, label } of sections.filter((section) => !['company', 'users'].includes(section.id))) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(`/admin/settings?section=${id}`)
    await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectClean(page)
  }
  expect(seen.problems).toEqual([])
})
