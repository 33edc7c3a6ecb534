import { expect, test, type APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { BASE_URL } from './address'
import { publicPages, statusOf } from './public-pages'

type Visit = { status: number; redirects: number; page?: Document }

const visits = new Map<string, Visit>()
/** Sign-in and what lies behind it are opened, and not read. */
const isPublic = (path: string) => !/^\/(?:auth|portal|admin|api)(?:\/|$)/.test(path)
const isWebAddress = (href: string) => !/^(?:mailto|tel|data):/.test(href)

async function open(request: APIRequestContext, path: string): Promise<Visit> {
  let redirects = 0
  let answer = await request.get(path, { maxRedirects: 0 })
  for (; answer.status() >= 300 && answer.status() < 400 && redirects < 2; redirects++)
    answer = await request.get(new URL(answer.headers().location ?? '', BASE_URL).href, { maxRedirects: 0 })
  const isPage = isPublic(new URL(answer.url()).pathname) && answer.headers()['content-type']?.startsWith('text/html')
  return {
    status: answer.status(),
    redirects,
    page: isPage ? new JSDOM(await answer.text()).window.document : undefined,
  }
}

/** Every page that was read, with its path. */
const pages = () => [...visits].flatMap(([path, { page }]) => (page ? [[path, page] as const] : []))

/** The addresses that the elements of a page name, with how they are written. */
const addressesOn = (path: string, page: Document, selector: string, attribute = 'href') =>
  [...page.querySelectorAll(selector)].flatMap((element) => {
    const written = element.getAttribute(attribute)
    return written && isWebAddress(written) ? [{ element, written, url: new URL(written, BASE_URL + path) }] : []
  })

const linksOn = (path: string, page: Document) => addressesOn(path, page, 'a[href], area[href]')
/** What a page loads: pictures, scripts, styles, fonts, the manifest. */
const filesOn = (path: string, page: Document) => [
  ...addressesOn(path, page, 'link[href]'),
  ...addressesOn(path, page, '[src]', 'src'),
]

test.beforeAll(async ({ request }) => {
  const waiting = [...publicPages]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (visits.has(path)) continue
    const visit = await open(request, path)
    visits.set(path, visit)
    if (!visit.page) continue
    for (const { url } of [...linksOn(path, visit.page), ...filesOn(path, visit.page)])
      if (url.origin === BASE_URL) waiting.push(url.pathname + url.search)
  }
})

test('every link, picture and file of every page is there, after one redirect at most', () => {
  expect(visits.size).toBeGreaterThan(publicPages.length)
  const bad = [...visits].filter(([path, visit]) => visit.status !== statusOf(path) || visit.redirects > 1)
  expect(bad.map(([path, { status, redirects }]) => ({ path, status, redirects }))).toEqual([])
})

test('every anchor names one element of its page', () => {
  const checked = new Set<string>()
  const bad = pages().flatMap(([path, page]) =>
    linksOn(path, page).flatMap(({ url, written }) => {
      const target = url.origin === BASE_URL && url.hash && visits.get(url.pathname + url.search)?.page
      if (!target) return []
      checked.add(url.pathname + url.hash)
      const id = decodeURIComponent(url.hash.slice(1))
      const found = [...target.querySelectorAll('[id]')].filter((element) => element.id === id).length
      return found === 1 ? [] : [`${path}: ${written} names ${found}`]
    }),
  )
  expect(bad).toEqual([])
  expect(checked.size).toBeGreaterThan(20)
})

test('no id is on a page twice', () => {
  const bad = pages().flatMap(([path, page]) => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => !id || ids.indexOf(id) !== index).map((id) => `${path}: #${id}`)
  })
  expect(bad).toEqual([])
})

test('what labels, describes or controls an element is there', () => {
  const bad = pages().flatMap(([path, page]) =>
    ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((attribute) =>
      [...page.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => element.getAttribute(attribute)?.split(/\s+/) ?? [])
        .filter((id) => !page.getElementById(id))
        .map((id) => `${path}: ${attribute}="${id}"`),
    ),
  )
  expect(bad).toEqual([])
})

test('a link that leaves the site opens in a new tab, says so, and leaves no way back', () => {
  const leaving = pages().flatMap(([path, page]) => linksOn(path, page).filter(({ url }) => url.origin !== BASE_URL))
  expect(leaving.length).toBeGreaterThan(0)
  for (const { element, url } of leaving)
    expect([url.protocol, element.getAttribute('target'), element.getAttribute('rel'), element.textContent]).toEqual([
      'https:',
      '_blank',
      expect.stringContaining('noopener'),
      expect.stringContaining('opens in a new tab'),
    ])
})

test('nothing that a page loads comes from elsewhere', () => {
  const foreign = pages().flatMap(([path, page]) => filesOn(path, page).filter(({ url }) => url.origin !== BASE_URL))
  expect(foreign.map(({ written }) => written)).toEqual([])
})

test('mail and telephone links are well-formed', () => {
  const written = new Set(
    pages().flatMap(([, page]) =>
      [...page.querySelectorAll('a')]
        .flatMap((link) => link.getAttribute('href') ?? [])
        .filter((href) => !isWebAddress(href)),
    ),
  )
  expect(written.size).toBeGreaterThanOrEqual(5)
  for (const href of written) expect(href).toMatch(/^(?:mailto:[^\s@?]+@[^\s@?]+\.[a-z]+|tel:\+\d{8,15})$/)
})

test('the sitemap has the pages that links lead to, and beside them published pages only', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
  const indexed = pages().filter(
    ([path, page]) =>
      visits.get(path)?.status === 200 && !page.querySelector('meta[name="robots"][content*="noindex"]'),
  )
  // A page with two addresses names one of them as its own.
  const canonical = indexed.map(
    ([path, page]) => page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? path,
  )
  const linked = new Set(canonical.map((href) => new URL(href, BASE_URL).pathname))
  expect(listed).toEqual(expect.arrayContaining([...linked]))
  // Other tests publish pages meanwhile, which no link leads to.
  for (const path of listed.filter((one) => !linked.has(one)))
    expect([path, (await request.get(`/api/content${path}`)).status()]).toEqual([path, 200])
})
