import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { pdfPages } from '../helpers/pdf-text'
import { axeViolations } from './axe'
import { mailsTo, signIn, watch } from './helpers'
import { headers, newPerson, type Person, signInAs } from './people'

const PLAN = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const LAMPS = 'Lamps along the wall'

type Sent = { id: number; number: string; version: number; title: string; link: string; request: number }

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

/** Asks for a quote as a signed-in client, with a floor plan. @returns the number of the request */
async function ask(browser: Browser, { username, email }: Person, company: string): Promise<number> {
  const page = await newPage(browser)
  expect(await signInAs(page, username)).toBe(200)
  const answer = await page.request.post('/api/rfq-requests', {
    headers,
    multipart: {
      fullName: 'Ada Winter',
      company,
      email,
      phone: '913 555 0100',
      serviceType: 'network',
      projectDescription: 'A line from the mill to the barn.',
      terms: 'true',
      floorPlanUrls: { name: 'yard.pdf', mimeType: 'application/pdf', buffer: PLAN },
    },
  })
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: number }
  await page.context().close()
  return id
}

const line = (description: string, unitPriceCents: number, more: object = {}) => ({
  description,
  quantityThousandths: 1000,
  unit: 'each',
  unitPriceCents,
  taxRateBasisPoints: 1000,
  ...more,
})

/** Writes and sends a quote of $1,100.00 with an optional line of $220.00, tax included, and finds its link in the mail. */
async function quote(sales: Page, request: number, { email }: Person, title: string): Promise<Sent> {
  const created = await sales.request.post(`/api/admin/rfq/${request}/quotes`, { headers, data: {} })
  expect(created.status()).toBe(201)
  const { id, terms, validUntil } = (await created.json()) as { id: number; terms: string; validUntil: string }
  const data = {
    title,
    clientId: ((await created.json()) as { client: { id: number } }).client.id,
    recipient: { name: 'Ada Winter', company: 'Winter Mills', email },
    scope: 'We lay a line from the mill to the barn.',
    milestones: [{ title: 'Line in the ground', days: 14 }],
    lines: [line('Fiber to the barn', 100_000), line(LAMPS, 20_000, { isOptional: true, isChosen: false })],
    validUntil,
    terms,
    depositBasisPoints: 3000,
  }
  expect((await sales.request.put(`/api/admin/quotes/${id}`, { headers, data })).status()).toBe(200)
  const sent = await sales.request.post(`/api/admin/quotes/${id}/send`, { headers, data: { message: 'As discussed.' } })
  expect(sent.status()).toBe(200)
  const { number, version } = (await sent.json()) as { number: string; version: number }
  const letter = async () => (await mailsTo(email)).find(({ subject }) => subject?.includes(number))
  await expect.poll(letter).toBeTruthy()
  const mail = await letter()
  expect(mail?.text).toContain('As discussed.')
  expect(mail?.text).toContain('$1,100.00')
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`${number}-v${version}.pdf`])
  const link = /\/quote\/\d+-[0-9a-f]{64}/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(link).not.toBe('')
  return { id, number, version, title, link, request }
}

/** Draws a wave into the box of the signature. */
async function sign(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Draw it' }).check()
  const pad = page.getByRole('img', { name: /^Box for your signature/ })
  await pad.scrollIntoViewIfNeeded()
  const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + 40, box.y + box.height / 2)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++)
    await page.mouse.move(box.x + 40 + step * 18, box.y + box.height / 2 + (step % 2 ? -25 : 25))
  await page.mouse.up()
  await expect(page.getByRole('img', { name: 'Your drawn signature' })).toBeVisible()
}

/** The lines of text of the PDF behind a link of the page. */
async function paperOf(page: Page, link: string): Promise<{ name: string; lines: string[] }> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).first().click()
  const download = await started
  return { name: download.suggestedFilename(), lines: pdfPages(await readFile(await download.path())).flat() }
}

