import { expect, test, type Page } from '@playwright/test'

/** Rules of the specification that no other file holds; docs/specification.md has all of them. */

const hrefsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

for (const [path, title] of [
  ['/', 'Full-Spectrum IT Services'],
  ['/services', 'Services'],
  ['/fiber-installation', 'Fiber Installation Services'],
  ['/services/fiber-installation', 'Fiber Installation Services'],
  ['/rfq', 'Request for Quote'],
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/careers', 'Network Technology Recruiting'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/no-such-page', '404 Page Not Found'],
] as const)
  test(`the title of ${path} is its own, with the company`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} | Prairieline Networks`)
  })

for (const path of ['/Services', '/ABOUT', '/Services/Fiber-Installation', '/Privacy-Policy', '/Careers/Thank-You'])
  test(`${path} is the page in lower case`, async ({ request }) => {
    const answer = await request.get(path)
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, path.toLowerCase()])
  })

test.describe('the header', () => {
  test('stays at the top, and marks the page that is open', async ({ page }) => {
    await page.goto('/services')
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    const banner = page.getByRole('banner')
    await expect.poll(async () => (await banner.boundingBox())?.y).toBe(0)
    await expect(banner.locator('[aria-current="page"]:visible')).toHaveText('Services')
  })

  test('has its links in their order', async ({ page }) => {
    await page.goto('/')
    const names = page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true }).getByRole('link')
    await expect(names).toHaveText(['Home', 'Services', 'RFQ', 'Portal', 'About', 'Contact'])
  })

  test('shows RFQ and hides Portal after an answer that is no success, or that says nothing', async ({ page }) => {
    for (const answer of [{ status: 500 }, { status: 200, json: {} }]) {
      await page.route('**/api/subdomain-status', (route) => route.fulfill(answer))
      await page.goto('/')
      const links = page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true }).getByRole('link')
      await expect(links).toHaveText(['Home', 'Services', 'RFQ', 'About', 'Contact'])
      await page.unroute('**/api/subdomain-status')
    }
  })

  test('the menu of a small screen stacks the links; its toggle and Escape close it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/')
    const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i })
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    const shown = links.filter({ visible: true })
    await expect(shown).toHaveCount(0)
    await toggle.click()
    await expect(shown).toHaveCount(6)
    const tops = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b))
    await toggle.click()
    await expect(shown).toHaveCount(0)
    await toggle.click()
    await page.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
    await expect(toggle).toBeFocused()
  })
})

test('the footer has the specified links, the telephone and the e-mail address', async ({ page }) => {
  await page.goto('/')
  expect(await hrefsOf(page, 'footer nav a')).toEqual([
    ['Cloud and On Prem Solutions', '/services#cloud-solutions'],
    ['Cybersecurity Audits and Mitigation', '/services#cybersecurity'],
    ['Data Center Design and Buildout', '/services#data-center'],
    ['Fiber Installation (OSP/ISP)', '/services#fiber-installation'],
    ['Hardware Refresh', '/services#hardware-refresh'],
    ['Professional Managed Services', '/services#managed-services'],
    ['Wireless Assessments and Design', '/services#wireless'],
    ['About Us', '/about'],
    ['Our Team', '/about#team'],
    ['Careers', '/contact#careers'],
    ['Partners', '/about#partners'],
    ['Contact', '/contact'],
    ['Terms of Service', '/terms-of-service'],
    ['Privacy Policy', '/privacy-policy'],
    ['Security Policy', '/terms-of-service#security-policy'],
    ['Accessibility', '/terms-of-service#accessibility'],
  ])
  expect(await hrefsOf(page, 'footer address a')).toEqual([
    ['(913) 555-0142', 'tel:+19135550142'],
    ['hello@prairieline.example', 'mailto:hello@prairieline.example'],
  ])
})

test.describe('the theme', () => {
  test('is the system’s at first, and holds on every page and without storage', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    const switches = page.getByRole('banner').getByRole('radio').filter({ visible: true })
    expect(await switches.evaluateAll((all: HTMLInputElement[]) => all.map((one) => [one.value, one.checked]))).toEqual(
      [
        ['light', false],
        ['dark', false],
        ['system', true],
      ],
    )
    await page.getByRole('banner').getByRole('radio', { name: 'Light' }).first().check({ force: true })
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await expect(html).toHaveAttribute('data-theme', 'light')
  })
})

test.describe('the home page', () => {
  for (const [width, height] of [
    [1280, 900],
    [1440, 1100],
  ] as const)
    test(`the hero takes 60% of a screen of ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const hero = page.locator('main > section').first()
      expect(Math.round((await hero.boundingBox())?.height ?? 0)).toBe(height * 0.6)
    })

  test('its two buttons jump to what they name', async ({ page }) => {
    for (const [name, anchor] of [
      ['Our Services', '#services'],
      ['Request Quote', '#rfq'],
    ] as const) {
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/${anchor}`)
      await expect(page.locator(anchor)).toBeInViewport()
    }
  })

  test('has hero, services and testimonials in this order; each card has picture, name, text and link', async ({
    page,
  }) => {
    await page.goto('/')
    const tops = await Promise.all(
      ['h1', '#services', '[aria-roledescription="carousel"]'].map(
        async (selector) => (await page.locator(selector).first().boundingBox())?.y ?? 0,
      ),
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    const cards = page.locator('#services article')
    await expect(cards).toHaveCount(8)
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w{3}/)
      await expect(card.getByRole('link')).toHaveText(/^Read more/)
      expect(await card.locator('p').first().innerText()).toMatch(/\w.{20}/)
      expect(await card.locator('img, svg, [style*="url("]').count()).toBeGreaterThan(0)
    }
    await expect(cards.filter({ has: page.getByText('NEW', { exact: true }) }).getByRole('heading')).toHaveText(
      'Fiber Optic Installation',
    )
  })
})

test.describe('the legal pages', () => {
  for (const [path, title, sections] of [
    ['/privacy-policy', 'Privacy Policy', 12],
    ['/terms-of-service', 'Terms of Service', 18],
  ] as const)
    test(`${path} has its title, its date and ${sections} sections`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.getByText('Last updated July 15, 2025', { exact: true })).toBeVisible()
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(sections)
    })

  test('the terms have the figures of the business', async ({ page }) => {
    await page.goto('/terms-of-service')
    for (const words of [
      'within 30 days',
      '1.5% per month',
      'the greater of $1,000 or the fees that you paid',
      'at least 18 years old',
      'State of Kansas',
      'Johnson County',
    ])
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/12 months/)
        .first(),
    ).toBeVisible()
  })
})

test('the fiber page says why, what outside and what inside, and shows pictures', async ({ page }) => {
  await page.goto('/fiber-installation')
  const main = page.getByRole('main')
  for (const name of ['Turnkey installation', 'Code-compliant work', 'Reliable scheduling', 'Localized knowledge'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.locator('#outside-plant').getByRole('heading', { level: 3 })).toHaveText([
    'Direct burial',
    'Spade trenching',
    'Street-to-door FTTH',
    'RV parks',
    'Marinas',
    'Residential',
  ])
  await expect(page.locator('#inside-plant').getByRole('heading', { level: 3 })).toHaveText([
    'Backbone',
    'Riser',
    'Horizontal runs',
    'Rack and panel terminations',
    'Standards',
  ])
  await expect(main.getByRole('button', { name: /^Enlarge/ })).toHaveCount(8)
})

test('the contact page has all hours, four areas, four offices with a map each, and the banner to careers', async ({
  page,
}) => {
  await page.goto('/contact')
  const details = page.getByRole('region', { name: 'Contact Information' })
  for (const [days, hours] of [
    ['Mon-Fri', '8:00 AM-6:00 PM'],
    ['Sat', '9:00 AM-1:00 PM'],
    ['Sunday', 'closed'],
  ] as const)
    await expect(details.getByText(days, { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(hours)
  await expect(
    details.getByText(/by contract, up to 24\/7 for managed services, NOC, change management and SOC/),
  ).toBeVisible()
  await expect(details.locator('ul').last().getByRole('listitem')).toHaveCount(4)
  const offices = page.getByRole('region', { name: 'Regional Offices' }).getByRole('article')
  await expect(offices.getByRole('heading')).toHaveText(['Kansas City', 'Dallas/Ft Worth', 'Tampa', 'Las Vegas'])
  await expect(offices.getByRole('link', { name: /^View on Map/ })).toHaveCount(4)
  await expect(page.locator('#careers').getByRole('heading')).toHaveText('Join Our Team')
})

test('the services page says how fast critical issues are answered, and ends with the way to a quote', async ({
  page,
}) => {
  await page.goto('/services')
  const answers = await page.locator('main details').allTextContents()
  expect(answers.join()).toContain('Critical issues are answered within 15 minutes')
  expect(answers.join()).toContain('99.9% uptime guarantee for managed systems')
  await expect(page.locator('main a[href="/rfq"]').last()).toBeVisible()
  const last = await page.locator('main section').last().locator('a').last().getAttribute('href')
  expect(last).toBe('/rfq')
})

test('the quote form offers the specified choices, and its newsletter box is empty', async ({ page }) => {
  await page.goto('/rfq')
  const choices = (label: string | RegExp) =>
    page
      .getByLabel(label)
      .locator('option')
      .evaluateAll((all: HTMLOptionElement[]) => all.slice(1).map((one) => [one.value, one.text]))
  expect(await choices('Service Type')).toEqual([
    ['network', 'NextGen Wireless'],
    ['infrastructure', 'Network Infrastructure'],
    ['datacenter', 'Data Center Design & Deployment'],
    ['managed', 'Managed Services'],
    ['noc', 'NOC Operations'],
    ['hardware', 'Hardware Refresh'],
    ['other', 'Other, specify in description'],
  ])
  expect(await choices(/^Timeline/)).toEqual([
    ['immediate', 'Immediate (1-2 weeks)'],
    ['soon', 'Soon (1-2 months)'],
    ['quarter', 'This Quarter'],
    ['sixmonths', 'Within 6 Months'],
    ['planning', 'Planning Phase'],
  ])
  expect(await choices(/^Budget/)).toEqual([
    ['under10k', 'Under $10,000'],
    ['10k-50k', '$10,000-$50,000'],
    ['50k-100k', '$50,000-$100,000'],
    ['100k-500k', '$100,000-$500,000'],
    ['over500k', 'Over $500,000'],
    ['tbd', 'To Be Determined'],
  ])
  await expect(page.getByRole('checkbox', { name: /newsletter/ })).not.toBeChecked()
})
