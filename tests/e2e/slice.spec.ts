import { expect, test } from '@playwright/test'
import { PASSWORD } from './address'
import { fillRfq, mailsTo } from './helpers'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

test.describe.configure({ mode: 'serial' })

test('a visitor asks for a quote, sales sets it to In progress', async ({ page, browser }) => {
  const company = `Winter Mills ${Date.now()}`
  await page.goto('/')
  await page.getByRole('link', { name: 'Request Quote' }).click()
  await page.getByRole('link', { name: /Request a Quote/ }).click()
  await expect(page).toHaveURL('/rfq')
  await expect(page).toHaveTitle('Request for Quote | Prairieline Networks')

  await fillRfq(page, company)
  await page.getByLabel(/^Timeline/).selectOption('soon')
  await page
    .locator('input[name="floorPlanUrls"]')
    .setInputFiles({ name: 'yard.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(page.getByText('yard.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible()
  await expect(page.getByText(/1-2 business days/).first()).toBeVisible()
  await expect(page.getByText('RFQ Request Submitted', { exact: true })).toBeVisible()

  await expect.poll(async () => (await mailsTo('ada@winter.example')).length).toBeGreaterThan(0)
  await expect
    .poll(async () => (await mailsTo('quotes@prairieline.example')).some((mail) => mail.subject?.includes(company)))
    .toBe(true)

  const desk = await (await browser.newContext()).newPage()
  await desk.goto('/admin/rfq')
  await expect(desk).toHaveURL(/\/auth\?redirect=%2Fadmin%2Frfq/)
  await desk.getByLabel('Username').fill('sales')
  await desk.getByLabel('Password').fill(PASSWORD)
  await desk.getByRole('button', { name: 'Sign In' }).click()
  await expect(desk).toHaveURL('/admin/rfq')
  await expect(desk.getByText(/^\d+ requests found$/)).toBeVisible()
  await desk.getByRole('link', { name: new RegExp(`View Details of ${company}`) }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog).toContainText('Forty access points over a grain yard.')
  await expect(dialog.getByRole('link', { name: /yard\.pdf/ })).toBeVisible()
  await dialog.getByLabel('Status', { exact: true }).selectOption('in_progress')
  await expect(desk.getByText('Status updated', { exact: true })).toBeVisible()
  await expect(desk.getByText('The RFQ request status has been updated successfully.')).toBeVisible()
  await expect(dialog).toContainText('Sasha Brandt')
  await desk.reload()
  await expect(desk.getByLabel('Status', { exact: true }).last()).toHaveValue('in_progress')
})

test('an editor changes the hero title, the home page shows it at the next load', async ({ page, browser }) => {
  const title = `Lines that hold ${Date.now()}`
  const editor = await (await browser.newContext()).newPage()
  await editor.goto('/auth?redirect=/admin/collections/content_elements')
  await editor.getByLabel('Username').fill('editor')
  await editor.getByLabel('Password').fill(PASSWORD)
  await editor.getByRole('button', { name: 'Sign In' }).click()
  await editor
    .getByRole('row', { name: /hero-title/ })
    .getByRole('link')
    .first()
    .click()
  const text = editor.locator('[contenteditable="true"]').first()
  await expect(text).toBeVisible()
  const save = editor.locator('#action-save')
  // The editor can be seen before it listens; what is typed until then is lost, and Save stays closed. So each try begins
  // with a page that has all it asked for.
  await expect(async () => {
    await editor.reload({ waitUntil: 'networkidle' })
    await text.click()
    await editor.keyboard.press('ControlOrMeta+A')
    await editor.keyboard.insertText(title)
    await expect(text).toHaveText(title, { timeout: 2000 })
    await expect(save).toBeEnabled({ timeout: 2000 })
  }).toPass({ timeout: 40_000 })
  const saved = editor.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/api/content_elements/'),
  )
  await save.click()
  expect((await saved).status()).toBe(200)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const again = await page.request.get('/')
  expect(again.headers()['x-nextjs-cache']).toBe('HIT')
})
