import { expect, test, type Page } from '@playwright/test'
import { fillContact } from './helpers'

const toastOf = (page: Page) => page.locator('[data-variant]')

/** Makes the contact form fail, so that there is a toast. */
async function failToSend(page: Page): Promise<void> {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }))
  await page.goto('/contact')
  await fillContact(page, { email: 'ada@winter.example', subject: 'A grain yard' })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toastOf(page)).toBeVisible()
  // A swipe begins where the toast has come to rest.
  await toastOf(page).evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)))
}

async function centerOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await toastOf(page).boundingBox()
  if (!box) throw new Error('There is no toast')
  return { x: box.x + box.width / 2, y: box.y + 20 }
}

const swipes = {
  async mouse(page: Page, by: number): Promise<void> {
    const { x, y } = await centerOf(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y, { steps: 8 })
    await page.mouse.up()
  },
  async finger(page: Page, by: number): Promise<void> {
    const { x, y } = await centerOf(page)
    const browser = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: x + at, y }] })
    await touch('touchStart', 0)
    for (let step = 1; step <= 8; step++) await touch('touchMove', (by * step) / 8)
    await touch('touchEnd')
  },
}

for (const [how, swipe] of Object.entries(swipes))
  test(`a toast is swiped away to the right with the ${how}, beyond 50 px`, async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.clock.install()
    await failToSend(page)
    for (const tooLittle of [48, -120]) {
      await swipe(page, tooLittle)
      await expect(toastOf(page)).toHaveAttribute('data-state', 'open')
      await expect(toastOf(page)).toBeVisible()
    }
    await swipe(page, 56)
    await expect(toastOf(page)).toHaveCount(0)
    await context.close()
  })

test('F8 leads to the toast, from where Tab reaches its button', async ({ page }) => {
  await failToSend(page)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(toastOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toHaveCount(0)
})

test('one toast is shown at a time: a second failure replaces the first', async ({ page }) => {
  await failToSend(page)
  const first = await toastOf(page).evaluateHandle((card) => card)
  await page.unroute('**/api/contact')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: { message: 'Busy still.' } }))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(toastOf(page)).toContainText('Busy still.')
  await expect(toastOf(page)).toHaveCount(1)
  expect(await first.evaluate((card) => card.isConnected)).toBe(false)
})

test('a toast closes by itself after five seconds', async ({ page }) => {
  await page.clock.install()
  await failToSend(page)
  await page.mouse.move(5, 5)
  await page.clock.runFor(3000)
  await expect(toastOf(page)).toBeVisible()
  await page.clock.runFor(2500)
  await expect(toastOf(page)).toHaveCount(0)
})
