import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { BASE_URL } from './address'
import { signIn } from './helpers'

/** Each public page, the picture it names, and what it tells search engines beside the company and the way to it. */
const pages: [path: string, picture: string, types: string[]][] = [
  ['/', 'home', ['WebPage', 'WebSite']],
  ['/services', 'services', ['CollectionPage', 'FAQPage', 'OfferCatalog', 'Service']],
  ['/fiber-installation', 'fiber-installation', ['Service', 'WebPage']],
  ['/rfq', 'rfq', ['WebPage']],
  ['/about', 'about', ['AboutPage']],
  ['/contact', 'contact', ['ContactPage', 'FAQPage', 'LocalBusiness']],
  ['/careers', 'careers', ['JobPosting', 'WebPage']],
  ['/privacy-policy', 'privacy-policy', ['WebPage']],
  ['/terms-of-service', 'terms-of-service', ['WebPage']],
]

type Thing = Record<string, unknown> & { '@type': string; '@id'?: string }

/** The one graph of a page. */
async function graphOf(page: Page): Promise<Thing[]> {
  const [script, ...more] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(more).toEqual([])
  return (JSON.parse(script ?? '') as { '@graph': Thing[] })['@graph']
}

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content')

/** The width and height that a PNG says it has. */
function pngSize(bytes: Buffer): [width: number, height: number] {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

/** The path of an absolute address of this site. */
function pathOf(address: string | null): string {
  expect(address).toMatch(new RegExp(`^${BASE_URL}/`))
  return address?.slice(BASE_URL.length) ?? ''
}

const pictureOf = async (request: APIRequestContext, path: string): Promise<string> =>
  /property="og:image" content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1] ?? ''

test.describe('each public page', () => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() }

  for (const [path, picture] of pages)
    test(`${path} has a title, a description, an address and a picture of its own`, async ({ page }) => {
      await page.goto(path)
      const title = await page.title()
      const description = (await metaOf(page, 'description')) ?? ''
      expect(title).toMatch(/^\S.* \| Prairieline Networks$/)
      expect(description.length).toBeGreaterThan(60)
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
        path === '/' ? BASE_URL : BASE_URL + path,
      )
      for (const [name, value] of [
        ['og:title', title],
        ['twitter:title', title],
        ['og:description', description],
        ['twitter:card', 'summary_large_image'],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['og:image:type', 'image/png'],
      ] as const)
        expect(await metaOf(page, name)).toBe(value)
      expect(await metaOf(page, 'og:image:alt')).toContain('Prairieline Networks')
      const address = await metaOf(page, 'og:image')
      expect(await metaOf(page, 'twitter:image')).toBe(address)
      expect(pathOf(address)).toMatch(new RegExp(`^/og/${picture}\\.png\\?v=[\\w-]{12}$`))
      const answer = await page.request.get(pathOf(address))
      expect(answer.status()).toBe(200)
      expect(answer.headers()).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers()).not.toHaveProperty('set-cookie')
      const bytes = await answer.body()
      expect(pngSize(bytes)).toEqual([1200, 630])
      expect(bytes.length).toBeLessThan(100_000)
      for (const [set, value] of [
        [seen.titles, title],
        [seen.descriptions, description],
        [seen.pictures, bytes.toString('base64')],
      ] as const) {
        expect(set.has(value)).toBe(false)
        set.add(value)
      }
    })

  for (const [path, , types] of pages)
    test(`${path} tells search engines what it is, in one graph`, async ({ page }) => {
      await page.goto(path)
      const graph = await graphOf(page)
      const way = path === '/' ? [] : ['BreadcrumbList']
      expect([...new Set(graph.map((thing) => thing['@type']))].sort()).toEqual(
        ['Organization', ...way, ...types].sort(),
      )
      const ids = graph.flatMap((thing) => thing['@id'] ?? [])
      expect(new Set(ids).size).toBe(ids.length)
      expect(graph.find((thing) => thing['@type'] === 'Organization')).toMatchObject({
        '@id': `${BASE_URL}/#organization`,
        name: 'Prairieline Networks',
        telephone: '+19135550142',
      })
    })
})

test.describe('search engines are told', () => {
  const thingsOf = async (page: Page, path: string, type: string) => {
    await page.goto(path)
    return (await graphOf(page)).filter((thing) => thing['@type'] === type)
  }

  test('where each office is and when it is open', async ({ page }) => {
    const offices = await thingsOf(page, '/contact', 'LocalBusiness')
    expect(offices).toHaveLength(4)
    for (const office of offices) {
      expect(office.openingHoursSpecification).toHaveLength(3)
      expect(office).toHaveProperty('geo.latitude')
      expect(office).toHaveProperty('address.postalCode')
      expect(office.telephone).toMatch(/^\+1\d{10}$/)
    }
  })

  test('how the site is searched', async ({ page }) => {
    const [site] = await thingsOf(page, '/', 'WebSite')
    expect(site).toHaveProperty('potentialAction.target.urlTemplate', `${BASE_URL}/search?q={search_term_string}`)
  })

  test('the way to the fiber page', async ({ page }) => {
    const [way] = await thingsOf(page, '/services/fiber-installation', 'BreadcrumbList')
    expect((way?.itemListElement as { name: string }[]).map(({ name }) => name)).toEqual([
      'Home',
      'Services',
      'Fiber Installation Services',
    ])
  })

  test('the jobs that are listed on the page, each at its place there', async ({ page }) => {
    const jobs = await thingsOf(page, '/careers', 'JobPosting')
    const listed = page.getByRole('region', { name: 'Current openings' }).locator('details')
    expect(jobs).toHaveLength(await listed.count())
    for (const job of jobs) {
      const { hash } = new URL(String(job.url))
      await expect(page.locator(hash).locator('summary')).toContainText(String(job.title))
      expect(job).toHaveProperty('jobLocation.address.addressCountry', 'US')
      expect(job).toHaveProperty('baseSalary.currency', 'USD')
    }
    expect(jobs.filter((job) => 'validThrough' in job)).toHaveLength(1)
  })
})

