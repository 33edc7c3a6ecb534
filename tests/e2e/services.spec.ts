import { expect, test, type Page } from '@playwright/test'
import { axeViolations } from './axe'
import { watch } from './helpers'

const details = [
  'nextgen-wireless',
  'network-infrastructure',
  'managed-services',
  'noc-operations',
  'hardware-refresh',
  'data-center-design',
]

const hrefs = (page: Page, within: string): Promise<string[]> =>
  page.locator(`${within} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

test.describe('the services page', () => {
  test('has a section for every link that leads to one: of the footer, of the cards and of its own list', async ({
    page,
  }) => {
    await page.goto('/')
    const fromHome = await hrefs(page, '#services')
    await page.goto('/services')
    await expect(page).toHaveTitle('Services | Prairieline Networks')
    const links = [...fromHome, ...(await hrefs(page, 'footer')), ...(await hrefs(page, 'main'))]
    const anchors = new Set(links.flatMap((href) => /^(?:\/services)?#(.+)$/.exec(href)?.[1] ?? []))
    expect(anchors.size).toBeGreaterThanOrEqual(10)
    for (const anchor of anchors) await expect(page.locator(`main section[id="${anchor}"]`)).toHaveCount(1)
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has eight cards with the specified targets', async ({ page }) => {
    await page.goto('/services')
    const cards = page.getByRole('link', { name: /^Read more/ })
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/services#network-infrastructure',
      '/fiber-installation',
      '/services#data-center-design',
      '/services#nextgen-wireless',
      '/services#managed-services',
      '/services#noc-operations',
      '/services#hardware-refresh',
      '/services#data-center-design',
    ])
    await page.getByRole('link', { name: 'Read more about NOC Operations' }).click()
    await expect(page).toHaveURL('/services#noc-operations')
    await expect(page.getByRole('heading', { name: 'NOC Operations', level: 2 })).toBeInViewport()
  })

  for (const slug of details)
    test(`says all about ${slug}`, async ({ page }) => {
      await page.goto('/services')
      const section = page.locator(`#${slug}`)
      await expect(section.getByRole('heading', { name: 'Key Benefits' })).toBeVisible()
      await expect(section.getByRole('heading', { level: 4 })).toHaveCount(4)
      await expect(section.locator('details')).toHaveCount(2)
      await expect(section.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/rfq')
      await expect(section.getByRole('link', { name: 'Contact our team' })).toHaveAttribute('href', '/contact')
    })

  for (const slug of ['cloud-solutions', 'cybersecurity', 'data-center', 'wireless', 'fiber-installation'])
    test(`says enough about ${slug}, which only the foot of the page links to or which has a page of its own`, async ({
      page,
    }) => {
      await page.goto('/services')
      const section = page.locator(`#${slug}`)
      await expect(section.locator('.prose > p')).toHaveCount(3)
      await expect(section.getByRole('heading', { level: 4 })).toHaveCount(4)
    })

  test('every section has a strand colour of its own', async ({ page }) => {
    await page.goto('/services')
    const strands = await page
      .locator('main section[style*="--strand"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.getPropertyValue('--strand')))
    expect(strands.length).toBe(11)
    expect(new Set(strands).size).toBe(strands.length)
  })

  test('opens one question at a time, and closes it again, by keyboard too', async ({ page }) => {
    await page.goto('/services')
    const questions = page.locator('#managed-services details')
    const open = () => questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
    expect(await open()).toEqual([false, false])
    await questions.nth(0).locator('summary').click()
    expect(await open()).toEqual([true, false])
    await questions.nth(1).locator('summary').press('Enter')
    expect(await open()).toEqual([false, true])
    expect(await axeViolations(page)).toEqual([])
    await questions.nth(1).locator('summary').press('Enter')
    expect(await open()).toEqual([false, false])
  })

  test('tells search engines what it offers and answers', async ({ page }) => {
    await page.goto('/services')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const graph = (JSON.parse(data ?? '') as { '@graph': { '@type': string; mainEntity?: object[] }[] })['@graph']
    expect(graph.filter((one) => one['@type'] === 'Service').length).toBeGreaterThanOrEqual(10)
    expect(graph.find((one) => one['@type'] === 'FAQPage')?.mainEntity).toHaveLength(14)
  })
})

for (const path of ['/fiber-installation', '/services/fiber-installation'])
  test(`${path} is the fiber page, with one canonical address`, async ({ page }) => {
    const seen = await watch(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page).toHaveTitle('Fiber Installation Services | Prairieline Networks')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^s]\/fiber-installation$/)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Contact Us Today' })).toHaveAttribute('href', '/rfq')
    await expect(main.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/rfq')
    await expect(page.locator('#outside-plant').getByRole('heading', { level: 3 })).toHaveCount(6)
    for (const standard of ['TIA/EIA', 'NEC', 'BICSI'])
      await expect(page.locator('#inside-plant').getByText(standard, { exact: true })).toBeVisible()
    expect(seen.problems).toEqual([])
  })

test('a gallery opens, turns and closes by keyboard', async ({ page }) => {
  const seen = await watch(page)
  await page.goto('/fiber-installation')
  for (const [title, count] of [
    ['Outside plant', 4],
    ['Inside plant', 4],
  ] as const)
    await expect(page.getByRole('list', { name: title }).getByRole('img')).toHaveCount(count)
  const second = page
    .getByRole('list', { name: 'Outside plant' })
    .getByRole('button', { name: /^Enlarge/ })
    .nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 of 4')
  expect(await axeViolations(page)).toEqual([])
  for (const [key, place] of [
    ['ArrowLeft', '1 of 4'],
    ['ArrowLeft', '4 of 4'],
    ['ArrowRight', '1 of 4'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(dialog).toContainText(place)
  }
  for (let tab = 0; tab < 5; tab++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(second).toBeFocused()
  expect(seen.problems).toEqual([])
})
