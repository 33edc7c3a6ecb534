import { expect, type Locator, type Page, test } from '@playwright/test'
import { signIn } from './helpers'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first()
const link = (name: string | RegExp) => (page: Page) => main(page).getByRole('link', { name }).first()

/** Skips the sidebar, then goes on with Tab until the element has the focus; each stop on the way can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  // Nothing lies over it, and nothing cuts it off.
  await skip.click({ trial: true })
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
      const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
      return hasOutline || boxShadow !== 'none' ? '' : focused.outerHTML.slice(0, 300)
    })
    expect(unseen).toBe('')
    if (await target.evaluate((element) => element === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

/** The main action of each screen, and how one sees that it was done. */
const actions: [path: string, target: (page: Page) => Locator, seen: (page: Page) => Promise<void>][] = [
  ['/admin', button('Download Reports'), (page) => expect(page.getByRole('menu')).toBeVisible()],
  ['/admin/rfq', link(/^View Details/), dialog],
  ['/admin/content', button(/^Edit/), dialog],
  ['/admin/plugins', button(/^Configure/), dialog],
  ['/admin/monitoring/overview', link('All alerts'), (page) => expect(page).toHaveURL(/\/admin\/monitoring\/alerts/)],
  ['/admin/monitoring/servers', button('Refresh'), (page) => expect(page.getByRole('status').first()).toBeAttached()],
  ['/admin/monitoring/alerts', button(/^History/), dialog],
  ['/admin/settings', link('Service status'), (page) => expect(page).toHaveURL(/section=/)],
  ['/admin/audit', button('Show'), (page) => expect(page).toHaveURL(/\/admin\/audit\?/)],
  ['/admin/reports', link('Last month'), (page) => expect(page).toHaveURL(/\/admin\/reports\?from=/)],
]

test('the main action of every screen of ours is done by keyboard alone, and the focus is seen on the way', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'admin')
  for (const [path, target, seen] of actions)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await tabTo(page, target(page))
      await page.keyboard.press('Enter')
      await seen(page)
    })
})
