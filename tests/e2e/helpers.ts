import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { BASE_URL, PASSWORD } from './address'

/** The data folder of the server under test; serve.mjs makes the same. */
const dataFolder = path.join(process.env.DATA_DIR || path.join(os.tmpdir(), 'patchbay-e2e'), 'e2e')

/** Signs a browser in, without the form. */
export async function signIn(page: Page, username: 'admin' | 'editor' | 'sales' | 'client'): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { username, password: PASSWORD },
    headers: { origin: BASE_URL },
  })
  expect(answer.status()).toBe(200)
}

/** Fills in what the quote form asks for. */
export async function fillRfq(page: Page, company = 'Winter Mills'): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Winter')
  await page.getByRole('textbox', { name: /^Company/ }).fill(company)
  await page.getByLabel('Email').fill('ada@winter.example')
  await page.getByLabel('Phone').fill('913 555 0100')
  await page.getByLabel('Service Type').selectOption('network')
  await page.getByLabel('Project Description').fill('Forty access points over a grain yard.')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
}

/** Fills in what the contact form asks for. */
export async function fillContact(page: Page, { email, subject }: { email: string; subject: string }): Promise<void> {
  await page.getByLabel('Name').fill('Ada Winter')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('913 555 0100')
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('textbox', { name: /^Message/ }).fill('Do you cover yards of forty acres?')
}

/** Fills in what the application form asks for. */
export async function fillApplication(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Winter')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('(913) 555-0100')
  await page.getByLabel('Position').selectOption('Fiber Optic Technician')
  await page.getByLabel('Experience').selectOption('Senior (6-10 years)')
  await page.getByLabel('Skills').fill('Splicing, OTDR traces and patience.')
}

/** What the policy of a page has stopped so far, in all tests: lines of the server's log. */
export async function stoppedByPolicy(): Promise<string[]> {
  const log = await readFile(path.join(dataFolder, 'policy-reports.log'), 'utf8')
  return log.split('\n').filter(Boolean)
}

/** The mails to an address that the server has written so far. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = path.join(dataFolder, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))))
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** Collects what a page must not do: errors in the console, failed requests, layout shifts. */
export async function watch(page: Page): Promise<{ problems: string[]; layoutShift: () => Promise<number> }> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    problems,
    layoutShift: () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
  }
}
