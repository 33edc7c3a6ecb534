import { type Browser, expect, type Page } from '@playwright/test'
import { BASE_URL } from './address'
import { signIn } from './helpers'

/** The bar of the on-page editor. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Edit mode' })
/** A text of the page by its id. */
export const text = (page: Page, id: string) => page.locator(`[data-element-id="${id}"]`)
/** A notice by its exact words. */
export const notice = (page: Page, words: string) => page.getByText(words, { exact: true })

/** A browser of its own in which this person looks at a page with edit mode on. */
export async function editing(browser: Browser, path: string, as: 'admin' | 'editor' = 'editor'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, as)
  await page.goto(path)
  await bar(page).getByRole('button', { name: 'Edit this page' }).click()
  await expect(notice(page, 'Edit mode enabled')).toBeVisible()
  return page
}

/** Opens a text with a click, and waits until it can be typed into. */
export async function open(page: Page, id: string) {
  await text(page, id).click()
  await expect(text(page, id)).toHaveAttribute('contenteditable', 'true')
  await expect(text(page, id)).toBeFocused()
}

/** Replaces a text by typing. */
export async function retype(page: Page, id: string, words: string): Promise<void> {
  await open(page, id)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
  await expect(text(page, id)).toHaveText(words)
}

/** Presses Save. */
export const save = (page: Page) => bar(page).getByRole('button', { name: 'Save', exact: true }).click()

/** Pastes HTML into an open text. */
export async function paste(page: Page, id: string, html: string): Promise<void> {
  await text(page, id).evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', data)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}

/** What the server has of a text. */
export const stored = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/content/element/${id}`)).json()) as { content: string; updatedAt: string }

/** Somebody else saves a text, in the panel or on another machine. */
export async function saveElsewhere(browser: Browser, id: string, content: string): Promise<void> {
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'admin')
  const answer = await other.request.put(`/api/content/element/${id}`, {
    data: { content, pageId: 'default' },
    headers: { origin: BASE_URL },
  })
  expect(answer.status()).toBe(200)
  await other.context().close()
}
