import { type Browser, expect, type Page, test } from '@playwright/test'
import { BASE_URL } from './address'
import { axeViolations } from './axe'
import { signIn } from './helpers'

type Saved = { id: number; slug: string; updatedAt: string }

const origin = { origin: BASE_URL }

/** A browser of its own in which this person has signed in. */
async function as(browser: Browser, role: 'admin' | 'editor' | 'sales' | 'client'): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, role)
  return page
}

/** Makes a page of a title that no other test has. */
async function make(page: Page, name: string, status: 'draft' | 'published' = 'published'): Promise<Saved> {
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${Date.now()}`
  const text = (await (await page.request.get('/api/content_pages?limit=1')).json()) as { docs: { content: object }[] }
  const made = await page.request.post('/api/content_pages', {
    data: { title: `${name} ${slug.slice(-6)}`, slug, content: text.docs[0]?.content, _status: status },
    headers: origin,
  })
  const { doc } = (await made.json()) as { doc: Saved }
  await patch(page, doc, { content: '<h2>First part</h2><p>We answer in two days.</p>' })
  return doc
}

const patch = (page: Page, { id }: Saved, data: object) =>
  page.request.patch(`/api/admin/content/${id}`, { data, headers: origin })

/** The desk with one page in it. */
async function desk(page: Page, { slug }: Saved) {
  await page.goto(`/admin/content?q=${slug}`, { waitUntil: 'networkidle' })
  const row = page.getByRole('row', { name: new RegExp(slug) })
  await expect(row).toBeVisible()
  return {
    row,
    edit: async () => {
      await row.getByRole('button', { name: /^Edit/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      return page.getByRole('dialog')
    },
    choose: async (item: string) => {
      await row.getByRole('button', { name: /^More/ }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    },
  }
}

/** What axe finds in the open dialog. */
const findings = (page: Page) => axeViolations(page, { include: '[role="dialog"]' })

test('the table has what is specified; a page is searched, filtered, viewed and edited', async ({ browser }) => {
  const page = await as(browser, 'editor')
  const made = await make(page, 'Desk page')
  await page.goto('/admin/content', { waitUntil: 'networkidle' })
  await expect(page).toHaveTitle(/Content Management/)
  await expect(page.getByRole('columnheader')).toHaveText(['Title', 'URL Slug', 'Last Updated', 'Status', 'Actions'])
  await expect(page.getByRole('row', { name: /\/privacy-policy/ })).toContainText('Published')
  await page.getByLabel('Search').fill(made.slug)
  await expect(page.getByRole('row', { name: /\/privacy-policy/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(made.slug) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`q=${made.slug}`))
  await page.getByLabel('Status').selectOption('draft')
  await expect(page.getByText('No pages found matching the current filter.')).toBeVisible()

  const { row, edit } = await desk(page, made)
  await expect(row.getByRole('cell').nth(2)).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  const view = row.getByRole('link', { name: /^View/ })
  expect([await view.getAttribute('href'), await view.getAttribute('target')]).toEqual([`/${made.slug}`, '_blank'])

  const dialog = await edit()
  const content = dialog.getByRole('textbox', { name: 'Content' })
  expect((await content.boundingBox())?.height).toBeGreaterThanOrEqual(300)
  await expect(content).toHaveValue('<h2>First part</h2>\n<p>We answer in two days.</p>')
  expect(await findings(page)).toEqual([])
  await dialog.getByLabel('URL Slug').fill('Not a slug')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText(/^A slug is lower-case words/)).toBeVisible()
  await dialog.getByLabel('URL Slug').fill('privacy-policy')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Another page has this slug', { exact: true })).toBeVisible()
  await expect(page.getByText('Update failed', { exact: true })).toBeVisible()
  await dialog.getByLabel('URL Slug').fill(`${made.slug}-two`)
  await content.fill('<p>We answer in one day.</p>')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go on editing' }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Page updated', { exact: true })).toBeVisible()
  await expect(page.getByText('The content has been successfully updated.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText(`${made.slug}-two`)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/${made.slug}`)
  await expect(visitor).toHaveURL(`/${made.slug}-two`)
  await expect(visitor.getByRole('main')).toContainText('We answer in one day.')
})

