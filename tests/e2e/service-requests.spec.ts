import { expect, type Page, test } from '@playwright/test'
import { BASE_URL } from './address'
import { axeViolations } from './axe'
import { mailsTo, signIn } from './helpers'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const file = { name: 'yard.pdf', mimeType: 'application/pdf', buffer: PDF }
/** Opens a screen and waits until it has come alive: what is typed before is lost. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })
const notice = (page: Page, text: string) => page.locator('[data-variant]').getByText(text, { exact: true })

test('a request goes from the client to the desk and back, is resolved and reopened', async ({ page, browser }) => {
  const title = `Handhelds at the dock ${Date.now()}`
  await signIn(page, 'client')
  await open(page, '/portal/services')
  await page.getByRole('link', { name: 'New service request' }).click()
  await expect(page).toHaveURL('/portal/services/requests/new')
  await page.getByRole('radio', { name: 'Fault or outage' }).check()
  await page.getByLabel(/^Title/).fill(title)
  await page.getByLabel(/^Priority/).selectOption('high')
  await page.getByLabel(/^Description/).fill('They lose the WiFi whenever a truck is on the scale.')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveURL(/\/portal\/services\/requests\/\d+$/)
  await expect(page).toHaveTitle(new RegExp(`^SR-\\d+ ${title} \\| Prairieline Networks$`))
  await expect(page.getByRole('link', { name: /yard\.pdf/ })).toBeVisible()
  const address = new URL(page.url()).pathname
  const id = address.split('/').pop()

  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, 'sales')
  await open(desk, `/admin/collections/service_requests/${id}`)
  const answer = desk.getByRole('group', { name: 'Answer' })
  await answer.getByLabel('Note for colleagues only').check()
  await answer.getByLabel('Note for colleagues', { exact: true }).fill('Same breaker as last fall.')
  await answer.getByRole('button', { name: 'Keep the note' }).click()
  await expect(desk.getByText('Note, not shown to the client')).toBeVisible()
  await desk.waitForLoadState('networkidle')
  await answer.getByLabel('Answer to the client').fill('Which scale is it?')
  await answer.getByLabel('Status afterwards').selectOption('waiting_for_client')
  await answer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(desk.getByRole('list').getByText('Which scale is it?')).toBeVisible()

  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Which scale is it?')).toBeVisible()
  await expect(page.getByText('Waiting for you').first()).toBeVisible()
  await expect(page.getByText('Same breaker as last fall.')).toHaveCount(0)
  await page.getByLabel(/Your message/).fill('The north one. The plan is attached.')
  await page.locator('input[type=file]').setInputFiles({ ...file, name: 'north.pdf' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(notice(page, 'Message sent')).toBeVisible()
  await expect(page.getByRole('link', { name: /north\.pdf/ })).toBeVisible()

  const resolved = await desk.request.patch(`/api/admin/requests/${id}`, {
    data: { status: 'resolved' },
    headers: { origin: BASE_URL },
  })
  expect(resolved.status()).toBe(200)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Reopen request' }).click()
  await expect(notice(page, 'Request reopened')).toBeVisible()
  await expect(page.getByText(/set the status to Open/)).toBeVisible()

  await open(page, '/portal/services/requests')
  await page.getByLabel('Search').fill(title)
  await expect(page).toHaveURL(/q=Handhelds/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByLabel('Status').selectOption('closed')
  await expect(page.getByText('No request fits')).toBeVisible()

  await expect
    .poll(
      async () =>
        (await mailsTo('client@heartlandgrain.example')).filter((mail) => mail.subject?.includes(title)).length,
    )
    .toBeGreaterThanOrEqual(3)
  const mails = (await mailsTo('client@heartlandgrain.example')).filter((mail) => mail.subject?.includes(title))
  const first = mails.find((mail) => !mail.inReplyTo)
  for (const mail of mails) if (mail !== first) expect(mail.inReplyTo).toBe(first?.messageId)
})

test('another client’s request is not found, on the screen as in the call', async ({ page }) => {
  await signIn(page, 'admin')
  const { docs } = (await (await page.request.get('/api/service_requests?where[title][contains]=Filling')).json()) as {
    docs: { id: number }[]
  }
  await signIn(page, 'client')
  const answer = await page.goto(`/portal/services/requests/${docs[0]?.id}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service request not found')
  expect((await page.request.get(`/api/client/requests/${docs[0]?.id}`)).status()).toBe(404)
  expect(await axeViolations(page)).toEqual([])
})

test('a request is made by keyboard alone; what is missing is said at its field', async ({ page }) => {
  await signIn(page, 'client')
  await open(page, '/portal/services/requests/new')
  await page.getByRole('button', { name: 'Send request' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please give it a title of at least 3 characters')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('a request that cannot be sent keeps what was typed', async ({ page }) => {
  await signIn(page, 'client')
  await open(page, '/portal/services/requests/new')
  await page.getByRole('radio', { name: 'Remove access' }).check()
  await page.getByLabel(/^Title/).fill('Beth leaves')
  await page.getByLabel(/^Description/).fill('On Friday at five in the afternoon.')
  await page.route('**/api/client/requests', (route) => route.abort())
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(notice(page, 'Request not sent')).toBeVisible()
  await expect(page.getByLabel(/^Title/)).toHaveValue('Beth leaves')
})

test('the help finds an article, and says what is promised', async ({ page }) => {
  await signIn(page, 'client')
  await open(page, '/portal/help')
  await expect(page.getByText('Critical issues are answered within 15 minutes', { exact: false })).toBeVisible()
  await expect(page.getByText('99.9%')).toBeVisible()
  await page.getByLabel('Search the help').fill('recovery codes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=recovery/)
  await page.getByRole('link', { name: 'I cannot sign in. What now?' }).click()
  await expect(page).toHaveTitle('I cannot sign in. What now? | Prairieline Networks')
  expect((await page.goto('/portal/help/no-such-article'))?.status()).toBe(404)
})
