import { expect, type Page, test } from '@playwright/test'
import { fillApplication, fillContact, mailsTo, signIn, watch } from './helpers'

const addressOf = (who: string) => `${who}.${Date.now()}@winter.example`

test.describe('the contact page', () => {
  test('says how the company is reached, from the settings', async ({ page }) => {
    const seen = await watch(page)
    await page.goto('/contact')
    await expect(page).toHaveTitle('Contact Us | Prairieline Networks')
    const details = page.getByRole('region', { name: 'Contact Information' })
    await expect(details.getByRole('link', { name: '(913) 555-0142' })).toHaveAttribute('href', 'tel:+19135550142')
    await expect(details.getByRole('link', { name: /@prairieline\.example$/ })).toHaveCount(4)
    for (const text of ['8:00 AM-6:00 PM', 'Southeast and Caribbean', 'up to 24/7 for managed services'])
      await expect(details.getByText(text)).toBeVisible()
    const offices = page.getByRole('region', { name: 'Regional Offices' })
    await expect(offices.getByRole('article')).toHaveCount(4)
    await expect(offices.getByRole('img')).toHaveAccessibleName(/Las Vegas, Dallas\/Ft Worth, Kansas City, and Tampa/)
    const map = offices.getByRole('link', { name: 'View on Map for Tampa (opens in a new tab)' })
    await expect(map).toHaveAttribute('target', '_blank')
    await expect(map).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=27.9623&mlon=-82.5128#map=15/27.9623/-82.5128',
    )
    await expect(page.getByRole('region', { name: 'Frequently Asked Questions' }).getByRole('listitem')).toHaveCount(4)
    expect(seen.problems).toEqual([])
  })

  test('the banner at #careers leads to the careers page', async ({ page }) => {
    await page.goto('/contact#careers')
    const banner = page.locator('#careers')
    await expect(banner).toBeInViewport()
    await banner.getByRole('link', { name: 'See Careers' }).click()
    await expect(page).toHaveURL('/careers')
    await expect(page).toHaveTitle('Network Technology Recruiting | Prairieline Networks')
  })

  test('a message is sent, mailed and confirmed, and the form is empty again', async ({ page }) => {
    const email = addressOf('contact')
    const subject = `A grain yard ${Date.now()}`
    await page.goto('/contact')
    await fillContact(page, { email, subject })
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    await page.route('**/api/contact', async (route) => {
      await gate
      await route.continue()
    })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    open()
    await expect(page.getByText('Message sent', { exact: true })).toBeVisible()
    await expect(
      page.getByText("Thank you for contacting us. We'll get back to you soon.", { exact: true }),
    ).toBeVisible()
    for (const label of ['Name', 'Email', 'Phone', 'Subject']) await expect(page.getByLabel(label)).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    await expect
      .poll(async () => (await mailsTo('hello@prairieline.example')).some((mail) => mail.subject?.endsWith(subject)))
      .toBe(true)
  })

  test('names what is missing, at its field', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    for (const message of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Subject must be at least 2 characters',
      'Message must be at least 10 characters',
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
  })

  for (const [what, status, body, reason] of [
    ['the server’s reason', 429, JSON.stringify({ message: 'Too many tries.' }), 'Too many tries.'],
    ['a reason of our own', 502, '<html>Bad gateway</html>', 'Something went wrong'],
  ] as const)
    test(`a failure keeps the values and shows ${what}`, async ({ page }) => {
      await page.goto('/contact')
      await fillContact(page, { email: 'ada@winter.example', subject: 'A grain yard' })
      await page.route('**/api/contact', (route) => route.fulfill({ status, body }))
      await page.getByRole('button', { name: 'Send Message' }).click()
      const toast = page.locator('[data-variant="destructive"]')
      await expect(toast).toContainText('Failed to send message')
      await expect(toast).toContainText(reason)
      await expect(page.getByLabel('Subject')).toHaveValue('A grain yard')
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
    })
})

