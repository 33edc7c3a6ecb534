import { setTimeout as sleep } from 'node:timers/promises'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { atShutdown } from '../../scripts/lib/shutdown.mjs'
import { listedPaths } from '../lib/context.mjs'
import { figure } from '../lib/tables.mjs'

const KB = 1024
/** The kinds of a browser's own list, and what they are called here. */
const KINDS = { Document: 'html', Script: 'scripts', Stylesheet: 'styles', Font: 'fonts', Image: 'pictures' }
const LATEST = 10_000

/** Counts what a page receives, as it travels. */
async function watch(page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const received = new Map()
  browser.on('Network.responseReceived', ({ requestId, type }) => received.set(requestId, { type, isDone: false }))
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = received.get(requestId)
    if (answer) Object.assign(answer, { whole: encodedDataLength, isDone: true })
  })
  browser.on('Network.loadingFailed', ({ requestId }) => received.delete(requestId))
  return received
}

/** Opens a page in a browser that has nothing of it yet, goes to its end, and waits until it asks for nothing more. */
async function receive(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const received = await watch(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
  const deadline = Date.now() + LATEST
  while (![...received.values()].every(({ isDone }) => isDone) && Date.now() < deadline) await sleep(20)
  await context.close()
  return [...received.values()]
}

function sumsOf(received) {
  const sums = { requests: received.length, html: 0, scripts: 0, styles: 0, fonts: 0, pictures: 0, other: 0, all: 0 }
  for (const { type, whole = 0 } of received) {
    sums[KINDS[type] ?? 'other'] += whole
    sums.all += whole
  }
  return sums
}

/** What each public page sends to a browser that has nothing, compressed, by kind. */
async function measure(context) {
  const { url } = await context.site()
  const executablePath = await findChromium(process.env)
  const { chromium } = await import('@playwright/test')
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args, handleSIGINT: false, handleSIGTERM: false })
  const forget = atShutdown(() => browser.close())
  const rows = []
  for (const path of await listedPaths(url)) {
    // Pictures are made at their first visit.
    if (rows.length === 0) await receive(browser, url(path))
    rows.push({ path, ...sumsOf(await receive(browser, url(path))) })
  }
  forget()
  await browser.close()
  return { rows }
}

export const bytes = {
  measure,

  tables: ({ rows }) => [
    {
      title: 'What a page sends to a browser that has nothing, KB as they travel, with their headers',
      note: '`tests/e2e/budget.spec.ts` holds the limits.',
      columns: ['Page', 'Requests', 'HTML', 'JavaScript', 'CSS', 'Fonts', 'Pictures', 'Other', 'All'],
      rows: rows.map(({ path, requests, ...sums }) => [
        path,
        requests,
        ...Object.values(sums).map((sum) => figure(sum / KB, 1)),
      ]),
    },
  ],

  promises: () => [],
}
