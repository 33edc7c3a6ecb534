import { expect, test } from '@playwright/test'
import { BASE_URL } from './address'
import { bar, editing, notice, retype, save, saveElsewhere, stored, text } from './editing'
import { signIn } from './helpers'

test.describe.configure({ mode: 'serial' })

test('a visitor loads no byte of it', async ({ page }) => {
  const texts: Promise<string>[] = []
  page.on('response', (answer) => {
    if (/javascript|css|html/.test(answer.headers()['content-type'] ?? '')) texts.push(answer.text().catch(() => ''))
  })
  for (const path of ['/', '/services', '/contact', '/terms-of-service'])
    await page.goto(path, { waitUntil: 'networkidle' })
  const all = (await Promise.all(texts)).join('\n')
  expect(all.length).toBeGreaterThan(300_000)
  for (const mark of ['Edit mode', 'edit-bar', 'data-lexical-text', 'Error saving content'])
    expect(all).not.toContain(mark)
  await expect(bar(page)).toHaveCount(0)
})

for (const role of ['sales', 'client'] as const)
  test(`${role} gets the pages without the editor`, async ({ page }) => {
    await signIn(page, role)
    const answer = await page.goto('/about')
    expect(answer?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
    await expect(bar(page)).toHaveCount(0)
  })

test('what leads nowhere leads nowhere for editors too', async ({ page }) => {
  await signIn(page, 'editor')
  for (const path of ['/no-such-page', '/no/such/page']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  }
})

test('whoever was signed out since sees the page alone', async ({ page }) => {
  await signIn(page, 'editor')
  const cookies = await page.context().cookies()
  await page.request.post('/api/logout', { headers: { origin: BASE_URL } })
  await page.context().addCookies(cookies)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('a link that would leave unsaved changes behind asks first; what was left is there again', async ({ browser }) => {
  const page = await editing(browser, '/services')
  await retype(page, 'services-quote-title', 'Not saved yet')
  const toAbout = page.getByRole('banner').getByRole('link', { name: 'About' }).first()
  await toAbout.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('One change on this page is not saved.')
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL('/services')
  await expect(text(page, 'services-quote-title')).toHaveText('Not saved yet')
  await toAbout.click()
  await dialog.getByRole('button', { name: 'Go without saving' }).click()
  await expect(page).toHaveURL('/about')
  await page.goto('/services')
  await expect(bar(page)).toContainText('1 unsaved change of an earlier visit brought back')
  await expect(text(page, 'services-quote-title')).toHaveText('Not saved yet')
  await toAbout.click()
  await dialog.getByRole('button', { name: 'Save and go' }).click()
  await expect(page).toHaveURL('/about')
  expect((await stored(page, 'services-quote-title')).content).toBe('Not saved yet')
})

test('the browser asks before a page with unsaved changes is closed', async ({ browser }) => {
  const page = await editing(browser, '/services')
  await retype(page, 'services-quote-title', 'Half a')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('a text that somebody else changed is shown beside one’s own, and overwritten only by choice', async ({
  browser,
}) => {
  await saveElsewhere(browser, 'services-quote-title', 'Before')
  const page = await editing(browser, '/services')
  await retype(page, 'services-quote-title', 'Mine')
  await saveElsewhere(browser, 'services-quote-title', 'Theirs')
  await save(page)
  const dialog = page.getByRole('alertdialog', { name: 'Somebody else changed this text' })
  await expect(dialog.getByRole('region', { name: 'Theirs, saved' })).toContainText('Theirs')
  await expect(dialog.getByRole('region', { name: 'Yours, not saved' })).toContainText('Mine')
  expect((await stored(page, 'services-quote-title')).content).toBe('Theirs')
  await dialog.getByRole('button', { name: 'Go on editing' }).click()
  await expect(text(page, 'services-quote-title')).toHaveText('Mine')
  await save(page)
  await dialog.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(notice(page, 'Content saved')).toBeVisible()
  expect((await stored(page, 'services-quote-title')).content).toBe('Mine')

  await retype(page, 'services-quote-title', 'Mine again')
  await saveElsewhere(browser, 'services-quote-title', 'Theirs again')
  await save(page)
  await dialog.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(text(page, 'services-quote-title')).toHaveText('Theirs again')
  await expect(bar(page)).not.toContainText('unsaved')
  expect((await stored(page, 'services-quote-title')).content).toBe('Theirs again')
})

test('a save that fails says so and keeps the text', async ({ browser }) => {
  const page = await editing(browser, '/services')
  await retype(page, 'services-quote-title', 'Will be saved later')
  await page.route('**/api/content/element/services-quote-title', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy' } }),
  )
  await save(page)
  await expect(notice(page, 'Error saving content')).toBeVisible()
  await expect(notice(page, 'Please try again later.')).toBeVisible()
  await expect(text(page, 'services-quote-title')).toHaveText('Will be saved later')
  await page.unroute('**/api/content/element/services-quote-title')
  await save(page)
  await expect(notice(page, 'Content saved')).toBeVisible()
  expect((await stored(page, 'services-quote-title')).content).toBe('Will be saved later')
})

test('a page with a draft in the panel is left to the panel', async ({ page }) => {
  await signIn(page, 'editor')
  const headers = { origin: BASE_URL }
  const pages = (await (await page.request.get('/api/admin/content')).json()) as { id: number; slug: string }[]
  const id = pages.find(({ slug }) => slug === 'privacy-policy')?.id
  const draft = await page.request.patch(`/api/content_pages/${id}?draft=true`, {
    data: { title: 'Privacy, redrafted', _status: 'draft' },
    headers,
  })
  expect(draft.status()).toBe(200)
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
  await expect(bar(page)).toContainText('the running text has a draft in the panel')
  await bar(page).getByRole('button', { name: 'Edit this page' }).click()
  await expect(page.locator('[data-page-field="content"]')).not.toHaveAttribute('data-editing')
  const published = await page.request.patch(`/api/content_pages/${id}`, {
    data: { title: 'Privacy Policy', _status: 'published' },
    headers,
  })
  expect(published.status()).toBe(200)
  await page.reload()
  await expect(page.locator('[data-page-field="content"]')).toHaveAttribute('data-editing', 'closed')
})
