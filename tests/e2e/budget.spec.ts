import { expect, test, type BrowserContext } from '@playwright/test'
import { BASE_URL } from './address'
import { contentPages, formPages } from './public-pages'

const KB = 1024
/** What a page may send, in bytes as they travel: compressed. */
const FONTS = 60 * KB
const HOME = 350 * KB
const SCRIPTS = { content: 150 * KB, form: 170 * KB }

type Received = { url: string; type: string; body: number; whole: number; encoding?: string }

/** In the page: what watches for parts that come into view was told (two frames), and the pictures in view are there. */
async function sawTheEnd(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const inView = [...document.images].filter((image) => image.getBoundingClientRect().bottom > 0)
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)))
}

/** Opens a page in a browser that has nothing of it yet, and waits until it asks for nothing more. */
async function receive(context: BrowserContext, path: string): Promise<Received[]> {
  const page = await context.newPage()
  const browser = await context.newCDPSession(page)
  await browser.send('Network.enable')
  const received = new Map<string, Received>()
  browser.on('Network.responseReceived', ({ requestId, type, response }) => {
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding']
    received.set(requestId, { url: response.url, type, body: 0, whole: 0, encoding })
  })
  browser.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const answer = received.get(requestId)
    if (answer) answer.body += encodedDataLength
  })
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = received.get(requestId)
    if (answer) answer.whole = encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // What is only fetched when a part comes into view counts too.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.evaluate(sawTheEnd)
  await expect.poll(() => [...received.values()].filter(({ whole }) => whole === 0).map(({ url }) => url)).toEqual([])
  return [...received.values()]
}

const sum = (received: Received[], part: 'body' | 'whole') => received.reduce((bytes, one) => bytes + one[part], 0)

for (const [kind, paths] of [
  ['content', contentPages],
  ['form', formPages],
] as const)
  for (const path of paths)
    test(`${path} keeps to the budget of a ${kind} page`, async ({ browser }, { annotations }) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      const received = await receive(context, path)
      await context.close()
      const scripts = received.filter(({ type }) => type === 'Script')
      const fonts = received.filter(({ type }) => type === 'Font')
      const figures = {
        requests: received.length,
        scripts: sum(scripts, 'body'),
        fonts: sum(fonts, 'body'),
        all: sum(received, 'whole'),
      }
      console.log(path, figures)
      annotations.push({ type: 'bytes', description: JSON.stringify(figures) })
      expect(received.filter(({ url }) => !url.startsWith(BASE_URL)).map(({ url }) => url)).toEqual([])
      expect(
        scripts
          .filter(({ encoding, body }) => body > KB && !['br', 'gzip'].includes(encoding ?? ''))
          .map(({ url }) => url),
      ).toEqual([])
      expect(figures.scripts).toBeGreaterThan(100 * KB)
      expect(figures.scripts).toBeLessThanOrEqual(SCRIPTS[kind])
      expect(figures.fonts).toBeLessThanOrEqual(FONTS)
      if (path === '/') expect(figures.all).toBeLessThanOrEqual(HOME)
    })

test('what a form needs later is loaded when somebody turns to it', async ({ page }) => {
  for (const path of formPages) {
    let scripts = 0
    page.on('response', (answer) => (scripts += Number(answer.url().endsWith('.js'))))
    await page.goto(path, { waitUntil: 'networkidle' })
    const before = scripts
    await page.locator('main form').getByRole('textbox').first().focus()
    await expect.poll(() => scripts).toBeGreaterThan(before)
    page.removeAllListeners('response')
  }
})