/** Reads the quote behind its link, without an account, takes the lamps along and accepts it. */
async function accept(browser: Browser, { link, number, title }: Sent): Promise<void> {
  const reader = await newPage(browser)
  const { problems } = await watch(reader)
  const answer = await open(reader, link)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(reader.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  const before = await paperOf(reader, 'Download PDF')
  expect(before.lines.join(' ')).toContain('$1,100.00')
  const summary = reader.getByRole('complementary', { name: 'Summary of the quote' })
  await expect(summary.getByText('$1,100.00')).toBeVisible()
  await reader.getByRole('checkbox', { name: LAMPS }).check()
  await expect(summary.getByText('$1,320.00', { exact: true })).toBeVisible()
  await expect(summary.getByText('$396.00')).toBeVisible()
  await reader.getByRole('button', { name: 'Accept quote' }).click()
  await expect(reader.getByText('Your title or role must be at least 2 characters')).toBeVisible()
  await reader.getByLabel(/^Your name/).fill('Ada Winter')
  await reader.getByLabel(/^Your title/).fill('Owner')
  await reader.getByLabel(/^PO number/).fill('PO-4711')
  await sign(reader)
  await reader.getByRole('checkbox', { name: 'I agree to the terms' }).check()
  expect(await axeViolations(reader)).toEqual([])
  await reader.getByRole('button', { name: 'Accept quote' }).click()
  await expect(reader.getByRole('heading', { name: 'Thank you. The quote is accepted.' })).toBeFocused()
  await expect(reader.getByRole('img', { name: 'Signature of Ada Winter' })).toBeVisible()
  const { name, lines } = await paperOf(reader, 'Download the signed PDF')
  expect(name).toContain(number)
  const text = lines.join(' ')
  const hash = await reader.getByText(/^[0-9a-f]{64}$/).textContent()
  for (const part of [number, LAMPS, '$1,320.00', 'Ada Winter', 'PO-4711', 'Owner']) expect(text).toContain(part)
  expect(text.replaceAll(' ', '')).toContain(hash)
  expect(await axeViolations(reader)).toEqual([])
  expect(problems).toEqual([])
  await reader.context().close()
}

test('a request becomes a quote, a project, an invoice and a payment', async ({ browser }) => {
  const person = await newPerson(browser)
  const title = `Line to the barn ${Date.now()}`
  const request = await ask(browser, person, title)
  const sales = await newPage(browser)
  await signIn(sales, 'sales')
  const sent = await quote(sales, request, person, title)
  await accept(browser, sent)

  // Both sides have the signed quote and the invoice of the deposit in their mail.
  const signed = async (to: string) =>
    (await mailsTo(to)).find(({ attachments, subject }) => subject?.includes(sent.number) && attachments.length === 2)
  await expect.poll(() => signed(person.email)).toBeTruthy()
  await expect.poll(() => signed('quotes@prairieline.example')).toBeTruthy()
  const [contract, bill] = (await signed(person.email))?.attachments ?? []
  const read = (file: typeof contract) =>
    pdfPages(Buffer.from(file?.content as ArrayBuffer))
      .flat()
      .join(' ')
  expect(read(contract)).toContain('PO-4711')
  expect(read(bill)).toContain('$396.00')

  // The desk has the whole story.
  const record = (await (await sales.request.get(`/api/admin/quotes/${sent.id}`)).json()) as {
    events: { kind: string }[]
    depositInvoice: { id: number; number: string }
    project: { id: number }
  }
  const kinds = record.events.map(({ kind }) => kind)
  for (const kind of ['sent', 'viewed', 'accepted']) expect(kinds).toContain(kind)
  const asked = (await (await sales.request.get(`/api/admin/rfq/${request}`)).json()) as { status: string }
  expect(asked.status).toBe('completed')

  // The client finds quote, project and invoice in the portal.
  const client = await newPage(browser)
  expect(await signInAs(client, person.username)).toBe(200)
  const { problems } = await watch(client)
  await open(client, '/portal/billing')
  const row = client.getByRole('region', { name: 'Quotes with status and totals' }).getByRole('row').nth(1)
  await expect(row).toContainText('Accepted')
  await expect(row).toContainText('$1,320.00')
  await row.getByRole('link', { name: sent.number }).first().click()
  await expect(client).toHaveURL(`/portal/billing/quotes/${sent.id}`)
  await expect(client.getByRole('heading', { name: 'This quote is accepted' })).toBeVisible()
  await client.getByRole('link', { name: 'Open the project' }).click()
  await expect(client).toHaveURL(`/portal/projects/${record.project.id}`)
  await expect(client.getByText('Line in the ground')).toBeVisible()
  await expect(client.getByRole('link', { name: sent.number })).toHaveAttribute(
    'href',
    `/portal/billing/quotes/${sent.id}`,
  )

  // What is paid stands in the statement.
  const admin = await newPage(browser)
  await signIn(admin, 'admin')
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Chicago' }).format(new Date())
  const paid = await admin.request.post('/api/payments', {
    headers,
    data: { invoice: record.depositInvoice.id, amountCents: 39_600, date: day, method: 'bank', reference: 'WIRE-1' },
  })
  expect(paid.status()).toBe(201)
  await open(client, '/portal/billing/statement')
  await expect(client.getByRole('row', { name: new RegExp(record.depositInvoice.number) }).first()).toContainText(
    '$396.00',
  )
  await expect(client.getByRole('row', { name: /WIRE-1/ })).toContainText('$396.00')
  await open(client, `/portal/billing/${record.depositInvoice.id}`)
  await expect(client.getByText('Paid', { exact: true }).first()).toBeVisible()
  expect(problems).toEqual([])
})

test('a quote is declined once, and a link that is bad or another client’s gets a kind page', async ({ browser }) => {
  const person = await newPerson(browser)
  const title = `Line to the silo ${Date.now()}`
  const sales = await newPage(browser)
  await signIn(sales, 'sales')
  const sent = await quote(sales, await ask(browser, person, title), person, title)

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(sent.link)
  await expect(plain.getByText('Answering on this page needs JavaScript.')).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Accept quote' })).toBeHidden()
  expect((await plain.request.get(`/api${sent.link.replace('quote', 'quotes')}/pdf`)).status()).toBe(200)

  const reader = await newPage(browser)
  for (const link of [sent.link.slice(0, -1), sent.link.replace(/.$/, (last) => (last === '0' ? '1' : '0'))]) {
    expect((await reader.goto(link))?.status()).toBe(404)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  }
  const other = await newPage(browser)
  await signIn(other, 'client')
  expect((await other.goto(sent.link))?.status()).toBe(403)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This quote was sent to another account')
  expect((await other.goto(`/portal/billing/quotes/${sent.id}`))?.status()).toBe(404)
  expect(await axeViolations(other)).toEqual([])

  // Addresses are the same in every case, also where a mail program has changed it.
  await open(reader, sent.link.toUpperCase())
  await expect(reader).toHaveURL(sent.link)
  await reader.getByText('Ask a question', { exact: true }).click()
  await reader.getByLabel(/^Your question/).fill('Is the trench included?')
  await reader.getByRole('button', { name: 'Send question' }).click()
  await expect(reader.getByText('Your question is with our team. We answer by e-mail or by phone.')).toBeVisible()
  await expect
    .poll(async () =>
      (await mailsTo('quotes@prairieline.example')).some(({ text }) => text?.includes('trench included')),
    )
    .toBe(true)
  await reader.getByText('Decline this quote', { exact: true }).click()
  await reader.getByLabel(/^Why/).fill('Too late for the harvest')
  await reader.getByRole('button', { name: 'Decline quote' }).click()
  await expect(reader.getByRole('heading', { name: 'This quote was declined' })).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Accept quote' })).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByText('Too late for the harvest')).toBeVisible()
  expect(await axeViolations(reader)).toEqual([])
})