test.describe('a picture', () => {
  test('is asked for again when its address has no version, and that is cheap', async ({ request }) => {
    const first = await request.get('/og/home.png')
    expect(first.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await request.get('/og/home.png', { headers: { 'If-None-Match': first.headers().etag ?? '' } })
    expect([again.status(), (await again.body()).length]).toEqual([304, 0])
    const old = await request.get('/og/home.png?v=somethingold')
    expect([old.status(), old.headers()['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
  })

  test('can be asked for its head only', async ({ request }) => {
    const head = await request.head('/og/about.png')
    expect([head.status(), head.headers()['content-type'], (await head.body()).length]).toEqual([200, 'image/png', 0])
  })

  for (const path of ['/og/no-such-page.png', '/og/home', '/og/home.jpg', '/og/..%2fhome.png', '/og/constructor.png'])
    test(`${path} is none`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404)
    })
})

test.describe('a page of an editor', () => {
  const content = (words: string) => ({
    root: {
      type: 'root',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      children: [
        {
          type: 'paragraph',
          format: '',
          indent: 0,
          version: 1,
          direction: 'ltr',
          textFormat: 0,
          textStyle: '',
          children: [{ type: 'text', text: words, format: 0, style: '', mode: 'normal', detail: 0, version: 1 }],
        },
      ],
    },
  })

  test('has no picture as a draft; published, a new title is a new picture; what ends a script is harmless', async ({
    page,
  }) => {
    await signIn(page, 'editor')
    const headers = { origin: BASE_URL }
    const slug = `share-${Date.now()}`
    const words = 'Words </script><script>document.title = "taken"</script> of the first paragraph.'
    const made = await page.request.post('/api/content_pages', {
      data: { title: 'A first title', slug, content: content(words), _status: 'draft' },
      headers,
    })
    expect(made.status()).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: number } }
    const save = (data: object) => page.request.patch(`/api/content_pages/${doc.id}`, { data, headers })
    expect((await page.request.get(`/og/${slug}.png`)).status()).toBe(404)
    expect((await save({ _status: 'published' })).status()).toBe(200)
    await page.goto(`/${slug}`)
    await expect(page).toHaveTitle('A first title | Prairieline Networks')
    expect(await metaOf(page, 'description')).toBe(words)
    expect((await graphOf(page)).find((thing) => thing['@type'] === 'WebPage')).toMatchObject({ description: words })
    const before = await pictureOf(page.request, `/${slug}`)
    const drawn = await (await page.request.get(before)).body()
    expect((await save({ title: 'A second title' })).status()).toBe(200)
    const after = await pictureOf(page.request, `/${slug}`)
    expect(after).not.toBe(before)
    expect((await (await page.request.get(after)).body()).equals(drawn)).toBe(false)
    expect((await page.request.delete(`/api/content_pages/${doc.id}`, { headers })).status()).toBe(200)
    expect((await page.request.get(`/og/${slug}.png`)).status()).toBe(404)
  })
})

test.describe('icons', () => {
  test('in the head are there, of the type and the size they say', async ({ page }) => {
    await page.goto('/about')
    const links = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((all) => all.map((link) => ['rel', 'href', 'type', 'sizes'].map((name) => link.getAttribute(name))))
    const found = []
    for (const [rel, href, type, sizes] of links) {
      const answer = await page.request.get(href ?? '')
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toContain(type ?? '')
      if (type === 'image/png') expect(pngSize(await answer.body()).join('x')).toBe(sizes)
      found.push([rel, type])
    }
    expect(found).toEqual([
      ['icon', 'image/x-icon'],
      ['icon', 'image/svg+xml'],
      ['apple-touch-icon', 'image/png'],
    ])
    const favicon = await (await page.request.get('/favicon.ico')).body()
    expect([favicon.readUInt16LE(4), favicon[6], favicon[22], favicon[38]]).toEqual([3, 16, 32, 48])
  })

  test('of the manifest are there, one of them for a device that cuts its own shape', async ({ request }) => {
    const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as {
      icons: { src: string; type: string; sizes: string; purpose?: string }[]
    }
    for (const { src, type, sizes } of icons) {
      const answer = await request.get(src)
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type])
      if (type === 'image/png') expect(pngSize(await answer.body()).join('x')).toBe(sizes)
    }
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? ''}`.trim())).toEqual([
      'any',
      '192x192',
      '512x512',
      '512x512 maskable',
    ])
  })

  test('and the frame of the browser has the colour of the paper', async ({ page }) => {
    await page.goto('/')
    const colors = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => all.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]))
    expect(colors).toEqual([
      ['(prefers-color-scheme: light)', '#f8fafb'],
      ['(prefers-color-scheme: dark)', '#0c141d'],
    ])
  })
})

test('the Apply link of an opening leads to the form and chooses its position', async ({ page }) => {
  await page.goto('/careers')
  const opening = page.getByRole('region', { name: 'Current openings' }).locator('details').first()
  await opening.locator('summary').click()
  await opening.getByRole('link', { name: /^Apply/ }).click()
  await expect(page).toHaveURL('/careers#apply')
  await expect(page.getByRole('form', { name: 'Apply' })).toBeInViewport()
  await expect(page.getByLabel('Position')).toHaveValue('Fiber Optic Technician')
})
