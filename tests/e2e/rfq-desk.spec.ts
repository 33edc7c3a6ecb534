import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { BASE_URL } from './address'
import { axeViolations } from './axe'
import { signIn } from './helpers'

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })
const notice = (page: Page, text: string) => page.getByText(text, { exact: true })

/** Requests of one company, as visitors send them; the newest has the last number. */
async function submit(page: Page, company: string, names: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const fullName of names) {
    const answer = await page.request.post('/api/rfq-requests', {
      data: {
        fullName,
        company,
        email: `${randomUUID()}@desk.example`,
        phone: '913 555 0100',
        serviceType: 'network',
        projectDescription: 'Forty access points over a grain yard.',
      },
      headers: { origin: BASE_URL },
    })
    expect(answer.status()).toBe(201)
    ids.push(((await answer.json()) as { id: number }).id)
  }
  return ids
}
/** The desk asks when it comes into sight, and then every ten seconds. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const statusOf = async (page: Page, id: number) =>
  ((await (await page.request.get(`/api/admin/rfq/${id}`)).json()) as { status: string }).status
/** What axe finds, once nothing is pale because it is being loaded again. */
async function axe(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return axeViolations(page)
}

test('several requests are set at once by keyboard and mouse, and put back', async ({ page }) => {
  const company = `Bulk ${randomUUID().slice(0, 8)}`
  const ids = await submit(page, company, ['First One', 'Second One', 'Third One'])
  await signIn(page, 'sales')
  await open(page, `/admin/rfq?q=${encodeURIComponent(company)}`)
  await expect(page.getByText('3 requests found')).toBeVisible()
  const boxes = page.getByRole('checkbox', { name: new RegExp(`^Select ${company}`) })
  await boxes.first().check()
  await boxes.last().click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Set status of the selected requests').selectOption('completed')
  await expect(notice(page, '3 requests set to Completed.')).toBeVisible()
  expect(await Promise.all(ids.map((id) => statusOf(page, id)))).toEqual(['completed', 'completed', 'completed'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page, '3 requests put back.')).toBeVisible()
  expect(await Promise.all(ids.map((id) => statusOf(page, id)))).toEqual(['pending', 'pending', 'pending'])
})

test('the list is worked by keyboard alone', async ({ page }) => {
  const company = `Keys ${randomUUID().slice(0, 8)}`
  const [older = 0, newer = 0] = await submit(page, company, ['Older One', 'Newer One'])
  await signIn(page, 'admin')
  await open(page, '/admin/rfq')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.keyboard.type(company)
  await expect(page.getByText('2 requests found')).toBeVisible()
  await page.getByLabel('Search').blur()
  await page.keyboard.press('j')
  await expect(page.locator(`[data-request="${newer}"]`)).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.locator(`[data-request="${older}"]`)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('2')
  await expect(notice(page, 'Status updated')).toBeVisible()
  await expect.poll(() => statusOf(page, older)).toBe('in_progress')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('3')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.locator(`[data-request="${older}"]`).focus()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Newer One')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next request' }).click()
  await expect(dialog.getByText('Older One')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Next request' })).toBeDisabled()
  expect(await statusOf(page, older)).toBe('in_progress')
})

test('a request is given to a colleague, noted on, and its details say all there is', async ({ page }) => {
  const company = `Details ${randomUUID().slice(0, 8)}`
  const [id] = await submit(page, company, ['Ada Winter'])
  await signIn(page, 'sales')
  await open(page, `/admin/rfq?request=${id}`)
  const dialog = page.getByRole('dialog')
  for (const name of ['Contact Information', 'Project Information', 'Project Description', 'Status Management'])
    await expect(dialog.getByRole('heading', { name })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /@desk\.example/ })).toHaveAttribute('href', /^mailto:/)
  await expect(dialog.getByRole('link', { name: '913 555 0100' })).toHaveAttribute('href', /^tel:/)
  await dialog.getByLabel('Assigned to').selectOption({ label: 'Sasha Brandt' })
  await expect(notice(page, 'Assignment updated')).toBeVisible()
  await expect(dialog.getByText('Unassigned → Sasha Brandt')).toBeVisible()
  await dialog.getByLabel('Note for colleagues').fill('Wants a visit first.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByRole('listitem').getByText('Wants a visit first.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.getByLabel('Assigned to').selectOption('mine')
  await page.getByLabel('Search').fill(company)
  await expect(page.getByText('1 requests found')).toBeVisible()
  await page.getByLabel('Assigned to').selectOption('unassigned')
  await expect(page.getByText('No RFQ requests found matching the current filter.')).toBeVisible()
})

test('what is filtered is exported', async ({ page }) => {
  const company = `Export ${randomUUID().slice(0, 8)}`
  await submit(page, company, ['=One Formula', 'Second One'])
  await signIn(page, 'sales')
  await open(page, `/admin/rfq?q=${encodeURIComponent(company)}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^rfq-requests-.*\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(3)
  expect(text).toContain(",'=One Formula,")
})

test('a card is moved on the board by mouse and by keyboard, and stays where it was when that fails', async ({
  page,
}) => {
  const company = `Board ${randomUUID().slice(0, 8)}`
  const [id = 0] = await submit(page, company, ['Ada Winter'])
  await signIn(page, 'sales')
  await open(page, `/admin/rfq?view=board&q=${encodeURIComponent(company)}`)
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = page.locator(`[data-request="${id}"]`)
  await expect(column('Pending').getByText(company)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await card.dragTo(column('Completed'))
  await expect(column('Completed').locator(`[data-request="${id}"]`)).toBeVisible()
  await card.focus()
  await page.keyboard.press('4')
  await expect(column('Rejected').locator(`[data-request="${id}"]`)).toBeVisible()
  await expect(card).toBeFocused()
  expect(await statusOf(page, id)).toBe('rejected')
  await page.route('**/api/admin/rfq/*/status', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }))
  await page.keyboard.press('1')
  await expect(notice(page, 'Update failed')).toBeVisible()
  await expect(column('Rejected').locator(`[data-request="${id}"]`)).toBeVisible()
})

test('new requests come by themselves at the top, and are announced elsewhere', async ({ page, browser }) => {
  const visitor = await (await browser.newContext({ baseURL: BASE_URL })).newPage()
  await signIn(page, 'sales')
  await open(page, '/admin/rfq')
  const top = `Arrives ${randomUUID().slice(0, 8)}`
  await submit(visitor, top, ['Ada Winter'])
  await lookAgain(page)
  await expect(page.getByRole('row').filter({ hasText: top })).toBeVisible({ timeout: 20_000 })
  await page.getByLabel('Status', { exact: true }).selectOption('rejected')
  await expect(page).toHaveURL(/status=rejected/)
  const later = `Later ${randomUUID().slice(0, 8)}`
  await submit(visitor, later, ['Ada Winter'])
  await lookAgain(page)
  await page.getByRole('button', { name: /new requests?$/ }).click({ timeout: 20_000 })
  await expect(page.getByRole('row').filter({ hasText: later })).toBeVisible()
  await expect(page).toHaveURL('/admin/rfq')
})

test('an editor is not let in, by no door', async ({ page }) => {
  await signIn(page, 'editor')
  expect((await page.goto('/admin/rfq?view=board'))?.status()).toBe(403)
  for (const path of ['', '/1', '/export', '/changes', '/staff'])
    expect((await page.request.get(`/api/admin/rfq${path}`)).status()).toBe(403)
})
