import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { BASE_URL } from './address'
import { signIn } from './helpers'

/** A name of its own for each test, so that they may run side by side. */
const unique = (name: string) => `${name}-${Date.now().toString(36)}`

async function answerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return [answer.status(), answer.headers().location]
}

async function write(page: Page, method: 'post' | 'patch' | 'delete', path: string, data?: object) {
  const answer = await page.request[method](`/api${path}`, { data, headers: { origin: BASE_URL } })
  expect(answer.ok()).toBe(true)
  return ((await answer.json()) as { doc: { id: number } }).doc
}

/** A published page, made as the panel makes it. */
async function makePage(page: Page, slug: string): Promise<number> {
  const text = (await (await page.request.get('/api/content_pages?limit=1')).json()) as { docs: { content: object }[] }
  const content = text.docs[0]?.content
  return (await write(page, 'post', '/content_pages', { title: `Page ${slug}`, slug, content, _status: 'published' }))
    .id
}

test('an editor renames a page in the panel: the old address leads to the new one, and back again', async ({
  page,
  request,
}) => {
  await signIn(page, 'editor')
  const [first, second] = [unique('first'), unique('second')]
  const id = await makePage(page, first)
  expect(await answerOf(request, `/${first}`)).toEqual([200, undefined])

  await page.goto(`/admin/collections/content_pages/${id}`)
  await page.getByLabel('Slug').fill(second)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  // Rendered, then from the cache.
  for (let i = 0; i < 3; i++) expect(await answerOf(request, `/${first}`)).toEqual([308, `/${second}`])
  expect(await answerOf(request, `/${second}`)).toEqual([200, undefined])
  await page.goto(`/${first}?utm=mail#part`)
  await expect(page).toHaveURL(`/${second}?utm=mail#part`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page ${first}`)

  await write(page, 'patch', `/content_pages/${id}`, { slug: first, _status: 'published' })
  for (let i = 0; i < 2; i++) {
    expect(await answerOf(request, `/${first}`)).toEqual([200, undefined])
    expect(await answerOf(request, `/${second}`)).toEqual([308, `/${first}`])
  }
  await write(page, 'delete', `/content_pages/${id}`)
  expect((await answerOf(request, `/${second}`))[0]).toBe(404)
})

test('a slug that was saved as a draft redirects nobody', async ({ page, request }) => {
  await signIn(page, 'editor')
  const slug = unique('draft')
  const id = await makePage(page, slug)
  await write(page, 'patch', `/content_pages/${id}?draft=true`, { slug: `${slug}-two`, _status: 'draft' })
  expect(await answerOf(request, `/${slug}`)).toEqual([200, undefined])
  expect((await answerOf(request, `/${slug}-two`))[0]).toBe(404)
  await write(page, 'delete', `/content_pages/${id}`)
})

test('a legacy path redirects from the next request on, in whatever case, in the site’s own router too', async ({
  page,
  request,
}) => {
  await signIn(page, 'editor')
  const from = `/legacy/${unique('index')}.php`
  expect((await answerOf(request, from))[0]).toBe(404)
  const { id } = await write(page, 'post', '/redirects', { from: from.toUpperCase(), to: '/about#team' })
  for (let i = 0; i < 2; i++) {
    expect(await answerOf(request, from)).toEqual([308, '/about#team'])
    expect(await answerOf(request, `${from}?a=1`)).toEqual([308, '/about?a=1#team'])
  }
  await page.goto(from.toUpperCase())
  await expect(page).toHaveURL('/about#team')

  for (let i = 0; i < 2; i++) {
    await page.goto('/contact')
    await page.waitForFunction(() => 'next' in window && Boolean((window.next as { router?: unknown })?.router))
    await page.evaluate(
      (path) => (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push(path),
      from,
    )
    await expect(page).toHaveURL('/about#team')
    await expect(page).toHaveTitle('About Us | Prairieline Networks')
  }
  await write(page, 'patch', `/redirects/${id}`, { to: 'https://jobs.other.example/Open' })
  expect(await answerOf(request, `${from}?a=1`)).toEqual([308, 'https://jobs.other.example/Open'])
  await write(page, 'delete', `/redirects/${id}`)
  expect((await answerOf(request, from))[0]).toBe(404)
})

test('links to the section of a service go on working when its slug is changed', async ({ page }) => {
  await signIn(page, 'editor')
  const found = await page.request.get('/api/services?where[slug][equals]=hardware-refresh')
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  const id = docs[0]?.id
  const slug = unique('renewal')
  await write(page, 'patch', `/services/${id}`, { slug })
  try {
    await page.goto('/services#hardware-refresh')
    await expect(page.locator(`section#${slug} > #hardware-refresh`)).toBeInViewport()
    await expect(page.locator('[id="hardware-refresh"]')).toHaveCount(1)
  } finally {
    await write(page, 'patch', `/services/${id}`, { slug: 'hardware-refresh' })
  }
  await page.reload()
  await expect(page.locator('section#hardware-refresh')).toBeInViewport()
})