test('the visual editor changes the same text', async ({ browser }) => {
  const page = await as(browser, 'editor')
  const dialog = await (await desk(page, await make(page, 'Visual page'))).edit()
  await dialog.getByRole('button', { name: 'Visual' }).click()
  const text = dialog.getByRole('textbox', { name: 'Content' })
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await text.getByText('We answer in two days.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Or sooner.')
  await dialog.getByRole('button', { name: 'HTML' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue(
    '<h2>First part</h2>\n<p>We answer in two days. Or sooner.</p>',
  )
})

test('two people edit one page: each is told of the other, and a stale save shows both texts', async ({ browser }) => {
  const [ada, grace] = [await as(browser, 'editor'), await as(browser, 'admin')]
  const made = await make(ada, 'Shared page')
  const dialog = await (await desk(ada, made)).edit()
  const other = await desk(grace, made)
  await expect(async () => {
    // The desk looks when it comes into sight, and then every twenty seconds.
    await grace.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(other.row).toContainText(' is editing', { timeout: 1000 })
  }).toPass()
  await patch(grace, made, { content: '<h2>First part</h2><p>We answer in three days.</p>' })
  await dialog.getByRole('textbox', { name: 'Content' }).fill('<h2>First part</h2><p>We answer in one day.</p>')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  const theirs = dialog.getByRole('region', { name: 'Theirs, saved' })
  await expect(theirs.locator('del').first()).toHaveText('three')
  await expect(dialog.getByRole('region', { name: 'Yours, not saved' }).locator('ins').first()).toHaveText('one')
  expect(await findings(ada)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(ada.getByText('Page updated', { exact: true })).toBeVisible()
  const answer = await ada.request.get(`/api/content/${made.slug}`)
  expect(((await answer.json()) as { content: string }).content).toContain('We answer in one day.')
})

test('the history says who changed which words; an older text comes back as a draft and is published', async ({
  browser,
}) => {
  const page = await as(browser, 'editor')
  const made = await make(page, 'Old page')
  await patch(page, made, { content: '<h2>First part</h2><p>We answer in one day.</p>' })
  const { row, choose } = await desk(page, made)
  await choose('History')
  const dialog = page.getByRole('dialog')
  const versions = dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  await expect(versions).toHaveCount(3)
  const user = (await (await page.request.get('/api/user')).json()) as { fullName: string }
  await expect(versions.first()).toContainText(user.fullName)
  const difference = dialog.getByRole('region', { name: 'Difference' })
  await expect(difference.locator('del')).toHaveText(['two', 'days'])
  await expect(difference.locator('ins')).toHaveText(['one', 'day'])
  expect(await findings(page)).toEqual([])
  await versions.nth(1).getByRole('button', { name: 'Restore as draft' }).click()
  await expect(page.getByText('Version restored', { exact: true })).toBeVisible()
  await expect(versions).toHaveCount(4)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('A draft waits')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/${made.slug}`)
  await expect(visitor.getByRole('main')).toContainText('one day')
  await choose('Edit the draft')
  await dialog.getByLabel('Title').fill('Old page, new title')
  await dialog.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Old page, new title')
  await choose('Publish the draft')
  await expect(page.getByText('Page published', { exact: true })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('main')).toContainText('two days')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Old page, new title')
  await choose('Unpublish')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(row).toContainText('Draft')
  expect((await visitor.request.get(`/${made.slug}`)).status()).toBe(404)
})

test('a schedule is shown in the table, and can be removed', async ({ browser }) => {
  const page = await as(browser, 'admin')
  const made = await make(page, 'Planned page', 'draft')
  const { row, choose } = await desk(page, made)
  await choose('Schedule')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Publish on').fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(dialog.getByText('Please choose a time in the future')).toBeVisible()
  await dialog.getByLabel('Publish on').fill('2090-01-31T09:00')
  await dialog.getByRole('button', { name: 'Save schedule' }).click()
  await expect(row).toContainText('Publish on Jan 31, 2090 at 9:00 AM')
  await choose('Schedule')
  await dialog.getByRole('button', { name: 'Remove schedule' }).click()
  await expect(row).not.toContainText('Publish on')
})

test('a draft is previewed beside its editor while it is written, and seen by nobody else', async ({ browser }) => {
  const page = await as(browser, 'editor')
  const made = await make(page, 'Secret page', 'draft')
  await page.goto(`/preview/${made.id}`)
  await expect(page.getByRole('main')).toContainText('We answer in two days.')
  for (const role of ['sales', 'client'] as const)
    expect((await (await as(browser, role)).request.get(`/preview/${made.id}`)).status()).toBe(404)
  const visitor = (await browser.newContext()).request
  const answers = await Promise.all([`/preview/${made.id}`, `/${made.slug}`].map((path) => visitor.get(path)))
  for (const answer of answers) {
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain('two days')
  }

  await page.goto(`/admin/collections/content_pages/${made.id}`, { waitUntil: 'networkidle' })
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: 'First part' })).toBeVisible()
  // The panel can be seen before it listens.
  await expect(async () => {
    await page.locator('#field-title').fill('A title that is being written')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('A title that is being written', {
      timeout: 2000,
    })
  }).toPass({ timeout: 20_000 })
})

test('sales and clients are kept out', async ({ browser }) => {
  for (const role of ['sales', 'client'] as const) {
    const page = await as(browser, role)
    expect((await page.goto('/admin/content'))?.status()).toBe(403)
    expect((await page.request.get('/api/admin/content')).status()).toBe(403)
  }
})
