import { type Browser, expect, test } from '@playwright/test'
import { BASE_URL, PASSWORD } from './address'
import { axeViolations } from './axe'
import { bar, editing, notice, open, paste, retype, save, saveElsewhere, stored, text } from './editing'
import { signIn } from './helpers'

test.describe.configure({ mode: 'serial' })

test('the bar says who edits and what, and its own address is none of the site', async ({ page }) => {
  await signIn(page, 'editor')
  await page.goto('/')
  await expect(bar(page)).toContainText('Emerson Okafor · Editor')
  await expect(bar(page)).toContainText('7 texts can be edited on this page')
  await expect(text(page, 'hero-title')).not.toHaveAttribute('data-editing')
  await page.goto('/site-editor/about?from=x')
  await expect(page).toHaveURL('/about?from=x')
  await expect(page).toHaveTitle(/^About Us/)
  await expect(page.getByRole('banner').locator('[aria-current="page"]').first()).toHaveText('About')
})

test('a text is edited where it stands, saved, and there for visitors at the next request', async ({
  browser,
  page,
}) => {
  const editor = await editing(browser, '/')
  await expect(notice(editor, 'You can now edit content directly on the page.')).toBeVisible()
  const words = `What we build ${Date.now()}`
  await retype(editor, 'home-services-title', words)
  await expect(bar(editor)).toContainText('1 unsaved change')
  await save(editor)
  await expect(notice(editor, 'Content saved')).toBeVisible()
  await expect(notice(editor, 'Your changes have been saved successfully.')).toBeVisible()
  await expect(text(editor, 'home-services-title')).toHaveText(words)
  await page.goto('/')
  await expect(text(page, 'home-services-title')).toHaveText(words)
  await bar(editor).getByRole('button', { name: 'Finish editing' }).click()
  await expect(notice(editor, 'Edit mode disabled')).toBeVisible()
  await expect(notice(editor, 'Changes have been saved.')).toBeVisible()
  await expect(text(editor, 'home-services-title')).not.toHaveAttribute('contenteditable')
})

test('turning it off saves what is left', async ({ browser }) => {
  const page = await editing(browser, '/')
  const words = `Kept at the end ${Date.now()}`
  await retype(page, 'home-quote-title', words)
  await bar(page).getByRole('button', { name: 'Save and finish' }).click()
  await expect(notice(page, 'Edit mode disabled')).toBeVisible()
  expect((await stored(page, 'home-quote-title')).content).toBe(words)
})

