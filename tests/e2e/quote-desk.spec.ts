import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { BASE_URL } from './address'
import { axeViolations } from './axe'
import { signIn } from './helpers'

const headers = { origin: BASE_URL }

/** A request as a visitor sends it, and something in the price book. */
async function prepare(page: Page): Promise<{ company: string; request: number; item: string }> {
  const mark = randomUUID().slice(0, 8)
  const company = `Quoted ${mark}`
  const data = {
    fullName: 'Ada Winter',
    company,
    email: `${mark}@desk.example`,
    phone: '913 555 0100',
    serviceType: 'network',
    projectDescription: 'Forty access points over a grain yard.',
  }
  const answer = await page.request.post('/api/rfq-requests', { data, headers })
  expect(answer.status()).toBe(201)
  await signIn(page, 'sales')
  const item = `Access point ${mark}`
  const made = await page.request.post('/api/price_book_items', {
    data: {
      code: mark,
      description: item,
      category: 'Wireless',
      unit: 'each',
      unitPriceCents: 41_250,
      taxRateBasisPoints: 1000,
    },
    headers,
  })
  expect(made.status()).toBe(201)
  return { company, request: ((await answer.json()) as { id: number }).id, item }
}

const line = (page: Page, place: number) => page.getByRole('group', { name: `Line ${place}`, exact: true })
const totals = (page: Page) => page.getByRole('region', { name: 'Totals' })
/** Without Payload's toasts, which fade in. */
const axe = (page: Page) => axeViolations(page, { exclude: '[data-sonner-toaster]' })

test('a quote is written from the price book, saved, sent, revised, and its difference seen', async ({ page }) => {
  const { company, request, item } = await prepare(page)
  await page.goto(`/admin/rfq?request=${request}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Write a quote' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Quote for ${company}` })).toBeVisible()
  await expect(page.getByLabel('Scope of work')).toHaveValue('Forty access points over a grain yard.')

  await page.getByRole('button', { name: 'Add a line' }).click()
  const [first, second] = [line(page, 1), line(page, 2)]
  const box = first.getByRole('combobox', { name: 'Description' })
  await expect(box).toBeFocused()
  await box.fill(item)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(first.getByLabel('Unit price, $')).toHaveValue('412.50')
  await first.getByLabel('Quantity').fill('40')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await second.getByRole('combobox').fill('Spare access points')
  await second.getByLabel('Unit price, $').fill('$1,000')
  await second.getByLabel('Optional').check()
  await second.getByLabel('Chosen from the start').uncheck()
  await page.getByLabel('Deposit, %').fill('30')
  await expect(totals(page)).toContainText('Subtotal$16,500.00Tax 10%$1,650.00Total$18,150.00Deposit 30%$5,445.00')
  await expect(totals(page)).toContainText('Spare access points$1,000.00')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Send…' }).click()
  await page.getByRole('dialog').getByLabel('Message').fill('As we said on the telephone.')
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Quote sent', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByText('$18,150.00')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Revise' }).click()
  await first.getByLabel('Discount, %').fill('10')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const changes = page.getByRole('region', { name: 'Changes since version 1' })
  await expect(changes.getByText('$16,335.00')).toBeVisible()
  await page.getByRole('button', { name: 'Send…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('navigation', { name: 'Versions' }).getByText('Superseded')).toBeVisible()
  const { quoteAmount } = (await (await page.request.get(`/api/admin/rfq/${request}`)).json()) as {
    quoteAmount: number
  }
  expect(quoteAmount).toBe(1_633_500)
})
