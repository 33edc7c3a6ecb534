import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { pdfPages } from '../helpers/pdf-text'
import { BASE_URL, PASSWORD } from './address'
import { axeViolations } from './axe'
import { mailsTo, signIn, watch } from './helpers'

const invoiceRows = (page: Page) =>
  page.getByRole('region', { name: 'Invoices with status and amounts' }).getByRole('row')

test('a client sees its balance, its invoices by status, and opens one', async ({ page }) => {
  const { problems } = await watch(page)
  await signIn(page, 'client')
  await page.goto('/portal/billing')
  await expect(page).toHaveTitle('Billing | Prairieline Networks')
  await expect(page.getByText('Balance due')).toBeVisible()
  await page.getByRole('link', { name: 'Overdue', exact: true }).click()
  await expect(page).toHaveURL('/portal/billing?status=overdue')
  await expect(page.getByRole('link', { name: 'Overdue', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(invoiceRows(page).nth(1)).toContainText('Overdue')
  const link = invoiceRows(page).nth(1).getByRole('link').first()
  const number = (await link.textContent()) ?? ''
  expect(number).toMatch(/^INV-\d{4}-\d{4}$/)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(page.getByText(/late interest of 1\.5% per month/)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('the PDF of an invoice says what the screen says', async ({ page }) => {
  await signIn(page, 'client')
  await page.goto('/portal/billing?status=paid')
  await invoiceRows(page).nth(1).getByRole('link').first().click()
  const number = (await page.getByRole('heading', { level: 1, name: /^INV-/ }).textContent()) ?? ''
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  const lines = pdfPages(await readFile(await download.path())).flat()
  expect(lines).toEqual(expect.arrayContaining(['Prairieline Networks', '(913) 555-0142', number, 'Balance due']))
})

test('a statement is of the period that is chosen, and refuses one that is none', async ({ page }) => {
  await signIn(page, 'client')
  await page.goto('/portal/billing')
  await page.getByRole('link', { name: 'Statement' }).click()
  await expect(page).toHaveTitle('Statement | Prairieline Networks')
  await page.getByRole('link', { name: 'Last month' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=/)
  const balance = await page.getByText('Closing balance').locator('..').textContent()
  const query = new URL(page.url()).search
  const answer = await page.request.get(`/api/client/statement${query}`)
  const { closingCents } = (await answer.json()) as { closingCents: number }
  expect(balance?.replace(/\D/g, '')).toContain(String(closingCents))
  await page.getByLabel('From').fill('2026-05-02')
  await page.getByLabel('To', { exact: true }).fill('2026-05-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText(/The end of the period is on or after its beginning/)).toBeVisible()
  await expect(page.getByLabel('From')).toHaveAttribute('aria-invalid', 'true')
})

test('the hours are a chart and a table', async ({ page }) => {
  await signIn(page, 'client')
  await page.goto('/portal/billing')
  await expect(page.getByRole('img', { name: /^Hours used by month: .+ hours$/ })).toBeVisible()
  await page.getByText('Hours by month as a table').click()
  await expect(page.getByRole('table', { name: 'Hours by month' }).getByRole('row')).toHaveCount(7)
})

test('another client’s invoice is a 404, and a new client is told how invoices get here', async ({ page, browser }) => {
  await signIn(page, 'client')
  const [invoice] = (await (await page.request.get('/api/client/invoices')).json()) as { id: number }[]
  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin')
  const username = `billing.${Date.now()}`
  const made = await admin.request.post('/api/users', {
    data: { username, email: `${username}@winter.example`, fullName: 'Ada Winter', role: 'client', password: PASSWORD },
    headers: { origin: BASE_URL },
  })
  expect(made.status()).toBe(201)
  const other = await (await browser.newContext()).newPage()
  const login = await other.request.post('/api/login', {
    data: { username, password: PASSWORD },
    headers: { origin: BASE_URL },
  })
  expect(login.status()).toBe(200)
  for (const id of [String(invoice?.id), '999999', 'x']) {
    expect((await other.goto(`/portal/billing/${id}`))?.status()).toBe(404)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Invoice not found')
    expect((await other.request.get(`/api/client/invoices/${id}/pdf`)).status()).toBe(404)
  }
  await other.goto('/portal/billing')
  await expect(other.getByText('No invoices yet')).toBeVisible()
  await expect(other.getByText('No hours in the last six months')).toBeVisible()
  expect(await axeViolations(other)).toEqual([])
})

test('an administrator follows an overdue invoice: a reminder goes out, and interest is asked about first', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const answer = await page.request.get(
    '/api/invoices?where[number][exists]=true&where[status][equals]=issued&sort=dueDate&limit=1&depth=0',
  )
  const { docs } = (await answer.json()) as { docs: { id: number; number: string }[] }
  const [invoice] = docs
  await page.goto(`/admin/collections/invoices/${invoice?.id}`)
  const after = page.getByRole('region', { name: 'After the issue' })
  await after.getByRole('button', { name: 'Send a reminder now' }).click()
  // The hourly job may have sent one of its own.
  const reminders = after.getByRole('list', { name: 'Reminders' }).getByRole('listitem')
  await expect(reminders.filter({ hasText: 'Avery Lindqvist' })).toHaveCount(1)
  const subjects = async () => (await mailsTo('client@heartlandgrain.example')).map(({ subject }) => subject)
  await expect.poll(subjects).toContainEqual(expect.stringContaining(`Reminder: invoice ${invoice?.number}`))
  await after.getByRole('button', { name: 'Bill late interest' }).click()
  const question = page.getByRole('alertdialog', { name: 'Bill late interest?' })
  expect(await axeViolations(page, { include: '[role=alertdialog]' })).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
})