test('bold, italic, links and lists', async ({ browser }) => {
  const page = await editing(browser, '/')
  await retype(page, 'home-services-intro', 'plain')
  await page.keyboard.press('ControlOrMeta+A')
  await bar(page).getByRole('button', { name: 'Bold' }).click()
  await expect(bar(page).getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ControlOrMeta+I')
  await bar(page).getByRole('button', { name: 'Link' }).click()
  const form = page.getByRole('dialog', { name: 'Link' })
  await form.getByLabel('Where the link leads').fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Set link' }).click()
  await expect(form).toContainText('Enter a path such as /contact')
  await form.getByLabel('Where the link leads').fill('/contact')
  await form.getByRole('button', { name: 'Set link' }).click()
  await expect(form).toBeHidden()
  await expect(text(page, 'home-services-intro').locator('a[href="/contact"]')).toHaveText('plain')
  await bar(page).getByRole('button', { name: 'Bulleted list' }).click()
  await expect(text(page, 'home-services-intro').locator('ul > li')).toHaveText('plain')
  await save(page)
  await expect(notice(page, 'Content saved')).toBeVisible()
  const { content } = await stored(page, 'home-services-intro')
  for (const part of ['<ul><li>', '<strong>', '<em>', 'href="/contact"']) expect(content).toContain(part)
  await page.reload()
  await expect(text(page, 'home-services-intro').locator('ul > li a')).toHaveText('plain')
})

test('the address is written as a link where nothing is selected, and a link can be taken away', async ({
  browser,
}) => {
  const page = await editing(browser, '/')
  await retype(page, 'home-services-intro', 'Ask ')
  await page.keyboard.press('End')
  await bar(page).getByRole('button', { name: 'Link' }).click()
  const field = page.getByRole('dialog', { name: 'Link' }).getByLabel('Where the link leads')
  await field.fill('help@prairieline.example')
  await field.press('Enter')
  const link = text(page, 'home-services-intro').getByRole('link')
  await expect(link).toHaveAttribute('href', 'mailto:help@prairieline.example')
  await expect(link).toHaveText('help@prairieline.example')
  await bar(page).getByRole('button', { name: 'Link' }).click()
  await page.getByRole('button', { name: 'Remove link' }).click()
  await expect(link).toHaveCount(0)
  await expect(text(page, 'home-services-intro')).toContainText('help@prairieline.example')
})

test('what is pasted is cleaned', async ({ browser }) => {
  const page = await editing(browser, '/')
  await retype(page, 'home-quote-text', ' ')
  await page.keyboard.press('ControlOrMeta+A')
  await paste(
    page,
    'home-quote-text',
    `<h1 style="color:red">Big</h1><p style="text-align:center;font:40px fantasy" onclick="x()">Send a <b>plan</b>
     <script>alert(1)</script><img src="https://evil.example/x.png"><a href="javascript:alert(1)">trap</a></p>`,
  )
  await expect(text(page, 'home-quote-text')).toContainText('Send a plan')
  await expect(text(page, 'home-quote-text').locator('h1, img, script')).toHaveCount(0)
  await save(page)
  await expect(notice(page, 'Content saved')).toBeVisible()
  const { content } = await stored(page, 'home-quote-text')
  expect(content).toMatch(/^<p>Big<\/p><p>Send a\s+<strong>plan<\/strong>/)
  expect(content).not.toMatch(/style|script|evil|onclick|<h1|<img/)
})

test('a heading stays one heading, whatever is typed or pasted', async ({ browser }) => {
  const page = await editing(browser, '/')
  await retype(page, 'home-services-title', 'One')
  await page.keyboard.press('Enter')
  await page.keyboard.type('line')
  await paste(page, 'home-services-title', '<ul><li>and</li><li>more</li></ul>')
  await save(page)
  await expect(notice(page, 'Content saved')).toBeVisible()
  expect((await stored(page, 'home-services-title')).content).not.toMatch(/<(p|ul|li|h\d)\b/)
  await expect(text(page, 'home-services-title').locator('p, li, ul')).toHaveCount(0)
  await expect(text(page, 'home-services-title')).toContainText('line')
})

test('undo, redo and cancel', async ({ browser }) => {
  const page = await editing(browser, '/')
  const before = await text(page, 'hero-description').innerText()
  await retype(page, 'hero-description', 'Something else')
  const undo = bar(page).getByRole('button', { name: 'Undo' })
  while (await undo.isEnabled()) await undo.click()
  await expect(text(page, 'hero-description')).toHaveText(before)
  await expect(bar(page)).not.toContainText('unsaved')
  await bar(page).getByRole('button', { name: 'Redo' }).click()
  await expect(bar(page)).toContainText('1 unsaved change')
  await bar(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(text(page, 'hero-description')).toHaveText(before)
  await expect(text(page, 'hero-description')).not.toHaveAttribute('contenteditable')
})

test('by keyboard alone: Tab, Enter, type, Ctrl+S; Escape closes what is unchanged', async ({ browser }) => {
  const page = await editing(browser, '/')
  await text(page, 'home-testimonials-title').focus()
  await page.keyboard.press('Enter')
  await expect(text(page, 'home-testimonials-title')).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Escape')
  await expect(text(page, 'home-testimonials-title')).not.toHaveAttribute('contenteditable')
  await expect(text(page, 'home-testimonials-title')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text(page, 'home-testimonials-title')).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.type('!')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(notice(page, 'Content saved')).toBeVisible()
  expect((await stored(page, 'home-testimonials-title')).content).toContain('!')
})

test('a link in a text is not followed while the text is edited', async ({ browser }) => {
  await saveElsewhere(browser, 'home-services-intro', 'See <a href="/about">who we are</a>.')
  const page = await editing(browser, '/')
  await text(page, 'home-services-intro').getByRole('link').click()
  await expect(text(page, 'home-services-intro')).toHaveAttribute('contenteditable', 'true')
  await expect(page).toHaveURL('/')
})

/** A published page with the text of the terms, so that no other test meets what is done to it. */
async function copyOfTerms(browser: Browser): Promise<string> {
  const { request } = await browser.newContext({ baseURL: BASE_URL })
  await request.post('/api/login', { data: { username: 'editor', password: PASSWORD }, headers: { origin: BASE_URL } })
  const found = await request.get('/api/content_pages?where[slug][equals]=terms-of-service')
  const { content } = ((await found.json()) as { docs: { content: object }[] }).docs[0] ?? {}
  const slug = `terms-${Date.now().toString(36)}`
  const data = { title: 'Other terms', slug, content, _status: 'published' }
  expect((await request.post('/api/content_pages', { data, headers: { origin: BASE_URL } })).status()).toBe(201)
  return `/${slug}`
}

test('the running text and the title of a page, its headings, lists and anchors kept', async ({ browser, page }) => {
  const path = await copyOfTerms(browser)
  const editor = await editing(browser, path)
  const body = editor.locator('[data-page-field="content"]')
  const anchors = await body.locator('h2').evaluateAll((all) => all.map(({ id }) => id))
  expect(anchors).toHaveLength(18)
  await body.locator('p').first().click()
  await expect(body).toHaveAttribute('contenteditable', 'true')
  await expect(body).toBeFocused()
  await editor.keyboard.press('End')
  await editor.keyboard.type(' Plainly put.')
  const title = editor.locator('[data-page-field="title"]')
  await title.click()
  await expect(title).toHaveAttribute('contenteditable', 'true')
  await expect(title).toBeFocused()
  await editor.keyboard.press('ControlOrMeta+A')
  await editor.keyboard.type('Newer terms')
  await expect(bar(editor)).toContainText('2 unsaved changes')
  await save(editor)
  await expect(notice(editor, 'Content saved')).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newer terms')
  await expect(page.locator('[data-page-field="content"]')).toContainText('Plainly put.')
  expect(await page.locator('[data-page-field="content"] h2').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    anchors,
  )
})

test('Edit in panel leads to the record', async ({ browser }) => {
  const page = await editing(browser, '/privacy-policy')
  await bar(page).getByRole('button', { name: 'Edit in panel' }).click()
  await page.getByRole('menuitem', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/content_pages\/\d+$/)
  await expect(page.locator('#field-title')).toHaveValue('Privacy Policy')
})

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const)
  test(`is usable for everybody in ${theme} at ${width} px`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await signIn(page, 'admin')
    await page.goto('/about')
    await bar(page).getByRole('button', { name: 'Edit this page' }).click()
    await open(page, 'about-intro')
    // A notice that is on its way out is half transparent.
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(notice(page, 'Edit mode enabled')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await axeViolations(page)).toEqual([])
    await context.close()
  })