test.describe('the careers page', () => {
  test('an application is received; the form comes back as it was', async ({ page }) => {
    const email = addressOf('careers')
    await page.goto('/careers')
    await fillApplication(page, email)
    const sent = page.waitForRequest('**/api/careers/apply')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    expect((await sent).postDataJSON()).not.toHaveProperty('recipient')
    await expect(page.getByRole('heading', { name: 'Application Received' })).toBeFocused()
    await expect(page.getByText('Application Submitted', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Thank you for your interest! Our team will contact you soon.', { exact: true }),
    ).toBeVisible()
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    await page.getByRole('button', { name: 'Submit Another Application' }).click()
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Winter')
    await expect(page.getByLabel('Position')).toHaveValue('Fiber Optic Technician')
    await expect(page.getByLabel('Skills')).toHaveValue('Splicing, OTDR traces and patience.')
  })

  test('names what is missing, and says when it could not be sent', async ({ page }) => {
    await page.goto('/careers')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    for (const message of [
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Please enter a valid phone number.',
      "Please select a position you're interested in.",
      'Please select your experience level.',
      'Please describe your skills in at least 10 characters.',
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    await fillApplication(page, 'ada@winter.example')
    await page.route('**/api/careers/apply', (route) => route.abort())
    await page.getByRole('button', { name: 'Submit Application' }).click()
    const toast = page.locator('[data-variant="destructive"]')
    await expect(toast).toContainText('Submission Error')
    await expect(toast).toContainText('There was a problem submitting your application. Please try again.')
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Winter')
  })
})

test.describe('a résumé as a file', () => {
  const pdf = { name: 'Résumé Ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n') }
  const choose = (page: Page, file: typeof pdf) => page.locator('input[name="resumeFile"]').setInputFiles(file)
  const chosen = (page: Page) => page.getByRole('list', { name: 'Résumé: chosen file' })

  test('goes with the application, and an administrator finds it there', async ({ page }) => {
    const email = addressOf('resume')
    await page.goto('/careers')
    await fillApplication(page, email)
    await choose(page, { ...pdf, name: 'other.pdf' })
    await expect(chosen(page)).toContainText('other.pdf')
    await page.getByRole('button', { name: 'Remove other.pdf' }).click()
    await expect(chosen(page)).toHaveCount(0)
    await choose(page, pdf)
    await expect(chosen(page)).toContainText('Résumé Ada.pdf')
    const sent = page.waitForResponse('**/api/careers/apply')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByRole('heading', { name: 'Application Received' })).toBeFocused()
    const { id } = (await (await sent).json()) as { id: number }
    const mailOfIt = async () =>
      (await mailsTo('careers@prairieline.example')).find(({ subject }) => subject?.includes(`#${id}:`))?.text
    await expect.poll(mailOfIt).toContain('Résumé Ada.pdf')
    await signIn(page, 'admin')
    await page.goto(`/admin/collections/career_applications/${id}`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Résumé Ada.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('Résumé Ada.pdf')
  })

  test('of another type is refused before anything is sent, and by the server for what it is', async ({ page }) => {
    await page.goto('/careers')
    await fillApplication(page, 'ada@winter.example')
    await choose(page, { ...pdf, name: 'cv.exe' })
    await expect(page.getByText('“cv.exe” is not a PDF, DOCX, ODT, RTF, PNG or JPEG file')).toBeVisible()
    await expect(chosen(page)).toHaveCount(0)
    await choose(page, { ...pdf, name: 'cv.docx' })
    await page.getByRole('button', { name: 'Submit Application' }).click()
    const message = '“cv.docx” is not a PDF, DOCX, ODT, RTF, PNG or JPEG file'
    await expect(page.getByRole('status').getByText(message)).toBeVisible()
    await expect(page.getByRole('alert').getByText(message)).toBeVisible()
    await expect(page.getByLabel('Skills')).toHaveValue('Splicing, OTDR traces and patience.')
    await choose(page, pdf)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByRole('heading', { name: 'Application Received' })).toBeVisible()
  })

  test('stays chosen when the connection breaks; the next try is the same application', async ({ page }) => {
    await page.goto('/careers')
    await fillApplication(page, addressOf('again'))
    await choose(page, pdf)
    const keys: (string | undefined)[] = []
    await page.route('**/api/careers/apply', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return keys.length === 1 ? route.abort() : route.continue()
    })
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText(/We could not be reached/)).toBeVisible()
    await expect(chosen(page)).toContainText('Résumé Ada.pdf')
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByRole('heading', { name: 'Application Received' })).toBeVisible()
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  test('goes without JavaScript too, and a wrong one is named on a page', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/careers')
    await fillApplication(page, addressOf('plain'))
    await choose(page, { ...pdf, name: 'cv.docx' })
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('“cv.docx” is not a PDF, DOCX, ODT, RTF, PNG or JPEG file')).toBeVisible()
    await page.goto('/careers')
    await fillApplication(page, addressOf('plain'))
    await choose(page, pdf)
    await page.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page).toHaveURL('/careers/thank-you')
    await context.close()
  })
})

test('without JavaScript both forms end on a page that says thank you', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  await fillContact(page, { email: 'plain@winter.example', subject: 'A plain form' })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent')
  await page.goto('/careers')
  await fillApplication(page, 'plain@winter.example')
  await page.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page).toHaveURL('/careers/thank-you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Received')
  await context.close()
})
